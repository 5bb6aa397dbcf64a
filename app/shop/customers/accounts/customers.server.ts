import { randomUUID } from 'node:crypto'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { foldEmail } from '#app/i18n/email.ts'

/** `email` is the result of `parseEmail`; `language` is that of future mails. */
export type NewCustomer = { email: string; name: string; passwordHash: string; language: Language }

export type RegisterOutcome = { ok: true; customerId: string } | { ok: false; reason: 'taken' }

/** Creates a customer. If two register with one e-mail address at the same moment, only one succeeds. */
export async function registerCustomer(
  trx: Transaction,
  { email, name, passwordHash, language }: NewCustomer,
  now: number,
): Promise<RegisterOutcome> {
  const inserted = await trx
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

/** Holds a customer without the password. Times are in ms UTC. */
export type Customer = {
  id: string
  email: string
  /** Is null until the link sent to the address is followed. */
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

/** Tells whether an account has this e-mail address. */
export async function hasAccount(email: string): Promise<boolean> {
  const customer = await db.read
    .selectFrom('customer')
    .where('emailFolded', '=', foldEmail(email))
    .select('id')
    .executeTakeFirst()
  return customer !== undefined
}
