import { getFixedT } from '#app/i18n/i18n.server.ts'
import type { NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import { shortMail, type Addressee } from '#app/shop/messaging/mail/short-mail.server.ts'

/** Tells a customer that their account was deleted, in case somebody else did it. */
export function accountDeletedMail(addressee: Addressee): NewMail {
  const t = getFixedT(addressee.language)
  const words = t('mail.account.deleted', { seller: seller().email })
  return shortMail('account-deleted', addressee, t('mail.account.deletedSubject'), [
    { kind: 'text', text: words },
  ])
}
