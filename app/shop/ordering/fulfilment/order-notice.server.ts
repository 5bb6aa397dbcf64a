import type { Transaction } from '#app/database/connection.server.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import { shopkeeperMail } from '#app/shop/messaging/mail/shopkeeper-mail.server.ts'
import { shopkeeper } from '#app/shop/operations/seller/shopkeeper.server.ts'
import { officeLinkOf } from '#app/shop/ordering/orders/order-page-parts.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'

/**
 * Names what the shopkeeper should know of an order: its payment takes days, was declined, did not come in time or is
 * not what was asked for, a refund came back, or its buyer cancelled it.
 */
type OrderNotice = 'under-way' | 'declined' | 'unpaid' | 'wrong' | 'refund-failed' | 'cancelled'

/**
 * Queues a mail to the shopkeeper about an order, once.
 * @param about The payment or refund, if there may be several.
 */
export async function sendOrderNotice(
  trx: Transaction,
  order: Order,
  { notice, about = order.number }: { notice: OrderNotice; about?: string },
  now: number,
): Promise<void> {
  const { number } = order
  const t = getFixedT(shopkeeper().language)
  const mail = shopkeeperMail({
    kind: `${notice}-shopkeeper`,
    about,
    subject: t(`mail.shopkeeper.${notice}.subject`, { number }),
    content: await noticeContent(trx, order, notice),
  })
  return enqueueMail(trx, mail, now)
}

/** Returns the text of a notice to the shopkeeper, and the link to its order. */
export async function noticeContent(
  trx: Transaction,
  order: Order,
  notice: OrderNotice,
): Promise<MailPart[]> {
  const { number, totalMinor: minor, currency } = order
  const { language } = shopkeeper()
  const t = getFixedT(language)
  const total = formatMoney({ minor, currency }, language)
  const command = `npm run shop -- order ${number}`
  return [
    { kind: 'text', text: t(`mail.shopkeeper.${notice}.text`, { number, total }) },
    (await officeLinkOf(trx, order)) ?? {
      kind: 'text',
      text: t('mail.shopkeeper.show', { command }),
    },
  ]
}
