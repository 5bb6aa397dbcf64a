import { db } from '#app/database/database.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { orderLinkMail } from '#app/shop/ordering/order-pages/order-link-mail.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'

/** A form that is sent twice within this time sends one mail. */
const pauseMs = 60_000

/** Queues a mail with the link to the page of an order, from which its buyer reaches all papers and e-books. */
export async function resendOrderLink(
  number: string,
  now: number,
): Promise<{ ok: true; email: string } | { ok: false; reason: 'unknown' | 'no-email' }> {
  const secret = await ensureLinkSecret()
  return db.write(async (trx) => {
    const order = await findOrder(number, trx)
    if (!order) return { ok: false, reason: 'unknown' }
    if (order.email === '') return { ok: false, reason: 'no-email' }
    const about = `${number} staff ${Math.floor(now / pauseMs)}`
    await enqueueMail(trx, orderLinkMail(order, receiptKey(secret, number, now), about), now)
    await recordChange(trx, { command: 'send-link', about: number }, now)
    return { ok: true, email: order.email }
  })
}
