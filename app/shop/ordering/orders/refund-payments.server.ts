import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import type { RefundTable } from '#app/database/tables.ts'

/** Is what is left to pay of the row of `refund` in a query, in minor units; 0 once all is paid. */
export const leftMinor: RawBuilder<number> = sql<number>`case when refund.state = 'done' then 0
  else refund.amount_minor - (select coalesce(sum(part.amount_minor), 0)
    from refund_payment as part where part.refund_id = refund.id) end`

export type RefundWithLeft = Selectable<RefundTable> & { leftMinor: number }

/** Lists the due refunds of an order with what is left of each, the most urgent first. */
export const listRefundsToPay = (reader: Reader, orderNumber: string): Promise<RefundWithLeft[]> =>
  reader
    .selectFrom('refund')
    .selectAll()
    .select(leftMinor.as('leftMinor'))
    .where('orderNumber', '=', orderNumber)
    .where('state', '=', 'due')
    .orderBy('dueAt')
    .orderBy('id')
    .execute()

type Payment = { refundId: string; reference: string | null; minor: number }

/** Records that a payment paid a refund or a part of it. The transaction must have locked the order. */
export const addRefundPayment = (
  trx: Transaction,
  { refundId, reference, minor }: Payment,
): Promise<unknown> =>
  trx
    .insertInto('refundPayment')
    .values({ refundId, reference: reference ?? '', amountMinor: minor })
    .onConflict((on) =>
      on.columns(['refundId', 'reference']).doUpdateSet((row) => ({
        amountMinor: row('refundPayment.amountMinor', '+', row.ref('excluded.amountMinor')),
      })),
    )
    .execute()

/** Lists the refunds of an order that a payment paid, also in part; `isPaid` is false once it failed. */
export async function listPaidBy(
  reader: Reader,
  orderNumber: string,
  reference: string,
): Promise<{ id: string; isPaid: boolean }[]> {
  const rows = await reader
    .selectFrom('refund')
    .leftJoin('refundPayment as part', (join) =>
      join.onRef('part.refundId', '=', 'refund.id').on('part.reference', '=', reference),
    )
    .where('orderNumber', '=', orderNumber)
    // An earlier version of the shop recorded a payment in the refund alone.
    .where((row) =>
      row.or([row('part.reference', '=', reference), row('refund.reference', '=', reference)]),
    )
    .select(['refund.id', 'part.amountMinor'])
    .orderBy('refund.id')
    .execute()
  return rows.map(({ id, amountMinor }) => ({ id, isPaid: amountMinor !== 0 }))
}
