import { translator } from '#app/i18n/i18n.server.ts'
import type { Order } from './order.ts'
import { originOfOrder } from './order-origin.server.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import { receiptLink } from '#app/shop/ordering/order-pages/order-mail.server.ts'

/** Returns the signed link to the page of an order; none if the shop's own origin is unknown. */
export function orderPageParts(order: Order, key: string): MailPart[] {
  const t = translator(order.language)
  const origin = originOfOrder(order)
  if (origin === '') return []
  return [
    { kind: 'link', text: t('mail.orderPage.link'), href: receiptLink(order, origin, key) },
    { kind: 'text', text: t('mail.order.keep') },
  ]
}
