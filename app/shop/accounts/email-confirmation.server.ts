import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { isDuplicateKey } from '#app/database/database-errors.ts'
import { db } from '#app/database/database.server.ts'
import { parseLanguage, type Language } from '#app/i18n/languages.ts'
import { foldEmail } from '../addresses/email.ts'
import { dayMs } from '../currency/day.ts'
import { confirmEmailMail, emailChangedMail, welcomeMail } from '../mail/account-mail.server.ts'
import { enqueueMail } from '../mail/outbox.server.ts'
import { joinOrders, markConfirmed } from './confirmed-email.server.ts'
import { newMailKey, parseMailKey } from './mail-key.server.ts'
import { hashToken } from './sign-ins.server.ts'

/** How long a link is good for. */
export const confirmationValidMs = 7 * dayMs

/** `email`: the customer's own address, or the one it is to become. `isNew`: the account was opened just now. */
type ConfirmationRequest = {
  customer: string
  email: string
  language: Language
  /** The shop's own address. */
  origin: string
  isNew?: true
}

/**
 * Writes a link to an address, which shows by being followed that it is the customer's; in the caller's
 * transaction. It is good for seven days. The newest wish to change the address takes the place of those
 * before it. Limiting how often is the caller's part.
 */
export async function requestEmailConfirmation(
  t: Transaction,
  asked: ConfirmationRequest,
  now: number,
): Promise<void> {
  const { customer, email, isNew } = asked
  const emailFolded = foldEmail(email)
  const { key, keyHash } = newMailKey()
  await t
    .deleteFrom('emailConfirmation')
    .where('customer', '=', customer)
    .where('emailFolded', '!=', emailFolded)
    .where('emailFolded', '!=', (own) =>
      own.selectFrom('customer').where('id', '=', customer).select('emailFolded'),
    )
    .execute()
  await t
    .insertInto('emailConfirmation')
    .values({ keyHash, customer, email, emailFolded, createdAt: now })
    .execute()
  const mail = isNew ? welcomeMail : confirmEmailMail
  await enqueueMail(t, mail({ ...asked, key, about: keyHash }), now)
}

export type ConfirmOutcome = { ok: true } | { ok: false; reason: 'unknown' }

/** What a link is to confirm: `email` for the account of `customer`, whose address is `own` until then. */
export type Confirmed = {
  email: string
  customer: string
  own: string
  /** Whether `own` is confirmed. */
  isConfirmed: boolean
  name: string
}

/** What a link is to confirm; undefined where it leads nowhere. */
export async function findConfirmed(
  key: string | null,
  now: number,
  reader: Reader = db.read,
): Promise<Confirmed | undefined> {
  const parsed = parseMailKey(key)
  if (parsed === undefined) return undefined
  const row = await reader
    .selectFrom('emailConfirmation')
    .innerJoin('customer', 'customer.id', 'emailConfirmation.customer')
    .where('keyHash', '=', hashToken(parsed))
    .where('emailConfirmation.createdAt', '>', now - confirmationValidMs)
    .select(['emailConfirmation.email', 'customer.id as customer', 'customer.email as own'])
    .select(['customer.emailConfirmedAt', 'customer.name'])
    .executeTakeFirst()
  if (!row) return undefined
  const { emailConfirmedAt, ...confirmed } = row
  return { ...confirmed, isConfirmed: emailConfirmedAt !== null }
}

/** The address that a link is to confirm. */
export const findConfirmation = async (
  key: string | null,
  now: number,
): Promise<string | undefined> => (await findConfirmed(key, now))?.email

/**
 * Takes the address of a link as the customer's own, once: orders that were placed as a guest with it are
 * theirs from now on. A new address that somebody else has by now is refused like an unknown link. Whether who follows
 * the link knows the account's password too is the caller's part: see `confirmAccount`.
 */
export async function confirmEmail(key: string | null, now: number): Promise<ConfirmOutcome> {
  const parsed = parseMailKey(key)
  if (parsed === undefined) return { ok: false, reason: 'unknown' }
  try {
    const confirmed = await db.write((t) => confirmOwnEmail(t, parsed, now))
    return confirmed.ok ? { ok: true } : confirmed
  } catch (error) {
    // Somebody else has the address by now.
    if (isDuplicateKey(error)) return { ok: false, reason: 'unknown' }
    throw error
  }
}

type ConfirmEmailOutcome = { ok: true; customer: string } | { ok: false; reason: 'unknown' }

/**
 * {@link confirmEmail} in the caller's transaction.
 * @throws Where somebody else has the address by now.
 */
export async function confirmOwnEmail(
  t: Transaction,
  key: string,
  now: number,
): Promise<ConfirmEmailOutcome> {
  const asked = await t
    .deleteFrom('emailConfirmation')
    .where('keyHash', '=', hashToken(key))
    .where('createdAt', '>', now - confirmationValidMs)
    .returning(['customer', 'email', 'emailFolded'])
    .executeTakeFirst()
  const before = asked && (await findAddress(t, asked.customer))
  if (!asked || !before) return { ok: false, reason: 'unknown' }
  if (asked.email === before.email) await markConfirmed(t, asked.customer, now)
  else await takeNewEmail(t, asked, before, now)
  return { ok: true, customer: asked.customer }
}

const findAddress = (t: Transaction, customer: string) =>
  t
    .selectFrom('customer')
    .where('id', '=', customer)
    .select(['email', 'emailFolded', 'language'])
    .executeTakeFirst()

type Address = { customer: string; email: string; emailFolded: string }

/**
 * All other links of the customer end: an old mailbox must not win the account back.
 * @throws Where somebody else has the address: it is there once.
 */
async function takeNewEmail(
  t: Transaction,
  { customer, email, emailFolded }: Address,
  before: { email: string; language: string },
  now: number,
): Promise<void> {
  await t
    .updateTable('customer')
    .set({ email, emailFolded, emailConfirmedAt: now })
    .where('id', '=', customer)
    .execute()
  await t.deleteFrom('emailConfirmation').where('customer', '=', customer).execute()
  await t.deleteFrom('passwordReset').where('customer', '=', customer).execute()
  await joinOrders(t, customer, email)
  const language = parseLanguage(before.language) ?? 'en'
  const about = `${customer} ${now}`
  await enqueueMail(t, emailChangedMail({ email: before.email, language, about }), now)
}

/** Forgets links that lead nowhere any more. Answers how many. */
export async function sweepConfirmations(now: number): Promise<number> {
  const { numDeletedRows } = await db.write((t) =>
    t
      .deleteFrom('emailConfirmation')
      .where('createdAt', '<=', now - confirmationValidMs)
      .executeTakeFirst(),
  )
  return Number(numDeletedRows)
}
