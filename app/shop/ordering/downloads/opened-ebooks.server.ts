import { isolate } from '#app/i18n/text-direction.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import type { BoughtEbook } from './bought-ebooks.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { originOfOrder } from '#app/shop/ordering/orders/order-origin.server.ts'
import { formatDays, listEbookAccess } from './list-ebook-access.server.ts'
import { ebooksLink } from './ebooks-mail.server.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'

/**
 * Returns the part of a payment's mail about the e-books that it opened or that open on their day:
 * their link, if the shop's own origin is known, and what is left of the right of withdrawal.
 */
export function openedEbookParts(
  order: Order,
  ebooks: BoughtEbook[],
  { key, now }: { key: string; now: number },
): MailPart[] {
  const t = getFixedT(order.language)
  const origin = originOfOrder(order)
  // E-books that opened unpaid got their link in the order's mail.
  const access = listEbookAccess(
    ebooks.filter(({ opensUnpaid }) => opensUnpaid !== 1),
    now,
    order.language,
  ).filter(({ kind }) => kind === 'open' || kind === 'later')
  if (access.length === 0) return []
  const open = access.filter(({ kind }) => kind === 'open').map(({ name }) => name)
  const names = open.map(isolate).join(', ')
  const words = [
    ...(open.length > 0 ? [t('mail.ebooks.opened', { names })] : []),
    ...formatDays(access, order.language),
    ...(open.length > 0 && order.ebookConsent ? [t('mail.withdrawal.ebooksLost', { names })] : []),
  ]
  return [
    { kind: 'heading', text: t('mail.ebooks.heading') },
    { kind: 'text', text: words.join('\n\n') },
    ...(origin === ''
      ? []
      : [
          {
            kind: 'link' as const,
            text: t('mail.ebooks.link'),
            href: ebooksLink({ ...order, origin }, key),
          },
        ]),
  ]
}
