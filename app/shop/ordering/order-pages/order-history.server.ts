import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { listEbooksOfOrder } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import { listRefundLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import { leftMinor } from '#app/shop/ordering/orders/refund-payments.server.ts'
import { listReturnedQuantities } from '#app/shop/ordering/returns/returns.server.ts'
import type { OrderHistory } from './order-progress.ts'

/**
 * Returns the history of an order.
 * @param number That of an existing order.
 */
export async function findHistory(number: string, reader: Reader = db.read): Promise<OrderHistory> {
  const events = await reader
    .selectFrom('orderEvent')
    .select(['state', 'at'])
    .where('orderNumber', '=', number)
    .orderBy('at')
    .orderBy('state')
    .execute()
  const parcels = await reader
    .selectFrom('parcel')
    .select(['carrier', 'code'])
    .where('orderNumber', '=', number)
    .orderBy('sentAt')
    .orderBy('carrier')
    .orderBy('code')
    .execute()
  const rows = await reader
    .selectFrom('refund')
    .select(['id', 'amountMinor', leftMinor.as('leftMinor'), 'state', 'dueAt', 'doneAt'])
    .where('orderNumber', '=', number)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const takenOff = await listRefundLines(number, reader)
  const returned = await listReturnedQuantities(number, reader)
  const ebooks = await listEbooksOfOrder(number, reader)
  // A due refund is shown with what is still to come of it.
  const refunds = rows.map(({ leftMinor: left, ...row }) =>
    row.state === 'due' ? { ...row, amountMinor: left } : row,
  )
  return { events, parcels, refunds, takenOff, returned, ebooks }
}
