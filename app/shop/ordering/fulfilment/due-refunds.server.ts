import type { Currency } from '#app/i18n/currency.ts'
import { db } from '#app/database/database.server.ts'
import type { RefundTable } from '#app/database/tables.ts'
import { leftMinor } from '#app/shop/ordering/orders/refund-payments.server.ts'
import { wrongPayment } from './apply-checkout-session.server.ts'

export type DueRefund = Pick<
  RefundTable,
  'id' | 'orderNumber' | 'reason' | 'amountMinor' | 'dueAt'
> & { currency: Currency; paymentMethod: string }

/** Lists the due refunds of one order or all, the most urgent first. */
export const listDueRefunds = (number?: string): Promise<DueRefund[]> =>
  db.read
    .selectFrom('refund')
    .innerJoin('customerOrder', 'customerOrder.number', 'refund.orderNumber')
    .where('refund.state', '=', 'due')
    .$if(number !== undefined, (query) => query.where('orderNumber', '=', number!))
    .select(leftMinor.as('amountMinor'))
    .select(['refund.id', 'orderNumber', 'reason', 'dueAt'])
    .select(['currency', 'paymentMethod'])
    .orderBy('dueAt')
    .orderBy('refund.id')
    .execute()

/** Returns the last moment (ms UTC) of the due refund that is the most urgent; undefined if none is due. */
export async function findFirstRefundDueAt(): Promise<number | undefined> {
  const first = await db.read
    .selectFrom('refund')
    .select('dueAt')
    .where('state', '=', 'due')
    .orderBy('dueAt')
    .limit(1)
    .executeTakeFirst()
  return first?.dueAt
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
