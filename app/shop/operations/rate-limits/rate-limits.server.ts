import { sql } from 'kysely'
import { createHmac, randomUUID } from 'node:crypto'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { deleteExpired } from '#app/database/delete-expired.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { networksOf, siteOf } from './network.ts'

/**
 * Allows at most `most` attempts (1 or more) in any period of `withinMs`, which is at most a day.
 */
export type RateLimit = { most: number; withinMs: number }

/** `attempts` is the argument of {@link refundRateLimits}. */
export type RateLimitOutcome =
  { ok: true; attempts: string[] } | { ok: false; retryAfterSeconds: number }

/** Attempts are deleted after this time, so no limit may look further back. */
const longestWindowMs = dayMs
/**
 * Counts an attempt and returns whether it is allowed. At most `most` attempts are allowed in any
 * `withinMs`, across all processes. Refused attempts are not counted; one after `retryAfterSeconds`
 * (1 or more) is allowed.
 *
 * Call it before the work and outside a transaction, because it opens its own.
 * @param scope What is counted, and for whom: `sign-in to asha@example.org`. Only a keyed hash of it
 * is stored. Use {@link byNetworks} for a client's address, and fold an e-mail address.
 * @param limit The same for every call with this scope.
 * @throws {RangeError} if the limit is below one attempt or longer than a day.
 */
export function consumeRateLimit(
  scope: string,
  limit: RateLimit,
  now: number,
): Promise<RateLimitOutcome> {
  return consumeRateLimits({ [scope]: limit }, now)
}

/**
 * Counts one attempt in several scopes: in all of them, or it is refused and counted in none, so
 * that a refusal by one scope uses up nothing of the others.
 * @param limits By scope.
 */
export async function consumeRateLimits(
  limits: Record<string, RateLimit>,
  now: number,
): Promise<RateLimitOutcome> {
  const counted: HashedLimit[] = []
  for (const [scope, limit] of Object.entries(limits)) {
    if (limit.most < 1 || limit.withinMs > longestWindowMs)
      throw new RangeError(`Not a limit: ${limit.most} in ${limit.withinMs} ms`)
    counted.push({ hashed: await hashScope(scope), limit })
  }
  // A refusal needs no write transaction, because a flood must cost little.
  const refused = await findLongestRefusal(db.read, counted, now)
  if (refused) return refused
  // All processes lock in the same order, which prevents deadlocks.
  const ordered = counted.toSorted((a, b) => (a.hashed < b.hashed ? -1 : 1))
  return db.write(async (trx): Promise<RateLimitOutcome> => {
    for (const { hashed } of ordered) await lockScope(trx, hashed, now)
    const full = await findLongestRefusal(trx, counted, now)
    if (full) return full
    const attempts = counted.map(({ hashed }) => ({ id: randomUUID(), scope: hashed, at: now }))
    await trx.insertInto('attempt').values(attempts).execute()
    return { ok: true, attempts: attempts.map(({ id }) => id) }
  })
}

/**
 * Returns the limit for each network that a client's address belongs to, so that a client with
 * many networks counts as one.
 * @param scopeOf The scope within a network, such as `coupon from ${network}`.
 */
export const byNetworks = (
  address: string,
  limit: RateLimit,
  scopeOf: (network: string) => string,
): Record<string, RateLimit> =>
  Object.fromEntries(networksOf(address).map((network) => [scopeOf(network), limit]))

/** Takes back attempts that need no limit, such as a right password. */
export async function refundRateLimits(attempts: string[]): Promise<void> {
  if (attempts.length === 0) return
  await db.write((trx) => trx.deleteFrom('attempt').where('id', 'in', attempts).execute())
}

type HashedLimit = { hashed: string; limit: RateLimit }

/** Returns a keyed hash of a client's site (of IPv6 the first 48 bits), which may be stored. */
export const hashSite = (address: string) => hashScope(`site ${siteOf(address)}`)

async function hashScope(scope: string): Promise<string> {
  return createHmac('sha256', await ensureLinkSecret())
    .update(`attempt\n${scope}`)
    .digest('base64url')
}

/**
 * Locks a scope until the transaction ends, by a row that belongs to no scope. SQLite allows one
 * writer at a time anyway.
 */
const lockScope = (trx: Transaction, hashed: string, now: number) =>
  trx
    .insertInto('attempt')
    .values({ id: hashed, scope: '', at: now })
    .onConflict((on) => on.column('id').doUpdateSet({ at: now }))
    .execute()

/**
 * Locks these scopes against other transactions that count in them, until the caller's transaction
 * ends.
 */
export async function lockScopes(trx: Transaction, scopes: string[], now: number): Promise<void> {
  const hashed: string[] = []
  for (const scope of scopes) hashed.push(await hashScope(scope))
  for (const one of hashed.sort()) await lockScope(trx, one, now)
}

/** Returns the longest refusal, if there is any. */
async function findLongestRefusal(reader: Reader, counted: HashedLimit[], now: number) {
  const refusals = []
  for (const { hashed, limit } of counted) {
    const refusal = await findRefusal(reader, hashed, limit, now)
    if (refusal) refusals.push(refusal)
  }
  return refusals.sort((a, b) => b.retryAfterSeconds - a.retryAfterSeconds)[0]
}

/** Refuses until the attempt that is `most` back has left the period. */
async function findRefusal(reader: Reader, hashed: string, limit: RateLimit, now: number) {
  const { most, withinMs } = limit
  const leaving = await reader
    .selectFrom('attempt')
    .select('at')
    .where('scope', '=', hashed)
    .where('at', '>', now - withinMs)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst()
  if (!leaving) return undefined
  const retryAfterSeconds = Math.ceil((leaving.at + withinMs - now) / 1000)
  return { ok: false as const, retryAfterSeconds }
}

/** Deletes attempts that no limit looks back to. Returns the number of rows. */
export const sweepRateLimits = (now: number): Promise<number> =>
  deleteExpired('attempt', ['id'], 'at', sql`at <= ${now - longestWindowMs}`)
