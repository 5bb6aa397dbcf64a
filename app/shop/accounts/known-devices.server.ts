import { randomBytes } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '../currency/day.ts'
import { hashToken } from './sign-ins.server.ts'

/** Wrong passwords with one key since the last right one. */
const mostWrong = 10
/** How long a browser that nobody signed in from is known. */
export const deviceDays = 365
/** A customer has at most so many; one more removes the one unused for longest. */
const mostDevices = 100

/**
 * What the device cookie of a browser holds (OWASP, "Slow down online guessing attacks with device cookies"): a key of
 * 256 random bits, which the database knows by its hash, and for which customers.
 */
export type DeviceKeys = {
  /** The key that the browser sent. */
  sent: string | undefined
  /** The key that it gets if it is let in: an older copy of the cookie is worth nothing from then on. */
  next: string
}

export const newDeviceKey = () => randomBytes(32).toString('base64url')

/**
 * Counts a try from a browser that the customer signed in from before, by one statement: of many at one moment
 * exactly so many pass. False where the browser is not known to the customer, or was wrong too often: then the try is
 * one of a stranger.
 * @param customer Undefined for an address that nobody has, which takes as long.
 */
export async function consumeDeviceTry(
  customer: string | undefined,
  key: string | undefined,
  now: number,
): Promise<boolean> {
  if (key === undefined) return false
  const device = { customer: customer ?? '', keyHash: hashToken(key) }
  const known = await db.read
    .selectFrom('knownDevice')
    .where('customer', '=', device.customer)
    .where('keyHash', '=', device.keyHash)
    .where('lastSeenAt', '>', now - deviceDays * dayMs)
    .select('wrongTries')
    .executeTakeFirst()
  // Strangers take no turn of the one writer here.
  if (!known || known.wrongTries >= mostWrong) return false
  const { numUpdatedRows } = await db.write((t) =>
    t
      .updateTable('knownDevice')
      .set((row) => ({ wrongTries: row('wrongTries', '+', 1) }))
      .where('customer', '=', device.customer)
      .where('keyHash', '=', device.keyHash)
      .where('wrongTries', '<', mostWrong)
      .executeTakeFirst(),
  )
  return numUpdatedRows === 1n
}

/**
 * Makes a browser known to a customer who was let in, in the caller's transaction, under its next key. Others who
 * signed in from it keep it, with their own counts.
 */
export async function rememberDevice(
  t: Transaction,
  customer: string,
  { sent, next }: DeviceKeys,
  now: number,
): Promise<void> {
  const keyHash = hashToken(next)
  if (sent !== undefined)
    await t
      .updateTable('knownDevice')
      .set({ keyHash })
      .where('keyHash', '=', hashToken(sent))
      .execute()
  const fresh = { wrongTries: 0, lastSeenAt: now }
  await t
    .insertInto('knownDevice')
    .values({ customer, keyHash, ...fresh })
    .onConflict((on) => on.columns(['customer', 'keyHash']).doUpdateSet(fresh))
    .execute()
  await deleteOldestDevices(t, customer, keyHash)
}

/** A browser that keeps no cookies must not fill the table. */
const deleteOldestDevices = (t: Transaction, customer: string, newest: string) =>
  t
    .deleteFrom('knownDevice')
    .where('customer', '=', customer)
    .where('keyHash', '!=', newest)
    .where('keyHash', 'not in', (others) =>
      others
        .selectFrom('knownDevice')
        .where('customer', '=', customer)
        .where('keyHash', '!=', newest)
        .select('keyHash')
        .orderBy('lastSeenAt', 'desc')
        .orderBy('keyHash')
        .limit(mostDevices - 1),
    )
    .execute()

/** For a new password: who knew the old one gets no more tries than anybody, in the caller's transaction. */
export const deleteDevices = (t: Transaction, customer: string) =>
  t.deleteFrom('knownDevice').where('customer', '=', customer).execute()

/** Forgets browsers that nobody signed in from for a year, and networks that an older version noted. */
export const sweepDevices = (now: number) =>
  db.write(async (t) => {
    await t
      .deleteFrom('knownDevice')
      .where('lastSeenAt', '<=', now - deviceDays * dayMs)
      .execute()
    await t.deleteFrom('knownNetwork').execute()
  })
