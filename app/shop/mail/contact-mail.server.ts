import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { ContactMessage } from '../contact/contact.ts'
import { seller } from '../seller/seller.server.ts'
import type { MailPart } from './mail-text.ts'
import type { NewMail } from './outbox.server.ts'
import { shortMail } from './short-mail.server.ts'

type Sent = { language: Language; about: string; sentAt: number }

/** A message to the shop, for the seller; in the language in which it was written. */
export function contactMail({
  language,
  about,
  sentAt,
  ...message
}: ContactMessage & Sent): NewMail {
  const t = translator(language)
  const { subject, email, name } = message
  const said: MailPart[] = [
    { kind: 'text', text: t('mail.contact.from', { name, email, time: timeOf(sentAt) }) },
    { kind: 'heading', text: subject },
    { kind: 'text', text: message.message },
  ]
  const to = { email: seller().email, language, about }
  return shortMail('contact', to, t('mail.contact.subject', { subject }), said)
}

type Copy = Sent & { email: string; copied: ContactMessage | undefined }

/**
 * Tells who wrote that the message arrived. Anybody may type any address, so that what was typed goes along
 * only where the address is a signed-in customer's own, confirmed one (`copied`): else the form would send
 * strangers' words to strangers in the shop's name.
 */
export function contactCopyMail({ email, language, about, sentAt, copied }: Copy): NewMail {
  const t = translator(language)
  const said: MailPart[] = [
    { kind: 'text', text: t('mail.contact.received', { time: timeOf(sentAt) }) },
    ...(copied
      ? [
          { kind: 'heading', text: copied.subject } as const,
          { kind: 'text', text: copied.message } as const,
        ]
      : []),
    { kind: 'text', text: t('mail.contact.ignore') },
  ]
  return shortMail('contact-copy', { email, language, about }, t('mail.contact.copySubject'), said)
}

/** `2026-11-21 12:00 UTC`. */
const timeOf = (at: number) => new Date(at).toISOString().replace('T', ' ').slice(0, 16) + ' UTC'
