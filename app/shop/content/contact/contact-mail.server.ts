import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { ContactMessage } from './contact.ts'
import type { Country } from '#app/i18n/markets.ts'
import { homeTimeZone, timeZoneOf } from '#app/i18n/format/time-zones.ts'
import { shopkeeper } from '#app/shop/operations/seller/shopkeeper.server.ts'
import { formatMoment } from '#app/i18n/format/format-moment.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import type { NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { shopkeeperMail, mailSubject } from '#app/shop/messaging/mail/shopkeeper-mail.server.ts'
import { shortMail } from '#app/shop/messaging/mail/short-mail.server.ts'

type ContactMailFacts = { language: Language; about: string; sentAt: number }

/**
 * Returns a visitor's message for the shopkeeper; a reply goes to its writer.
 * @param link It leads to the message in the back office.
 */
export function contactMail(
  { about, sentAt, ...message }: ContactMessage & Omit<ContactMailFacts, 'language'>,
  link?: MailPart,
): NewMail {
  const { language } = shopkeeper()
  const t = getFixedT(language)
  const { subject, email, name } = message
  const content: MailPart[] = [
    {
      kind: 'text',
      text: t('mail.contact.from', {
        name,
        email,
        time: formatMoment(sentAt, language, homeTimeZone()),
      }),
    },
    { kind: 'heading', text: subject },
    { kind: 'text', text: message.message },
    ...(link ? [link] : []),
  ]
  return shopkeeperMail({
    kind: 'contact',
    about,
    subject: t('mail.contact.subject', { subject }),
    content,
    replyTo: email,
  })
}

type Copy = ContactMailFacts & {
  email: string
  country: Country
  copied: ContactMessage | undefined
}

/**
 * Confirms to its writer that a message arrived. The mail repeats the message only if the address is the confirmed
 * one of a signed-in customer (`copied`): anybody may type any address, and the form would otherwise send a
 * stranger's words in the shop's name.
 */
export function contactCopyMail({
  email,
  language,
  country,
  about,
  sentAt,
  copied,
}: Copy): NewMail {
  const t = getFixedT(language)
  const parts: MailPart[] = [
    {
      kind: 'text',
      text: t('mail.contact.received', {
        time: formatMoment(sentAt, language, timeZoneOf(country)),
      }),
    },
    ...(copied
      ? [
          { kind: 'heading', text: copied.subject } as const,
          { kind: 'text', text: copied.message } as const,
        ]
      : []),
    { kind: 'text', text: t('mail.contact.ignore') },
  ]
  return shortMail('contact-copy', { email, language, about }, t('mail.contact.copySubject'), parts)
}

type AnsweredMessage = ContactMessage & ContactMailFacts & { answer: string }

/** Returns the shop's answer to a message, in the language of its writer, with the message below it. */
export function contactAnswerMail({
  about,
  language,
  sentAt,
  answer,
  ...written
}: AnsweredMessage): NewMail {
  const t = getFixedT(language)
  const time = formatMoment(sentAt, language, homeTimeZone())
  const subject = mailSubject(
    /^re\s?:/i.test(written.subject) ? written.subject : `Re: ${written.subject}`,
  )
  return shortMail('contact-answer', { email: written.email, language, about }, subject, [
    { kind: 'text', text: answer },
    { kind: 'text', text: shopIdentity().name },
    { kind: 'text', text: t('mail.contact.wrote', { name: written.name, time }) },
    { kind: 'text', text: quotedLines(written.message) },
  ])
}

const quotedLines = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
