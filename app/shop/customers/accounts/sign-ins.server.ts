import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { log } from '#app/observability/log.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { deleteOldest } from './delete-oldest.server.ts'
import { cutText } from '#app/i18n/visitor-text.ts'

const tokenBytes = 32
export const unusedMs = 12 * 60 * 60 * 1000
export const rememberedUnusedMs = 30 * dayMs
/** The last use is recorded at most this often. */
const noteEveryMs = 60_000
const longestDevice = 200
/** A customer has at most this many sign-ins; one more ends the one unused for longest. */
export const mostSignIns = 100

/** Holds the sign-in that a token stands for. */
export type SignedIn = {
  signInId: string
  customerId: string
  email: string
  /** Is true once the link sent to the address was followed. */
  isConfirmed: boolean
  name: string
}

/** Returns the owner of a customer's cart and lists. */
export const ownerOf = (customerId: string) => `customer:${customerId}`

/** Returns a token of 256 random bits. */
export const newToken = () => randomBytes(tokenBytes).toString('base64url')

/** Returns the part of a user agent that a sign-in stores, without control characters. */
export const storedDevice = (userAgent: string) =>
  cutText(userAgent.replace(/\p{C}/gu, ''), longestDevice)

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Signs a customer in, in the caller's transaction. Returns the token, which is stored hashed.
 * @param from `device` is the browser's user agent.
 */
export async function startSignIn(
  trx: Transaction,
  customer: string,
  from: { device: string; isRemembered: boolean },
  now: number,
): Promise<string> {
  const token = newToken()
  const id = randomUUID()
  await trx
    .insertInto('signIn')
    .values({
      id,
      tokenHash: hashToken(token),
      customer,
      isKept: from.isRemembered ? 1 : 0,
      device: storedDevice(from.device),
      createdAt: now,
      lastUsedAt: now,
    })
    .execute()
  await deleteOldest(trx, 'signIn', customer, id, mostSignIns)
  return token
}

/** Returns the sign-in of a token, or undefined if it was ended or unused for 12 hours (remembered: 30 days). */
export async function findSignIn(token: string, now: number): Promise<SignedIn | undefined> {
  // A sign-in is valid from the moment it is made until the moment it ends.
  const row = await db.readLatest
    .selectFrom('signIn')
    .innerJoin('customer', 'customer.id', 'signIn.customer')
    .where('tokenHash', '=', hashToken(token))
    .select(['signIn.id as signInId', 'customer.id as customerId', 'email', 'name'])
    .select(['isKept', 'lastUsedAt', 'emailConfirmedAt'])
    .executeTakeFirst()
  if (!row) return undefined
  const { isKept: isRemembered, lastUsedAt, emailConfirmedAt, ...signedIn } = row
  if (now - lastUsedAt >= (isRemembered === 1 ? rememberedUnusedMs : unusedMs)) return undefined
  // The update is not awaited, because a read must not wait for a write.
  if (now - lastUsedAt >= noteEveryMs) void noteUse(signedIn.signInId, now)
  return { ...signedIn, isConfirmed: emailConfirmedAt !== null }
}

/** Records the use of a sign-in. An error here loses only this record, so the page still responds. */
async function noteUse(id: string, now: number) {
  try {
    await db.write((trx) =>
      trx
        .updateTable('signIn')
        .set({ lastUsedAt: now })
        .where('id', '=', id)
        // The condition lets only one of several concurrent requests write.
        .where('lastUsedAt', '<=', now - noteEveryMs)
        .execute(),
    )
  } catch (error) {
    log.error({ err: error }, 'use of a sign-in not noted')
  }
}

export const endSignIn = (token: string) =>
  db.write((trx) => trx.deleteFrom('signIn').where('tokenHash', '=', hashToken(token)).execute())

/** Ends all of a customer's sign-ins except `but`, in the caller's transaction. */
export const endOtherSignIns = (trx: Transaction, customer: string, but: string | undefined) =>
  trx
    .deleteFrom('signIn')
    .where('customer', '=', customer)
    .$if(but !== undefined, (query) => query.where('id', '!=', but!))
    .execute()

/** Deletes expired sign-ins and returns their number. */
export async function sweepSignIns(now: number): Promise<number> {
  const { numDeletedRows } = await db.write((trx) =>
    trx
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
