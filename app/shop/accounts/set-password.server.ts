import type { Transaction } from '#app/database/connection.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { passwordChangedMail } from '../mail/account-mail.server.ts'
import { enqueueMail } from '../mail/outbox.server.ts'
import { deleteDevices } from './known-devices.server.ts'
import { endOtherSignIns } from './sign-ins.server.ts'

/** `language`: of the mail; `origin`: the shop's own address. */
type NewPassword = {
  customer: string
  passwordHash: string
  language: Language
  origin: string
}

/**
 * Gives a customer another password, in the caller's transaction. Whoever came in by the old one is out: all
 * sign-ins end, links for a new password or another address too, the feed of e-books, and no browser is known
 * any more. A mail says so.
 */
export async function setPassword(
  t: Transaction,
  { customer, passwordHash, language, origin }: NewPassword,
  now: number,
): Promise<void> {
  const { email, emailFolded } = await t
    .updateTable('customer')
    .set({ passwordHash })
    .where('id', '=', customer)
    .returning(['email', 'emailFolded'])
    .executeTakeFirstOrThrow()
  await t.deleteFrom('passwordReset').where('customer', '=', customer).execute()
  await t
    .deleteFrom('emailConfirmation')
    .where('customer', '=', customer)
    .where('emailFolded', '!=', emailFolded)
    .execute()
  await endOtherSignIns(t, customer, undefined)
  await t.deleteFrom('ebookLibrary').where('customer', '=', customer).execute()
  await deleteDevices(t, customer)
  const about = `${customer} ${now}`
  await enqueueMail(t, passwordChangedMail({ email, language, origin, about }), now)
}
