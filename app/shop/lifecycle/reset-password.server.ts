import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { foldEmail } from '#app/i18n/email.ts'
import {
  byNetworks,
  consumeRateLimit,
  consumeRateLimits,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { resetMail } from '#app/shop/customers/accounts/account-mail.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { removeUnconfirmedOwner } from './forget-stranger.server.ts'
import { markConfirmed } from '#app/shop/customers/accounts/confirmed-email.server.ts'
import { startSession, type SessionRequest, type StartedSession } from './start-session.server.ts'
import { newMailKey, parseMailKey } from '#app/shop/customers/accounts/mail-key.server.ts'
import type { Owner } from '#app/shop/customers/accounts/personal-words.ts'
import { hashPassword } from '#app/shop/customers/accounts/password.server.ts'
import { setPassword } from '#app/shop/customers/accounts/set-password.server.ts'
import { hashToken } from '#app/shop/customers/accounts/sign-ins.server.ts'

const validMs = 60 * 60_000
const mostFromNetwork: RateLimit = { most: 20, withinMs: 15 * 60_000 }
const mostToAddress: RateLimit = { most: 5, withinMs: 60 * 60_000 }
/** This is longer than it takes to store a mail, so that the time does not reveal whether there was one. */
const answerAfterMs = 300

/** `email` is parsed; `address` is the client's network address; `origin` is the shop's own; `now` is in ms UTC. */
type PasswordResetRequest = {
  email: string
  address: string
  origin: string
  language: Language
  now: number
}

export type RequestResetOutcome = { ok: true } | { ok: false; retryAfterSeconds: number }

/**
 * Sends a customer a link for a new password. The response and its time are the same whether the address is known,
 * unknown, or gets no more of these mails this hour. Only more than 20 requests in 15 minutes from one network fail.
 */
export async function requestPasswordReset(
  params: PasswordResetRequest,
): Promise<RequestResetOutcome> {
  const { address, now } = params
  const limit = await consumeRateLimits(
    byNetworks(address, mostFromNetwork, (network) => `resets from ${network}`),
    now,
  )
  if (!limit.ok) return limit
  await Promise.all([writeIfKnown(params), sleep(answerAfterMs)])
  return { ok: true }
}

async function writeIfKnown({
  email: typed,
  origin,
  language,
  now,
}: PasswordResetRequest): Promise<void> {
  const emailFolded = foldEmail(typed)
  if (!(await consumeRateLimit(`resets to ${emailFolded}`, mostToAddress, now)).ok) return
  const { key, keyHash } = newMailKey()
  await db.write(async (trx) => {
    // The update locks the row, because the account may be deleted at this moment.
    const customer = await trx
      .updateTable('customer')
      .set((row) => ({ createdAt: row.ref('createdAt') }))
      .where('emailFolded', '=', emailFolded)
      .returning(['id', 'email'])
      .executeTakeFirst()
    if (!customer) return
    await trx
      .insertInto('passwordReset')
      .values({ keyHash, customer: customer.id, createdAt: now })
      .execute()
    // The mail goes to the stored address, since a typed one that folds to the same text may belong to somebody else.
    const { email } = customer
    await enqueueMail(trx, resetMail({ email, language, origin, key, about: keyHash }), now)
  })
}

/** If `isConfirmed` is false, the content of the account is deleted with the old password. */
export type ResetOwner = Owner & { isConfirmed: boolean }

/** Returns the customer whose password a link may set, or undefined if the link is unknown, expired or used. */
export async function findReset(key: string | null, now: number): Promise<ResetOwner | undefined> {
  const parsed = parseMailKey(key)
  if (parsed === undefined) return undefined
  const found = await db.read
    .selectFrom('passwordReset')
    .innerJoin('customer', 'customer.id', 'passwordReset.customer')
    .where('keyHash', '=', hashToken(parsed))
    .where('passwordReset.createdAt', '>', now - validMs)
    .select(['name', 'email', 'emailConfirmedAt'])
    .executeTakeFirst()
  if (!found) return undefined
  const { name, email, emailConfirmedAt } = found
  return { name, email, isConfirmed: emailConfirmedAt !== null }
}

/** `address` is the client's network address; `origin` is the shop's own. */
type ResetPasswordParams = { address: string; origin: string; language: Language }

export type ResetOutcome =
  ({ ok: true; beganAnew: boolean } & StartedSession) | { ok: false; reason: 'unknown' }

/**
 * Sets the new password and signs in, once for each link. The link reached the customer's mailbox, so this also
 * confirms the address.
 * @param password As returned by `parsePassword`.
 */
export async function resetPassword(
  key: string | null,
  password: string,
  { address, origin, language }: ResetPasswordParams,
  request: SessionRequest,
): Promise<ResetOutcome> {
  const { now } = request.viewer
  // The link is checked first, because hashing is expensive and a guesser must not trigger it.
  if ((await findReset(key, now)) === undefined) return { ok: false, reason: 'unknown' }
  const passwordHash = await hashPassword(password, address)
  return db.write(async (trx): Promise<ResetOutcome> => {
    const used = await trx
      .deleteFrom('passwordReset')
      .where('keyHash', '=', hashToken(key!))
      .where('createdAt', '>', now - validMs)
      .returning('customer')
      .executeTakeFirst()
    if (!used) return { ok: false, reason: 'unknown' }
    const { customer } = used
    const beganAnew = await removeUnconfirmedOwner(trx, customer, now)
    await setPassword(trx, { customer, passwordHash, language, origin }, now)
    await markConfirmed(trx, customer, now)
    return { ok: true, beganAnew, ...(await startSession(trx, customer, request)) }
  })
}

/** Deletes expired links and returns their number. */
export async function sweepResets(now: number): Promise<number> {
  const { numDeletedRows } = await db.write((trx) =>
    trx
      .deleteFrom('passwordReset')
      .where('createdAt', '<=', now - validMs)
      .executeTakeFirst(),
  )
  return Number(numDeletedRows)
}
