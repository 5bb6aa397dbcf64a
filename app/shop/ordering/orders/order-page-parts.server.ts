import type { Reader } from '#app/database/connection.server.ts'
import { shopkeeper } from '#app/shop/operations/seller/shopkeeper.server.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import type { Order } from './order.ts'
import { originOfOrder } from './order-origin.server.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import { officeLink } from '#app/shop/messaging/mail/office-link.server.ts'

/** Returns the link that opens a receipt wherever its mail is read. */
export const receiptLink = ({ number, language }: Order, origin: string, key: string): string =>
  `${origin}${localPath(language, `/order-received/${number}`)}?key=${key}`

/** Returns the signed link to the page of an order; none if the shop's own origin is unknown. */
export function orderPageParts(order: Order, key: string): MailPart[] {
  const t = getFixedT(order.language)
  const origin = originOfOrder(order)
  if (origin === '') return []
  return [
    { kind: 'link', text: t('mail.orderPage.link'), href: receiptLink(order, origin, key) },
    { kind: 'text', text: t('mail.order.keep') },
  ]
}

/** Returns the {@link officeLink} to an order. A mail without one names commands. */
export const officeLinkOf = (
  reader: Reader,
  order: Pick<Order, 'number' | 'origin'>,
): Promise<MailPart | undefined> =>
  officeLink(reader, {
    origin: originOfOrder(order),
    path: `orders/${order.number}`,
    text: getFixedT(shopkeeper().language)('mail.shopkeeper.office'),
  })
