import { getFixedT } from '#app/i18n/i18n.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { orderPageParts } from '#app/shop/ordering/orders/order-page-parts.server.ts'
import type { NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { shortMail } from '#app/shop/messaging/mail/short-mail.server.ts'

/**
 * Returns the mail with the link to an order's page again.
 * @param about Tells it from the others for this order.
 */
export function orderLinkMail(order: Order, key: string, about: string): NewMail {
  const { language, number, email } = order
  const t = getFixedT(language)
  return shortMail(
    'order-link',
    { email, language, about },
    t('mail.orderLink.subject', { number }),
    [
      { kind: 'text', text: t('mail.orderLink.text', { number }) },
      ...orderPageParts(order, key),
      { kind: 'text', text: t('mail.orderLink.ignore') },
    ],
  )
}
