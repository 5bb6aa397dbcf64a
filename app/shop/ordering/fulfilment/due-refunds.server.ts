import type { Currency } from '#app/i18n/currency.ts'
import { db } from '#app/database/database.server.ts'
import type { RefundTable } from '#app/database/tables.ts'
import { leftMinor } from '#app/shop/ordering/orders/refund-payments.server.ts'

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
