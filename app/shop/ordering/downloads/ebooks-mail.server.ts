import { isolate } from '#app/i18n/text-direction.ts'
import { localPath } from '#app/i18n/paths.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { downloadsPath } from './downloads-page.ts'
import type { BoughtEbook } from './bought-ebooks.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { formatDays, listEbookAccess, type NamedEbookAccess } from './list-ebook-access.server.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import type { NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { addressOf, shortMail } from '#app/shop/messaging/mail/short-mail.server.ts'

type EbooksLinkParams = { number: string; language: Language; origin: string }

/** Returns the link that opens the e-books of an order wherever its mail is read. */
export const ebooksLink = ({ number, language, origin }: EbooksLinkParams, key: string): string =>
  origin + localPath(language, downloadsPath({ order: number, key }))

/**
 * Returns the part of an order's confirmation about its e-books: how to get them, and what was
 * declared about them.
 */
export function ebookParts(
  order: Order,
  ebooks: BoughtEbook[],
  { origin, key }: { origin: string; key: string },
): MailPart[] {
  if (ebooks.length === 0) return []
  const t = getFixedT(order.language)
  const access = listEbookAccess(ebooks, order.placedAt, order.language)
  const ahead = access.filter((one) => 'from' in one).map(({ name }) => name)
  const words = [
    ...(access.some(({ kind }) => kind === 'unpaid') ? [t('mail.ebooks.unpaid')] : []),
    ...formatDays(access, order.language),
  ]
  return [
    { kind: 'heading', text: t('mail.ebooks.heading') },
    { kind: 'link', text: t('mail.ebooks.link'), href: ebooksLink({ ...order, origin }, key) },
    ...(words.length > 0 ? [{ kind: 'text' as const, text: words.join('\n\n') }] : []),
    ...(order.ebookConsent
      ? [
          {
            kind: 'text' as const,
            text: [
              ...(['given', 'supply', 'loss'] as const).map((part) =>
                t(`order.ebookConsent.${part}`),
              ),
              ...(order.totalMinor > 0 ? [t('order.ebookConsent.paid')] : []),
              ...(ahead.length > 0
                ? [t('order.ebookConsent.ahead', { names: ahead.map(isolate).join(', ') })]
                : []),
            ].join('\n'),
          },
          ...(order.channel === 'counter' ? [] : withdrawalParts(order, access, origin)),
        ]
      : []),
  ]
}

/**
 * Returns what is left of the right of withdrawal: none for what is open, by consent, and all for
 * the rest (CRD Art 16(m)).
 */
function withdrawalParts(
  { language, lines }: Order,
  access: NamedEbookAccess[],
  origin: string,
): MailPart[] {
  const t = getFixedT(language)
  const withdrawalUrl = addressOf({ language, origin }, '/withdrawal')
  // If goods are sent too, their terms follow under the same heading.
  const isAlone = lines.every(({ format }) => format === 'e-book')
  const namesOf = (isOpen: boolean) =>
    access
      .filter(({ kind }) => (kind === 'open') === isOpen)
      .map(({ name }) => isolate(name))
      .join(', ')
  const [supplied, open] = [namesOf(true), namesOf(false)]
  return [
    ...(isAlone ? [{ kind: 'heading' as const, text: t('mail.withdrawal.heading') }] : []),
    ...(supplied
      ? [{ kind: 'text' as const, text: t('mail.withdrawal.ebooksLost', { names: supplied }) }]
      : []),
    ...(open
      ? [
          {
            kind: 'text' as const,
            text: t('mail.withdrawal.ebooksOpen', { names: open, where: withdrawalUrl }),
            links: [withdrawalUrl],
          },
        ]
      : []),
  ]
}

/** Returns the mail with the same link again, on request. */
export function ebooksAgainMail(
  order: EbooksLinkParams & { email: string },
  { key, about, isUnpaid }: { key: string; about: string; isUnpaid: boolean },
): NewMail {
  const { number, language } = order
  const t = getFixedT(language)
  return shortMail(
    'ebooks',
    { email: order.email, language, about },
    t('mail.ebooks.subject', { number }),
    [
      { kind: 'link', text: t('mail.ebooks.consent', { number }), href: ebooksLink(order, key) },
      ...(isUnpaid ? [{ kind: 'text' as const, text: t('mail.ebooks.unpaid') }] : []),
      { kind: 'text', text: t('mail.ebooks.ignore') },
    ],
  )
}
