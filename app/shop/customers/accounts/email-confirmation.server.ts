import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { isDuplicateKey } from '#app/database/database-errors.ts'
import { db } from '#app/database/database.server.ts'
import { fallbackLanguage, parseLanguage, type Language } from '#app/i18n/languages.ts'
import { foldEmail } from '#app/i18n/email.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { confirmEmailMail, emailChangedMail, welcomeMail } from './account-mail.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { joinOrders, markConfirmed } from './confirmed-email.server.ts'
import { newMailKey, parseMailKey } from './mail-key.server.ts'
import { hashToken } from './sign-ins.server.ts'

/** A link is valid for seven days. */
export const confirmationValidMs = 7 * dayMs

/** `email` is the customer's own address or the new one. `isNew` is set if the account was opened just now. */
type ConfirmationRequest = {
  customer: string
  email: string
  language: Language
  /** Holds the shop's own address. */
  origin: string
  isNew?: true
}

/**
 * Sends a link that confirms the address when it is followed, in the caller's transaction. It is valid for seven days.
 * The newest request to change the address replaces earlier ones. The caller must apply a rate limit.
 */
export async function requestEmailConfirmation(
  trx: Transaction,
  request: ConfirmationRequest,
  now: number,
): Promise<void> {
  const { customer, email, isNew } = request
  const emailFolded = foldEmail(email)
  const { key, keyHash } = newMailKey()
  await trx
    .deleteFrom('emailConfirmation')
    .where('customer', '=', customer)
    .where('emailFolded', '!=', emailFolded)
    .where('emailFolded', '!=', (own) =>
      own.selectFrom('customer').where('id', '=', customer).select('emailFolded'),
    )
    .execute()
  await trx
    .insertInto('emailConfirmation')
    .values({ keyHash, customer, email, emailFolded, createdAt: now })
    .execute()
  const mail = isNew ? welcomeMail : confirmEmailMail
  await enqueueMail(trx, mail({ ...request, key, about: keyHash }), now)
}

export type ConfirmOutcome = { ok: true } | { ok: false; reason: 'unknown' }

/** Describes what a link confirms: `email` for the account of `customer`, whose address is `own` until then. */
export type ConfirmationLink = {
  email: string
  customer: string
  own: string
  /** Is true if `own` is confirmed. */
  isConfirmed: boolean
  name: string
}

/** Returns what a link confirms, or undefined if it is invalid. */
export async function findConfirmed(
  key: string | null,
  now: number,
  reader: Reader = db.read,
): Promise<ConfirmationLink | undefined> {
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

/**
 * Confirms the address of a link, once, and assigns to the customer the orders placed as a guest with it. A new address
 * that another account has by now fails like an unknown link. The caller must check the account's password: see
 * `confirmAccount`.
 */
export async function confirmEmail(key: string | null, now: number): Promise<ConfirmOutcome> {
  const parsed = parseMailKey(key)
  if (parsed === undefined) return { ok: false, reason: 'unknown' }
  try {
    const confirmed = await db.write((trx) => confirmOwnEmail(trx, parsed, now))
    return confirmed.ok ? { ok: true } : confirmed
  } catch (error) {
    // Another account has the address by now.
    if (isDuplicateKey(error)) return { ok: false, reason: 'unknown' }
    throw error
  }
}

type ConfirmEmailOutcome = { ok: true; customer: string } | { ok: false; reason: 'unknown' }

/**
 * Does the work of {@link confirmEmail} in the caller's transaction.
 * @throws If another account has the address by now.
 */
export async function confirmOwnEmail(
  trx: Transaction,
  key: string,
  now: number,
): Promise<ConfirmEmailOutcome> {
  const row = await trx
    .deleteFrom('emailConfirmation')
    .where('keyHash', '=', hashToken(key))
    .where('createdAt', '>', now - confirmationValidMs)
    .returning(['customer', 'email', 'emailFolded'])
    .executeTakeFirst()
  const before = row && (await findAddress(trx, row.customer))
  if (!row || !before) return { ok: false, reason: 'unknown' }
  if (row.email === before.email) await markConfirmed(trx, row.customer, now)
  else await takeNewEmail(trx, row, before, now)
  return { ok: true, customer: row.customer }
}

const findAddress = (trx: Transaction, customer: string) =>
  trx
    .selectFrom('customer')
    .where('id', '=', customer)
    .select(['email', 'emailFolded', 'language'])
    .executeTakeFirst()

type Address = { customer: string; email: string; emailFolded: string }

/**
 * Sets the new address. All other links of the customer end, so that the old mailbox cannot be used to take the account
 * back.
 * @throws If another account has the address, which is unique.
 */
async function takeNewEmail(
  trx: Transaction,
  { customer, email, emailFolded }: Address,
  before: { email: string; language: string },
  now: number,
): Promise<void> {
  await trx
    .updateTable('customer')
    .set({ email, emailFolded, emailConfirmedAt: now })
    .where('id', '=', customer)
    .execute()
  await trx.deleteFrom('emailConfirmation').where('customer', '=', customer).execute()
  await trx.deleteFrom('passwordReset').where('customer', '=', customer).execute()
  await joinOrders(trx, customer, email)
  const language = parseLanguage(before.language) ?? fallbackLanguage()
  const about = `${customer} ${now}`
  await enqueueMail(trx, emailChangedMail({ email: before.email, language, about }), now)
}

/** Deletes expired links and returns their number. */
export async function sweepConfirmations(now: number): Promise<number> {
  const { numDeletedRows } = await db.write((trx) =>
    trx
      .deleteFrom('emailConfirmation')
      .where('createdAt', '<=', now - confirmationValidMs)
      .executeTakeFirst(),
  )
  return Number(numDeletedRows)
}
