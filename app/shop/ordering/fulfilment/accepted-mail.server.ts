import { getFixedT } from '#app/i18n/i18n.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { orderPageParts } from '#app/shop/ordering/orders/order-page-parts.server.ts'
import type { NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { shortMail } from '#app/shop/messaging/mail/short-mail.server.ts'

/**
 * Returns the mail that accepts an order which was only received so far: the shop has checked it
 * and reserved its goods.
 */
export function acceptedMail(order: Order, key: string): NewMail {
  const { language, number, email } = order
  const t = getFixedT(language)
  return shortMail(
    'accepted',
    { email, language, about: number },
    t('mail.accepted.subject', { number }),
    [{ kind: 'text', text: t('mail.accepted.text', { number }) }, ...orderPageParts(order, key)],
  )
}
