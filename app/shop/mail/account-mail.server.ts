import { localPath } from '#app/http/paths.ts'
import { translator, type Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { htmlText, plainText, type MailPart } from './mail-text.ts'
import type { NewMail } from './outbox.server.ts'
import { seller } from './seller.ts'

/**
 * `about`: what tells the mail from every other; `origin`: the shop's own address. Nothing that somebody
 * typed stands in these mails, since anybody may have them sent to any address.
 */
type Told = { email: string; language: Language; about: string }
type Linked = Told & { origin: string }
/** `key`: opens the page of the link. */
type Keyed = Linked & { key: string }

/** To who opened an account, with the link that confirms the address. */
export const welcomeMail = (told: Keyed): NewMail =>
  confirming('welcome', told, 'mail.account.welcomeSubject', 'mail.account.welcome')

/** With the link that confirms an address: the customer's own, or the one it is to become. */
export const confirmEmailMail = (told: Keyed): NewMail =>
  confirming('email-confirm', told, 'mail.account.confirmSubject', 'mail.account.asked')

type Key = Parameters<Translate>[0]

function confirming(kind: string, told: Keyed, subject: Key, opening: Key): NewMail {
  const t = translator(told.language)
  return mailOf(kind, told, t(subject), [
    { kind: 'text', text: t(opening) },
    {
      kind: 'link',
      text: t('mail.account.confirm'),
      href: addressOf(told, `/my-account?confirm=${told.key}`),
    },
    { kind: 'text', text: t('mail.account.confirmIgnore') },
  ])
}

/** With the link to a page where a new password is chosen. */
export function resetMail(told: Keyed): NewMail {
  const t = translator(told.language)
  return mailOf('password-reset', told, t('mail.account.resetSubject'), [
    { kind: 'text', text: t('mail.account.reset') },
    {
      kind: 'link',
      text: t('mail.account.resetLink'),
      href: addressOf(told, `/forgot-password?key=${told.key}`),
    },
    { kind: 'text', text: t('mail.account.resetIgnore') },
  ])
}

/** Tells a customer that their password is another one now. */
export function passwordChangedMail(told: Linked): NewMail {
  const t = translator(told.language)
  return mailOf('password-changed', told, t('mail.account.passwordChangedSubject'), [
    { kind: 'text', text: t('mail.account.passwordChanged') },
    {
      kind: 'link',
      text: t('mail.account.passwordChangedLink'),
      href: addressOf(told, '/forgot-password'),
    },
  ])
}

/** Tells the old address of a customer that it is theirs no more. */
export function emailChangedMail(told: Told): NewMail {
  const t = translator(told.language)
  const words = t('mail.account.emailChanged', { seller: seller.email })
  return mailOf('email-changed', told, t('mail.account.emailChangedSubject'), [
    { kind: 'text', text: words },
  ])
}

const addressOf = ({ origin, language }: Linked, path: string) => origin + localPath(language, path)

function mailOf(
  kind: string,
  { email, language, about }: Told,
  subject: string,
  said: MailPart[],
): NewMail {
  const sender = [seller.name, ...seller.addressLines, seller.email].join('\n')
  const parts: MailPart[] = [...said, { kind: 'text', text: sender }]
  return {
    kind,
    about,
    recipient: email,
    subject,
    text: plainText(parts),
    html: htmlText(parts, language, subject),
  }
}
