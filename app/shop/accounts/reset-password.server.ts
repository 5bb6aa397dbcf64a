import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { foldEmail } from '../addresses/email.ts'
import {
  byNetworks,
  consumeRateLimit,
  consumeRateLimits,
  type RateLimit,
} from '../rate-limits/rate-limits.server.ts'
import { resetMail } from '../mail/account-mail.server.ts'
import { enqueueMail } from '../mail/outbox.server.ts'
import { removeUnconfirmedOwner } from './forget-stranger.server.ts'
import { markConfirmed } from './confirmed-email.server.ts'
import { startSession, type SessionRequest, type StartedSession } from './start-session.server.ts'
import { newMailKey, parseMailKey } from './mail-key.server.ts'
import type { Owner } from './personal-words.ts'
import { hashPassword } from './password.server.ts'
import { setPassword } from './set-password.server.ts'
import { hashToken } from './sign-ins.server.ts'

const validMs = 60 * 60_000
const mostFromNetwork: RateLimit = { most: 20, withinMs: 15 * 60_000 }
const mostToAddress: RateLimit = { most: 5, withinMs: 60 * 60_000 }
/** More than the writing of a mail takes, so that the time says nothing of whether there was one. */
const answerAfterMs = 300

/** `email` as parsed; `address`: of the client in the network; `origin`: the shop's own; `now`: ms UTC. */
type PasswordResetRequest = {
  email: string
  address: string
  origin: string
  language: Language
  now: number
}

export type RequestResetOutcome = { ok: true } | { ok: false; retryAfterSeconds: number }

/**
 * Writes a link for a new password to a customer. The answer and its time are the same whether the address is
 * known, unknown, or gets no more of these mails this hour; refused is only who asks too often, more than 20
 * times in 15 minutes from one network.
 */
export async function requestPasswordReset(
  asking: PasswordResetRequest,
): Promise<RequestResetOutcome> {
  const { address, now } = asking
  const asked = await consumeRateLimits(
    byNetworks(address, mostFromNetwork, (network) => `resets from ${network}`),
    now,
  )
  if (!asked.ok) return asked
  await Promise.all([writeIfKnown(asking), sleep(answerAfterMs)])
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
  await db.write(async (t) => {
    // Held by being written: the account may be deleted at this moment.
    const customer = await t
      .updateTable('customer')
      .set((row) => ({ createdAt: row.ref('createdAt') }))
      .where('emailFolded', '=', emailFolded)
      .returning(['id', 'email'])
      .executeTakeFirst()
    if (!customer) return
    await t
      .insertInto('passwordReset')
      .values({ keyHash, customer: customer.id, createdAt: now })
      .execute()
    // To the address that is known: one that only folds to the same may be another's.
    const { email } = customer
    await enqueueMail(t, resetMail({ email, language, origin, key, about: keyHash }), now)
  })
}

/** `isConfirmed`: else what is in the account goes with the old password. */
export type ResetOwner = Owner & { isConfirmed: boolean }

/** Whose password a link may set; undefined for a link that is unknown, old or used. */
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

/** `address`: of the client in the network; `origin`: the shop's own. */
type Resetting = { address: string; origin: string; language: Language }

export type ResetOutcome =
  ({ ok: true; beganAnew: boolean } & StartedSession) | { ok: false; reason: 'unknown' }

/**
 * Sets the new password and signs in, once for each link. It reached the customer's mailbox, so the address is
 * confirmed by it.
 * @param password As `parsePassword` gives it.
 */
export async function resetPassword(
  key: string | null,
  password: string,
  { address, origin, language }: Resetting,
  arrival: SessionRequest,
): Promise<ResetOutcome> {
  const { now } = arrival.where
  // Asked first: hashing is dear, and not for who only guesses.
  if ((await findReset(key, now)) === undefined) return { ok: false, reason: 'unknown' }
  const passwordHash = await hashPassword(password, address)
  return db.write(async (t): Promise<ResetOutcome> => {
    const used = await t
      .deleteFrom('passwordReset')
      .where('keyHash', '=', hashToken(key!))
      .where('createdAt', '>', now - validMs)
      .returning('customer')
      .executeTakeFirst()
    if (!used) return { ok: false, reason: 'unknown' }
    const { customer } = used
    const beganAnew = await removeUnconfirmedOwner(t, customer, now)
    await setPassword(t, { customer, passwordHash, language, origin }, now)
    await markConfirmed(t, customer, now)
    return { ok: true, beganAnew, ...(await startSession(t, customer, arrival)) }
  })
}

/** Forgets links that lead nowhere any more. Answers how many. */
export async function sweepResets(now: number): Promise<number> {
  const { numDeletedRows } = await db.write((t) =>
    t
      .deleteFrom('passwordReset')
      .where('createdAt', '<=', now - validMs)
      .executeTakeFirst(),
  )
  return Number(numDeletedRows)
}
