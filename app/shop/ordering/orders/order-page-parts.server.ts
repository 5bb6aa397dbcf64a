import type { Reader } from '#app/database/connection.server.ts'
import { shopkeeper } from '#app/shop/operations/seller/shopkeeper.server.ts'
import { hasStaff } from '#app/shop/operations/seller/has-staff.server.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import type { Order } from './order.ts'
import { originOfOrder } from './order-origin.server.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'

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

/**
 * Returns the link by which a mail to the shopkeeper leads to an order in the back office, or undefined: without staff it
 * opens to nobody, and the shop's own origin may be unknown. The mail then names commands.
 */
export async function officeLinkOf(
  reader: Reader,
  order: Pick<Order, 'number' | 'origin'>,
): Promise<MailPart | undefined> {
  const origin = originOfOrder(order)
  if (origin === '' || !(await hasStaff(reader))) return undefined
  return {
    kind: 'link',
    text: getFixedT(shopkeeper().language)('mail.shopkeeper.office'),
    href: `${origin}/office/orders/${order.number}`,
  }
}
