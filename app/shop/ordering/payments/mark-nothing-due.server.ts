import type { Transaction } from '#app/database/connection.server.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import { listEbooksOfOrder } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import { openedEbookParts } from '#app/shop/ordering/downloads/opened-ebooks.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { ebooksKey } from '#app/shop/ordering/orders/receipt-key.server.ts'

/**
 * Marks an unpaid order as paid whose buyer keeps only what costs nothing, which opens its e-books. Returns a mail's text
 * about them. The transaction must have locked the order.
 */
export async function markNothingDue(
  trx: Transaction,
  order: Order,
  { secret, now }: { secret: string; now: number },
): Promise<MailPart[]> {
  const { number } = order
  await trx
    .updateTable('customerOrder')
    .set({ paymentState: 'paid' })
    .where('number', '=', number)
    .execute()
  const key = ebooksKey(secret, number, now)
  return openedEbookParts(order, await listEbooksOfOrder(number, trx), { key, now })
}
