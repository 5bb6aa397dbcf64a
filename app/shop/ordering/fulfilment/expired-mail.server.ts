import { orderDay } from '#app/i18n/format/format-order.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { orderPageParts } from '#app/shop/ordering/orders/order-page-parts.server.ts'
import type { NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { shortMail } from '#app/shop/messaging/mail/short-mail.server.ts'

/**
 * Returns the mail about an order on account that ended because it was neither paid nor packed in
 * time.
 */
export function expiredMail(order: Order, key: string): NewMail {
  const { language, number, email } = order
  const t = getFixedT(language)
  const date = orderDay(order, language).text
  return shortMail(
    'expired',
    { email, language, about: number },
    t('mail.expired.subject', { number }),
    [
      { kind: 'text', text: t('mail.expired.text', { number, date }) },
      ...orderPageParts(order, key),
    ],
  )
}
