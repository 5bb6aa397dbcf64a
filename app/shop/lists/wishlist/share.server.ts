import { randomBytes } from 'node:crypto'
import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { lockSaved } from '#app/shop/lists/saved-list/saved-list.server.ts'

const keyBytes = 16

/**
 * Creates a link to the list, or returns the existing one; two simultaneous calls return the same.
 */
export async function shareWishlist(
  owner: string,
  now: number,
): Promise<{ ok: true; key: string } | { ok: false; reason: 'empty' }> {
  const shareKey = randomBytes(keyBytes).toString('base64url')
  return db.write(async (trx) => {
    const wish = await trx
      .selectFrom('wish')
      .where('owner', '=', owner)
      .select('productId')
      .limit(1)
      .executeTakeFirst()
    if (!wish) return { ok: false, reason: 'empty' }
    await lockSaved(trx, 'wishlist', owner)
    const live = await findShareKey(owner, trx)
    if (live !== undefined) return { ok: true, key: live }
    await trx
      .insertInto('wishlistShare')
      .values({ shareKey, owner, createdAt: now, withdrawnAt: null })
      .execute()
    return { ok: true, key: shareKey }
  })
}

/**
 * Withdraws the link, which answers 410 from now on, and returns whether there was one. A new link
 * has another key.
 */
export const unshareWishlist = (owner: string, now: number): Promise<boolean> =>
  db.write(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('wishlistShare')
      .set({ withdrawnAt: now })
      .where('owner', '=', owner)
      .where('withdrawnAt', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })

/** Returns the key of the live link. */
export async function findShareKey(
  owner: string,
  reader: Reader = db.read,
): Promise<string | undefined> {
  const share = await reader
    .selectFrom('wishlistShare')
    .where('owner', '=', owner)
    .where('withdrawnAt', 'is', null)
    .select('shareKey')
    .executeTakeFirst()
  return share?.shareKey
}

/** `createdAt` is ms UTC. */
export type Share = { kind: 'live'; owner: string; createdAt: number } | { kind: 'withdrawn' }

/** Returns the share of a key from a URL; undefined if the key is unknown or malformed. */
export async function findShare(key: string | null): Promise<Share | undefined> {
  if (key === null || !/^[\w-]{22}$/.test(key)) return undefined
  const share = await db.read
    .selectFrom('wishlistShare')
    .where('shareKey', '=', key)
    .select(['owner', 'createdAt', 'withdrawnAt'])
    .executeTakeFirst()
  if (!share) return undefined
  const { owner, createdAt, withdrawnAt } = share
  return withdrawnAt === null ? { kind: 'live', owner, createdAt } : { kind: 'withdrawn' }
}
