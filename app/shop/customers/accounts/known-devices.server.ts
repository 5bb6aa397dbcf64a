import { randomBytes } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { deleteOldest } from './delete-oldest.server.ts'
import { hashToken } from './sign-ins.server.ts'

/** A key allows this many wrong passwords since the last correct one. */
const mostWrong = 10
/** A browser is forgotten after this many days without a sign-in. */
export const deviceDays = 365
/** A customer has at most this many devices; one more removes the device unused for longest. */
const mostDevices = 100

/**
 * Holds the content of a browser's device cookie (OWASP, "Slow down online guessing attacks with device cookies"): a
 * key of 256 random bits. The database stores its hash and the customers it is known for.
 */
export type DeviceKeys = {
  /** Holds the key sent by the browser. */
  sent: string | undefined
  /**
   * Holds the key that the browser gets if the sign-in succeeds. An older copy of the cookie is worthless from then
   * on.
   */
  next: string
}

export const newDeviceKey = () => randomBytes(32).toString('base64url')

/**
 * Counts a try from a browser that the customer signed in from before, in one statement, so that concurrent tries
 * cannot exceed the limit. Returns false if the customer does not know the browser or it was wrong too often: the try
 * then counts as a stranger's.
 * @param customer Undefined for an address without an account, which takes as long.
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
  // A stranger's try is rejected here, before it occupies the single writer.
  if (!known || known.wrongTries >= mostWrong) return false
  const { numUpdatedRows } = await db.write((trx) =>
    trx
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
 * Makes a browser known to a customer who signed in, under its next key, in the caller's transaction. Other customers
 * who signed in from the browser keep their own counts.
 */
export async function rememberDevice(
  trx: Transaction,
  customer: string,
  { sent, next }: DeviceKeys,
  now: number,
): Promise<void> {
  const keyHash = hashToken(next)
  if (sent !== undefined)
    await trx
      .updateTable('knownDevice')
      .set({ keyHash })
      .where('keyHash', '=', hashToken(sent))
      .execute()
  const fresh = { wrongTries: 0, lastSeenAt: now }
  await trx
    .insertInto('knownDevice')
    .values({ customer, keyHash, ...fresh })
    .onConflict((on) => on.columns(['customer', 'keyHash']).doUpdateSet(fresh))
    .execute()
  await deleteOldest(trx, 'knownDevice', customer, keyHash, mostDevices)
}

/**
 * Deletes all known devices in the caller's transaction. After a password change, a person who knew the old password
 * gets no extra tries.
 */
export const deleteDevices = (trx: Transaction, customer: string) =>
  trx.deleteFrom('knownDevice').where('customer', '=', customer).execute()

/** Deletes browsers without a sign-in for a year, and networks that an older version recorded. */
export const sweepDevices = (now: number) =>
  db.write(async (trx) => {
    await trx
      .deleteFrom('knownDevice')
      .where('lastSeenAt', '<=', now - deviceDays * dayMs)
      .execute()
    await trx.deleteFrom('knownNetwork').execute()
  })
