import type { Transaction } from '#app/database/connection.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { passwordChangedMail } from './account-mail.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { deleteDevices } from './known-devices.server.ts'
import { endOtherSignIns } from './sign-ins.server.ts'

/** `language` is that of the mail; `origin` is the shop's own address. */
type NewPassword = {
  customer: string
  passwordHash: string
  language: Language
  origin: string
}

/**
 * Sets a customer's password in the caller's transaction and shuts out everyone who had the old one: all sign-ins,
 * links for a new password or address and the feed of e-books end, and all known browsers are forgotten. A mail tells
 * the customer.
 */
export async function setPassword(
  trx: Transaction,
  { customer, passwordHash, language, origin }: NewPassword,
  now: number,
): Promise<void> {
  const { email, emailFolded } = await trx
    .updateTable('customer')
    .set({ passwordHash })
    .where('id', '=', customer)
    .returning(['email', 'emailFolded'])
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('passwordReset').where('customer', '=', customer).execute()
  await trx
    .deleteFrom('emailConfirmation')
    .where('customer', '=', customer)
    .where('emailFolded', '!=', emailFolded)
    .execute()
  await endOtherSignIns(trx, customer, undefined)
  await trx.deleteFrom('ebookLibrary').where('customer', '=', customer).execute()
  await deleteDevices(trx, customer)
  const about = `${customer} ${now}`
  await enqueueMail(trx, passwordChangedMail({ email, language, origin, about }), now)
}
