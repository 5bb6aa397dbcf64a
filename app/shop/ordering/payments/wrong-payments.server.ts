import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import type { Money } from '#app/i18n/currency.ts'
import { parseStripeAmount } from './stripe-amount.ts'

/** The audit rows of wrong payments have this command. */
export const wrongPaymentCommand = 'payment-wrong'

/** Returns whether a payment came for an order that is not what was asked for. */
export async function hasWrongPayment(number: string, reader: Reader = db.read): Promise<boolean> {
  const wrong = await reader
    .selectFrom('audit')
    .select('id')
    .where('about', '=', number)
    .where('command', '=', wrongPaymentCommand)
    .limit(1)
    .executeTakeFirst()
  return wrong !== undefined
}

/**
 * Is a payment that is not what was asked for. `at` is ms UTC; `came` is undefined if its sum is the right one, or is not
 * known.
 */
export type WrongPayment = { at: number; came: Money | undefined }

/**
 * Returns the newest wrong payment of an order.
 * @param changes The recorded changes of the order, the newest first.
 */
export function findWrongPayment(changes: Tables['audit'][]): WrongPayment | undefined {
  const change = changes.find(({ command }) => command === wrongPaymentCommand)
  if (!change) return undefined
  const details = JSON.parse(change.details) as Record<string, unknown>
  return {
    at: change.at,
    came: details.came === details.asked ? undefined : parseStripeAmount(String(details.came)),
  }
}

/** Lists the orders that got a wrong amount and are still to be paid. */
export const listWrongPayments = (): Promise<{ number: string; at: number; details: string }[]> =>
  db.read
    .selectFrom('audit')
    .innerJoin('customerOrder', 'customerOrder.number', 'audit.about')
    .where('command', '=', wrongPaymentCommand)
    .where('customerOrder.paymentState', '=', 'due')
    .where('customerOrder.state', '<>', 'cancelled')
    .select(['number', 'at', 'details'])
    .orderBy('at')
    .orderBy('audit.id')
    .execute()
