import { sql } from 'kysely'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { RefundLineTable } from '#app/database/tables.ts'
import type { LinePart, PricedPart } from './refund-amount.ts'

/** Lists what was refunded or called off of an order's lines. */
export const listRefundLines = (
  orderNumber: string,
  reader: Reader = db.read,
): Promise<RefundLineTable[]> =>
  reader
    .selectFrom('refundLine')
    .selectAll()
    .where('orderNumber', '=', orderNumber)
    .orderBy('at')
    .orderBy('position')
    .orderBy('fromPiece')
    .execute()

/**
 * Lists what was called off of an order before it was sent; `outside-returns` leaves out what a
 * return names.
 */
export const listCancelledLines = async (
  orderNumber: string,
  which: 'all' | 'outside-returns',
  reader: Reader,
): Promise<LinePart[]> =>
  (await listRefundLines(orderNumber, reader))
    .filter(({ isCancelled }) => isCancelled === 1)
    .filter(({ returnId }) => which === 'all' || returnId === null)
    .map(({ position, quantity }) => ({ position, quantity }))

type LinesToSubtract = {
  order: string
  parts: PricedPart[]
  refundId: string | null
  returnId?: string | null
  isCancelled?: boolean
}

/**
 * Records that parts of an order's lines are refunded or called off. Each part is one statement
 * that writes nothing if pieces of the line were taken off meanwhile or too few remain; then the
 * transaction is rolled back.
 */
export async function subtractLines(
  trx: Transaction,
  { order, parts, refundId, returnId = null, isCancelled = false }: LinesToSubtract,
  now: number,
): Promise<void> {
  for (const { position, quantity, fromPiece, amountMinor } of parts) {
    const { numAffectedRows } = await sql`
      insert into refund_line (order_number, position, from_piece, quantity, amount_minor,
        refund_id, return_id, is_cancelled, at)
      select sold.order_number, sold.position, ${whole(fromPiece)}, ${whole(quantity)},
        ${whole(amountMinor)}, ${key(refundId)}, ${key(returnId)}, ${whole(isCancelled ? 1 : 0)},
        ${whole(now)}
      from order_line as sold
      where sold.order_number = ${order} and sold.position = ${position}
        and sold.quantity >= ${whole(fromPiece + quantity)}
        and ${whole(fromPiece)} = (
          select coalesce(sum(off.quantity), 0) from refund_line as off
          where off.order_number = sold.order_number and off.position = sold.position)`.execute(trx)
    if (numAffectedRows !== 1n)
      throw new Error(`line ${position + 1} of ${order} was taken off meanwhile`)
  }
}

// PostgreSQL cannot infer the type of a parameter that is only selected.
const whole = (number: number) => sql`cast(${number} as bigint)`
const key = (text: string | null) => sql`cast(${text} as text)`
