import { translator, type Translate } from '#app/i18n/i18n.server.ts'
import { defaultLanguage, type Language } from '#app/i18n/languages.ts'
import type { Country } from '../currency/countries.ts'
import { homeTimeZone, timeZoneOf } from '../currency/time-zones.ts'
import type { MailPart } from '../mail/mail-text.ts'
import { orderPageParts } from '../mail/order-page-parts.server.ts'
import type { NewMail } from '../mail/outbox.server.ts'
import { shortMail } from '../mail/short-mail.server.ts'
import type { Order } from '../orders/order.ts'
import { seller } from '../seller/seller.server.ts'
import { formatMoment } from '../orders/format-moment.ts'
import { formatNameIn } from '../orders/format-name.ts'
import { describePieces, type ReturnedLine, type ReturnReason } from './returnable.ts'

/** `country`: the market in which it was declared, by whose clock it is told. */
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

/** An order that a mail is about, with the key that opens its receipt. */
export type Keyed = { order: Order; key: string }
const pageOf = (keyed: Keyed | undefined) => (keyed ? orderPageParts(keyed.order, keyed.key) : [])

/**
 * The receipt on a durable medium, with content, date and time (CRD Art 11a(4), § 356a BGB). It says that
 * the declaration was received, never that it was accepted. It ends with who sells, where the goods go.
 * @param keyed the order, where it is known and the address is its buyer's.
 */
export function withdrawalReceipt(
  { id, email, content, language, country, declaredAt }: Notice,
  keyed?: Keyed,
): NewMail {
  const t = translator(language)
  return shortMail('withdrawal', { email, language, about: id }, t('mail.withdrawn.subject'), [
    text(
      t('mail.withdrawn.received', {
        time: formatMoment(declaredAt, language, timeZoneOf(country)),
      }),
    ),
    heading(t('mail.withdrawn.content')),
    text(content),
    ...pageOf(keyed),
    heading(t('mail.withdrawn.nextHeading')),
    text(t('mail.withdrawn.next')),
  ])
}

/** In the shop's first language, around the words of who wrote it. */
export function noticeForSeller({ id, content, declaredAt }: Notice): NewMail {
  const t = translator(defaultLanguage)
  const to = { email: seller().email, language: defaultLanguage, about: id }
  return shortMail('withdrawal-seller', to, t('mail.withdrawn.sellerSubject'), [
    text(
      t('mail.withdrawn.received', {
        time: formatMoment(declaredAt, defaultLanguage, homeTimeZone),
      }),
    ),
    text(content),
  ])
}

type Return = {
  id: string
  order: Order
  reason: ReturnReason
  note: string
  lines: ReturnedLine[]
}

type Announcing = { language: Language; key?: string; isConfirmed: boolean }

/**
 * What is sent back, what follows, and where to: the sender's lines, which end every mail.
 * @param about `isConfirmed`: as in `orderMail`; to any other address the buyer's note is not repeated.
 */
export function returnAnnouncedMail(
  announced: Return,
  { language, key, isConfirmed }: Announcing,
): NewMail {
  const t = translator(language)
  const { id, order } = announced
  const to = { email: order.email, language, about: id }
  const subject = t('mail.returned.subject', { number: order.number })
  return shortMail('return', to, subject, [
    text(t('mail.returned.announced', { number: order.number })),
    text(linesOf(isConfirmed ? announced : { ...announced, note: '' }, t)),
    text(t('mail.returned.next')),
    ...pageOf(key === undefined ? undefined : { order, key }),
    heading(t('mail.returned.whereTo')),
  ])
}

export function returnForSellerMail(announced: Return): NewMail {
  const t = translator(defaultLanguage)
  const { id, order } = announced
  const to = { email: seller().email, language: defaultLanguage, about: id }
  const subject = t('mail.returned.sellerSubject', { number: order.number })
  const command = `npm run shop -- receive-return ${id}`
  return shortMail('return-seller', to, subject, [
    text(linesOf(announced, t)),
    text(t('mail.returned.seller', { command })),
  ])
}

type CompletedReturn = {
  id: string
  outcome: 'received' | 'refused'
  why: string
  /** What it is about. */
  lines?: ReturnedLine[]
  /** Opens the receipt. */
  key?: string
}

/** To who sent goods back: that they came, and what is paid; or why they are not taken. */
export function returnCompletedMail(order: Order, completed: CompletedReturn): NewMail {
  const { language, email, number } = order
  const t = translator(language)
  const { id, outcome, why, lines = [], key } = completed
  const subject = t('mail.returned.subject', { number })
  return shortMail(`return-${outcome}`, { email, language, about: id }, subject, [
    text(t(`mail.returned.${outcome}`, { number })),
    ...(why ? [text(why)] : []),
    ...(lines.length > 0
      ? [
          heading(t('mail.returned.lines')),
          text(describePieces(order, lines, formatNameIn(t)).join('\n')),
        ]
      : []),
    ...pageOf(key === undefined ? undefined : { order, key }),
  ])
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
