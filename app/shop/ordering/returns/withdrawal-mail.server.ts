import type { Money } from '#app/i18n/currency.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { localPath } from '#app/i18n/paths.ts'
import { getFixedT, type Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Country } from '#app/i18n/markets.ts'
import { homeTimeZone, timeZoneOf } from '#app/i18n/format/time-zones.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import { orderPageParts } from '#app/shop/ordering/orders/order-page-parts.server.ts'
import type { NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { shopkeeperMail } from '#app/shop/messaging/mail/shopkeeper-mail.server.ts'
import { shortMail, type AttachedInvoice } from '#app/shop/messaging/mail/short-mail.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { shopkeeper } from '#app/shop/operations/seller/shopkeeper.server.ts'
import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { formatNameIn } from '#app/shop/ordering/quote/format-name.ts'
import {
  describePieces,
  type ReturnedLine,
  type ReturnReason,
} from '#app/shop/ordering/orders/returnable.ts'

/** `country` is the market of the declaration, whose time zone dates it. */
type Notice = {
  id: string
  email: string
  content: string
  language: Language
  country: Country
  declaredAt: number
}

const heading = (text: string): MailPart => ({ kind: 'heading', text })
const text = (words: string): MailPart => ({ kind: 'text', text: words })

/** Holds an order with the key that opens its receipt. */
type OrderWithKey = { order: Order; key: string }
const pageOf = ({ order, key }: OrderWithKey) => orderPageParts(order, key)

/** Returns the URL of the page that repeats a declaration. */
export const withdrawalPage = (origin: string, language: Language, key: string) =>
  `${origin}${localPath(language, `/withdrawal?notice=${key}`)}`

/**
 * Returns the receipt on a durable medium, with content, date and time (CRD Art 11a(4), § 356a
 * BGB). It states that the declaration was received, never that it was accepted. It ends with the
 * seller, to whom the goods go.
 * @param known The order, if the address is its buyer's, or else the page that repeats the whole
 * declaration.
 */
export function withdrawalReceipt(
  { id, email, content, language, country, declaredAt }: Notice,
  known: OrderWithKey | { page: string },
): NewMail {
  const t = getFixedT(language)
  return shortMail('withdrawal', { email, language, about: id }, t('mail.withdrawn.subject'), [
    text(
      t('mail.withdrawn.received', {
        time: formatMoment(declaredAt, language, timeZoneOf(country)),
      }),
    ),
    heading(t('mail.withdrawn.content')),
    text(content),
    ...('order' in known ? pageOf(known) : [linkTo(known.page, t)]),
    heading(t('mail.withdrawn.nextHeading')),
    text(t('mail.withdrawn.next')),
  ])
}

const linkTo = (page: string, t: Translate): MailPart => ({
  kind: 'link',
  text: t('mail.withdrawn.page'),
  href: page,
})

/**
 * Returns the mail to the shopkeeper, with the declaration as written.
 * @param officeLink It leads to the order of the withdrawal, if that is known.
 */
export function noticeForSeller(
  { id, content, declaredAt }: Notice,
  officeLink?: MailPart,
): NewMail {
  const { language } = shopkeeper()
  const t = getFixedT(language)
  const time = formatMoment(declaredAt, language, homeTimeZone())
  return shopkeeperMail({
    kind: 'withdrawal-shopkeeper',
    about: id,
    subject: t('mail.withdrawn.sellerSubject'),
    content: [
      text(t('mail.withdrawn.received', { time })),
      text(content),
      ...(officeLink ? [officeLink] : []),
    ],
  })
}

type Return = {
  id: string
  order: Order
  reason: ReturnReason
  note: string
  lines: ReturnedLine[]
}

type AnnouncedMailParams = { language: Language; key?: string; isConfirmed: boolean }

/**
 * Returns the mail about an announced return: what is sent back, what follows, and where to, which
 * is the sender at the end of every mail.
 * @param about `isConfirmed` is as in `orderMail`; to any other address the buyer's note is not
 * repeated.
 */
export function returnAnnouncedMail(
  announced: Return,
  { language, key, isConfirmed }: AnnouncedMailParams,
): NewMail {
  const t = getFixedT(language)
  const { id, order } = announced
  const to = { email: order.email, language, about: id }
  const subject = t('mail.returned.subject', { number: order.number })
  return shortMail('return', to, subject, [
    text(t('mail.returned.announced', { number: order.number })),
    text(linesOf(isConfirmed ? announced : { ...announced, note: '' }, t)),
    text(t('mail.returned.next')),
    ...(key === undefined ? [] : pageOf({ order, key })),
    heading(t('mail.returned.whereTo')),
  ])
}

/** @param officeLink It leads to the order; without it a command is named. */
export function returnForSellerMail(announced: Return, officeLink?: MailPart): NewMail {
  const t = getFixedT(shopkeeper().language)
  const { id, order } = announced
  const command = `npm run shop -- receive-return ${id}`
  return shopkeeperMail({
    kind: 'return-shopkeeper',
    about: id,
    subject: t('mail.returned.sellerSubject', { number: order.number }),
    content: [
      text(linesOf(announced, t)),
      officeLink ?? text(t('mail.returned.seller', { command })),
    ],
  })
}

type CompletedReturn = {
  id: string
  outcome: 'received' | 'refused'
  why: string
  /** The lines of the return. */
  lines?: ReturnedLine[]
  /** Holds the key that opens the receipt. */
  key?: string
  invoice?: AttachedInvoice | undefined
  /** Is what is to be paid now, if the order was not paid when the goods came. */
  toPay?: Money | undefined
  /** Holds the text about e-books that open because nothing is due any more. */
  opened?: MailPart[]
}

/** Returns the mail about a received or refused return. */
export function returnCompletedMail(order: Order, completed: CompletedReturn): NewMail {
  const { language, email, number } = order
  const t = getFixedT(language)
  const { id, outcome, why, lines = [], key, invoice, toPay, opened = [] } = completed
  const subject = t('mail.returned.subject', { number })
  return shortMail(`return-${outcome}`, { email, language, about: id, invoice }, subject, [
    text(t(`mail.returned.${toPay ? 'receivedUnpaid' : outcome}`, { number })),
    ...(why ? [text(why)] : []),
    ...(lines.length > 0
      ? [
          heading(t('mail.returned.lines')),
          text(describePieces(order, lines, formatNameIn(t)).join('\n')),
        ]
      : []),
    ...(toPay ? [text(toPayText(order, toPay, invoice !== undefined, t))] : []),
    ...opened,
    ...(key === undefined ? [] : pageOf({ order, key })),
  ])
}

function toPayText(
  { totalMinor, currency, language }: Order,
  toPay: Money,
  isCredited: boolean,
  t: Translate,
): string {
  if (toPay.minor === 0) return t('mail.returned.nothingDue')
  return t(isCredited ? 'mail.cancelled.linesToPayCredited' : 'mail.cancelled.linesToPay', {
    amount: formatMoney(toPay, language),
    total: formatMoney({ minor: totalMinor, currency }, language),
  })
}

function linesOf({ order, lines, reason, note }: Return, t: Translate): string {
  return [
    ...describePieces(order, lines, formatNameIn(t)),
    t(`mail.returned.reason.${reason}`),
    note,
  ]
    .filter(Boolean)
    .join('\n')
}
