import { translator, type Translate } from '#app/i18n/i18n.server.ts'
import { defaultLanguage, type Language } from '#app/i18n/languages.ts'
import type { MailPart } from '../mail/mail-text.ts'
import type { NewMail } from '../mail/outbox.server.ts'
import { shortMail } from '../mail/short-mail.server.ts'
import type { Order } from '../orders/order.ts'
import { senderLines } from '../seller/seller.ts'
import { seller } from '../seller/seller.server.ts'
import { formatMoment } from './format-moment.ts'
import type { ReturnedLine, ReturnReason } from './returnable.ts'

type Notice = { id: string; email: string; content: string; language: Language; declaredAt: number }

const heading = (text: string): MailPart => ({ kind: 'heading', text })
const text = (said: string): MailPart => ({ kind: 'text', text: said })
const whereTo = () => senderLines(seller()).join('\n')

/**
 * The receipt on a durable medium, with content, date and time (CRD Art 11a(4), § 356a BGB). It says that
 * the declaration was received, never that it was accepted.
 */
export function withdrawalReceipt({ id, email, content, language, declaredAt }: Notice): NewMail {
  const t = translator(language)
  return shortMail('withdrawal', { email, language, about: id }, t('mail.withdrawn.subject'), [
    text(t('mail.withdrawn.received', { time: formatMoment(declaredAt, language) })),
    heading(t('mail.withdrawn.content')),
    text(content),
    heading(t('mail.withdrawn.nextHeading')),
    text(t('mail.withdrawn.next')),
    text(whereTo()),
  ])
}

/** In the shop's first language, around the words of who wrote it. */
export function noticeForSeller({ id, content, declaredAt }: Notice): NewMail {
  const t = translator(defaultLanguage)
  const to = { email: seller().email, language: defaultLanguage, about: id }
  return shortMail('withdrawal-seller', to, t('mail.withdrawn.sellerSubject'), [
    text(t('mail.withdrawn.received', { time: formatMoment(declaredAt, defaultLanguage) })),
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

/** What is sent back, where to, and what follows. */
export function returnAnnounced(announced: Return, language: Language): NewMail {
  const t = translator(language)
  const { id, order } = announced
  const to = { email: order.email, language, about: id }
  const subject = t('mail.returned.subject', { number: order.number })
  return shortMail('return', to, subject, [
    text(t('mail.returned.announced', { number: order.number })),
    text(linesOf(announced, t)),
    heading(t('mail.returned.whereTo')),
    text(whereTo()),
    text(t('mail.returned.next')),
  ])
}

export function returnForSeller(announced: Return): NewMail {
  const t = translator(defaultLanguage)
  const { id, order } = announced
  const to = { email: seller().email, language: defaultLanguage, about: id }
  const subject = t('mail.returned.sellerSubject', { number: order.number })
  return shortMail('return-seller', to, subject, [text(linesOf(announced, t)), text(id)])
}

/** To who sent goods back: that they came, and what is paid; or why they are not taken. */
export function returnSettled(
  order: Order,
  settled: { id: string; outcome: 'received' | 'refused'; why: string },
): NewMail {
  const { language, email, number } = order
  const t = translator(language)
  const { id, outcome, why } = settled
  const subject = t('mail.returned.subject', { number })
  return shortMail(`return-${outcome}`, { email, language, about: id }, subject, [
    text(t(`mail.returned.${outcome}`, { number })),
    ...(why ? [text(why)] : []),
  ])
}

function linesOf({ order, lines, reason, note }: Return, t: Translate): string {
  const named = lines.map(({ position, quantity }) => {
    const line = order.lines.find((one) => one.position === position)
    return `${quantity} × ${line?.name ?? ''}`
  })
  return [...named, t(`mail.returned.reason.${reason}`), note].filter(Boolean).join('\n')
}
