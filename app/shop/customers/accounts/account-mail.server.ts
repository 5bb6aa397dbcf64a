import { getFixedT, type Translate } from '#app/i18n/i18n.server.ts'
import type { NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import { addressOf, shortMail, type Addressee } from '#app/shop/messaging/mail/short-mail.server.ts'

/**
 * `origin` is the shop's own. These mails hold no typed text, since anyone may have them sent to
 * any address.
 */
type AddresseeWithOrigin = Addressee & { origin: string }
/** `key` opens the page of the link. */
type AddresseeWithKey = AddresseeWithOrigin & { key: string }

/** Returns the mail to a new customer with the link that confirms the address. */
export const welcomeMail = (addressee: AddresseeWithKey): NewMail =>
  confirming('welcome', addressee, 'mail.account.welcomeSubject', 'mail.account.welcome')

/**
 * Returns the mail with the link that confirms an address: the customer's own, or its replacement.
 */
export const confirmEmailMail = (addressee: AddresseeWithKey): NewMail =>
  confirming('email-confirm', addressee, 'mail.account.confirmSubject', 'mail.account.requested')

type Key = Parameters<Translate>[0]

function confirming(
  kind: string,
  addressee: AddresseeWithKey,
  subject: Key,
  opening: Key,
): NewMail {
  const t = getFixedT(addressee.language)
  return shortMail(kind, addressee, t(subject), [
    { kind: 'text', text: t(opening) },
    {
      kind: 'link',
      text: t('mail.account.confirm'),
      href: addressOf(addressee, `/my-account?confirm=${addressee.key}`),
    },
    { kind: 'text', text: t('mail.account.confirmIgnore') },
  ])
}

/** Returns the mail with the link to choose a new password. */
export function resetMail(addressee: AddresseeWithKey): NewMail {
  const t = getFixedT(addressee.language)
  return shortMail('password-reset', addressee, t('mail.account.resetSubject'), [
    { kind: 'text', text: t('mail.account.reset') },
    {
      kind: 'link',
      text: t('mail.account.resetLink'),
      href: addressOf(addressee, `/forgot-password?key=${addressee.key}`),
    },
    { kind: 'text', text: t('mail.account.resetIgnore') },
  ])
}

/** Tells a customer that their password is another one now. */
export function passwordChangedMail(addressee: AddresseeWithOrigin): NewMail {
  const t = getFixedT(addressee.language)
  return shortMail('password-changed', addressee, t('mail.account.passwordChangedSubject'), [
    { kind: 'text', text: t('mail.account.passwordChanged') },
    {
      kind: 'link',
      text: t('mail.account.passwordChangedLink'),
      href: addressOf(addressee, '/forgot-password'),
    },
  ])
}

/** Tells the old address of a customer that it is no longer theirs. */
export function emailChangedMail(addressee: Addressee): NewMail {
  const t = getFixedT(addressee.language)
  const words = t('mail.account.emailChanged', { seller: seller().email })
  return shortMail('email-changed', addressee, t('mail.account.emailChangedSubject'), [
    { kind: 'text', text: words },
  ])
}
