import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { lockCart } from '#app/shop/ordering/quote/lines.server.ts'
import { lockBothLists } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { accountDeletedMail } from './account-deleted-mail.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { deletePersonalExports } from '#app/shop/maintenance/exchange-jobs/exchange-jobs.server.ts'
import { lockCustomer } from '#app/shop/customers/addresses/lock-customer.server.ts'
import { customerAreas, customerTables, ownedTables } from './customer-areas.server.ts'
import { lockPassword } from './sign-in-with-password.server.ts'
import {
  checkOwnPassword,
  type OwnPassword,
} from '#app/shop/customers/accounts/own-password.server.ts'
import type { PasswordOutcome } from '#app/shop/customers/accounts/sign-in.server.ts'
import { ownerOf, type SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'

export type DeleteOutcome = { ok: true } | Extract<PasswordOutcome, { ok: false }>

/** Deletes the account of a customer who knows its password. `language` is that of the mail that confirms it. */
export async function deleteAccount(
  customer: SignedIn,
  own: OwnPassword,
  language: Language,
  now: number,
): Promise<DeleteOutcome> {
  const checked = await checkOwnPassword(customer, own, now)
  if (!checked.ok) return checked
  const { customerId } = customer
  return db.write(async (trx): Promise<DeleteOutcome> => {
    if (!(await lockPassword(trx, customerId, checked.passwordHash)))
      return { ok: false, reason: 'wrong' }
    await eraseCustomer(trx, customerId, language, now)
    return { ok: true }
  })
}

/**
 * Deletes a customer and all their data (GDPR Art 17), in the caller's transaction. Orders stay, as bookkeeping law
 * demands, but belong to nobody: see `anonymiseOrders`. Rows with only an e-mail address are deleted only if they are
 * surely the customer's, since anybody may type any address. Declarations of withdrawal stay, because the shop has to
 * prove them. Returns false if the customer was deleted a moment ago.
 */
export async function eraseCustomer(
  trx: Transaction,
  customer: string,
  language: Language,
  now: number,
): Promise<boolean> {
  // The locks are taken in the same order as at a sign-in. A concurrent order either comes first or finds an empty
  // cart.
  for (const lock of [lockCart, lockBothLists]) await lock(trx, ownerOf(customer))
  const found = await lockAlone(trx, customer)
  if (!found) return false
  const { email, emailConfirmedAt, createdAt } = found
  const erased = { id: customer, email, isConfirmed: emailConfirmedAt !== null }
  for (const area of customerAreas) await area.erase?.(trx, erased, now)
  for (const table of ownedTables)
    await trx.deleteFrom(table).where('owner', '=', ownerOf(customer)).execute()
  for (const table of customerTables)
    await trx.deleteFrom(table).where('customer', '=', customer).execute()
  await trx.deleteFrom('customer').where('id', '=', customer).execute()
  await deletePersonalExports(trx, createdAt)
  await enqueueMail(trx, accountDeletedMail({ email, language, about: randomUUID() }), now)
  return true
}

/**
 * Locks a customer so that no row can be written that refers to them. Changing a unique column makes PostgreSQL block
 * even the foreign key checks that only look whether the customer exists.
 */
async function lockAlone(trx: Transaction, customer: string) {
  if (!(await lockCustomer(trx, customer))) return undefined
  const found = await trx
    .selectFrom('customer')
    .where('id', '=', customer)
    .select(['email', 'emailConfirmedAt', 'createdAt'])
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('customer')
    .set({ emailFolded: customer })
    .where('id', '=', customer)
    .execute()
  return found
}
