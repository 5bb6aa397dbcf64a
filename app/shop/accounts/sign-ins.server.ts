import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { log } from '#app/observability/log.server.ts'
import { dayMs } from '../currency/day.ts'

const tokenBytes = 32
export const unusedMs = 12 * 60 * 60 * 1000
export const rememberedUnusedMs = 30 * dayMs
/** Use is noted no more often than this. */
const noteEveryMs = 60_000
const longestDevice = 200
/** Of one customer; with one more the one unused for longest ends. */
export const mostSignIns = 100

/** What a token stands for. */
export type SignedIn = {
  signInId: string
  customerId: string
  email: string
  /** The link to the address was followed. */
  isConfirmed: boolean
  name: string
}

/** The owner of a customer's cart and lists. */
export const ownerOf = (customerId: string) => `customer:${customerId}`

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Signs a customer in, in the caller's transaction; answers with the token (256 random bits), which is kept
 * hashed.
 * @param from `device`: what the browser calls itself.
 */
export async function startSignIn(
  t: Transaction,
  customer: string,
  from: { device: string; isKept: boolean },
  now: number,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  const id = randomUUID()
  await t
    .insertInto('signIn')
    .values({
      id,
      tokenHash: hashToken(token),
      customer,
      isKept: from.isKept ? 1 : 0,
      device: from.device.replace(/\p{C}/gu, '').slice(0, longestDevice),
      createdAt: now,
      lastUsedAt: now,
    })
    .execute()
  await endOldestSignIns(t, customer, id)
  return token
}

/** A program that signs in for every call must not fill the table, nor the customer's list. */
const endOldestSignIns = (t: Transaction, customer: string, newest: string) =>
  t
    .deleteFrom('signIn')
    .where('customer', '=', customer)
    .where('id', '!=', newest)
    .where('id', 'not in', (others) =>
      others
        .selectFrom('signIn')
        .where('customer', '=', customer)
        .where('id', '!=', newest)
        .select('id')
        .orderBy('lastUsedAt', 'desc')
        .orderBy('id')
        .limit(mostSignIns - 1),
    )
    .execute()

/** Who is signed in by a token; undefined where it was ended, or was unused for 12 hours (kept: 30 days). */
export async function findSignIn(token: string, now: number): Promise<SignedIn | undefined> {
  const row = await db.read
    .selectFrom('signIn')
    .innerJoin('customer', 'customer.id', 'signIn.customer')
    .where('tokenHash', '=', hashToken(token))
    .select(['signIn.id as signInId', 'customer.id as customerId', 'email', 'name'])
    .select(['isKept', 'lastUsedAt', 'emailConfirmedAt'])
    .executeTakeFirst()
  if (!row) return undefined
  const { isKept, lastUsedAt, emailConfirmedAt, ...signedIn } = row
  if (now - lastUsedAt >= (isKept === 1 ? rememberedUnusedMs : unusedMs)) return undefined
  // Not waited for: what is read waits for no write.
  if (now - lastUsedAt >= noteEveryMs) void noteUse(signedIn.signInId, now)
  return { ...signedIn, isConfirmed: emailConfirmedAt !== null }
}

/** What fails here costs the note alone: the page is answered. */
async function noteUse(id: string, now: number) {
  try {
    await db.write((t) =>
      t
        .updateTable('signIn')
        .set({ lastUsedAt: now })
        .where('id', '=', id)
        // Of many at one moment, one writes.
        .where('lastUsedAt', '<=', now - noteEveryMs)
        .execute(),
    )
  } catch (error) {
    log.error({ err: error }, 'use of a sign-in not noted')
  }
}

/** Ends the sign-in of a token. */
export const endSignIn = (token: string) =>
  db.write((t) => t.deleteFrom('signIn').where('tokenHash', '=', hashToken(token)).execute())

/** Ends all sign-ins of a customer but one, in the caller's transaction. */
export const endOtherSignIns = (t: Transaction, customer: string, but: string | undefined) =>
  t
    .deleteFrom('signIn')
    .where('customer', '=', customer)
    .$if(but !== undefined, (query) => query.where('id', '!=', but!))
    .execute()

/** Forgets sign-ins that are over. Answers how many. */
export async function sweepSignIns(now: number): Promise<number> {
  const { numDeletedRows } = await db.write((t) =>
    t
      .deleteFrom('signIn')
      .where((row) =>
        row.or([
          row('lastUsedAt', '<=', now - rememberedUnusedMs),
          row.and([row('isKept', '=', 0), row('lastUsedAt', '<=', now - unusedMs)]),
        ]),
      )
      .executeTakeFirst(),
  )
  return Number(numDeletedRows)
}
