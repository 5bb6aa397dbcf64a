import { randomUUID } from 'node:crypto'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { foldEmail } from '../addresses/email.ts'

/** `email` as `parseEmail` gives it; `language`: of the mails to come. */
export type NewCustomer = { email: string; name: string; passwordHash: string; language: Language }

export type RegisterOutcome = { ok: true; customerId: string } | { ok: false; reason: 'taken' }

/** Of two customers with one e-mail address at the same moment there is one. */
export async function registerCustomer(
  t: Transaction,
  { email, name, passwordHash, language }: NewCustomer,
  now: number,
): Promise<RegisterOutcome> {
  const inserted = await t
    .insertInto('customer')
    .values({
      id: randomUUID(),
      email,
      emailFolded: foldEmail(email),
      emailConfirmedAt: null,
      name,
      passwordHash,
      language,
      createdAt: now,
    })
    .onConflict((on) => on.column('emailFolded').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted ? { ok: true, customerId: inserted.id } : { ok: false, reason: 'taken' }
}

/** A customer without the password. Times in ms UTC. */
export type Customer = {
  id: string
  email: string
  /** Null: the link to the address was not followed yet. */
  emailConfirmedAt: number | null
  name: string
  language: string
  createdAt: number
}

export const findCustomer = (id: string, reader: Reader = db.read): Promise<Customer | undefined> =>
  reader
    .selectFrom('customer')
    .where('id', '=', id)
    .select(['id', 'email', 'emailConfirmedAt', 'name', 'language', 'createdAt'])
    .executeTakeFirst()

/**
 * Holds a customer's row until the transaction ends, so that they are not deleted meanwhile: who writes a row of
 * theirs begins with it. False: there is no such customer any more.
 */
export async function lockCustomer(t: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await t
    .updateTable('customer')
    .set((row) => ({ createdAt: row.ref('createdAt') }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether somebody has an account with this e-mail address. */
export async function hasAccount(email: string): Promise<boolean> {
  const customer = await db.read
    .selectFrom('customer')
    .where('emailFolded', '=', foldEmail(email))
    .select('id')
    .executeTakeFirst()
  return customer !== undefined
}
