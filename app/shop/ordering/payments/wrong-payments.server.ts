import { db } from '#app/database/database.server.ts'

/** The audit rows of wrong payments have this command. */
export const wrongPayment = 'payment-wrong'

/** Returns whether a payment came for an order that is not what was asked for. */
export async function hasWrongPayment(number: string): Promise<boolean> {
  const wrong = await db.read
    .selectFrom('audit')
    .select('id')
    .where('about', '=', number)
    .where('command', '=', wrongPayment)
    .limit(1)
    .executeTakeFirst()
  return wrong !== undefined
}

/** Lists the orders that got a wrong amount and are still to be paid. */
export const listWrongPayments = (): Promise<{ number: string; at: number; details: string }[]> =>
  db.read
    .selectFrom('audit')
    .innerJoin('customerOrder', 'customerOrder.number', 'audit.about')
    .where('command', '=', wrongPayment)
    .where('customerOrder.paymentState', '=', 'due')
    .where('customerOrder.state', '<>', 'cancelled')
    .select(['number', 'at', 'details'])
    .orderBy('at')
    .orderBy('audit.id')
    .execute()
