import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { storeRemovedProducts } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { deleteSaved, lockSaved } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { maxSaved, type SavedProduct } from '#app/shop/lists/saved-list/saved-list.ts'

/** Filters out texts that are no product id and that some databases do not accept. */
const isId = (id: string) => /^[^\p{Cc}\p{Cs}]{1,200}$/u.test(id)

/**
 * Replaces a whole wishlist; of several simultaneous replacements one remains, complete. Earlier
 * wishes keep their time as far as the given order allows; removed ones can be restored for 30
 * minutes.
 * @param ids The whole list, the newest first, at most 200; of a repeated id the first counts.
 * @returns `unknown`: ids that the shop does not have, which are left out.
 */
export async function replaceWishlist(
  owner: string,
  ids: string[],
  now: number,
): Promise<{ unknown: string[] }> {
  const unique = [...new Set(ids)]
  if (unique.length > maxSaved.wishlist)
    throw new RangeError(`A wishlist holds ${maxSaved.wishlist}`)
  return db.write(async (trx) => {
    await lockSaved(trx, 'wishlist', owner)
    const known = await findKnown(trx, unique.filter(isId))
    const before = await deleteSaved(trx, 'wishlist', owner)
    const wishes = inOrder(
      unique.filter((id) => known.has(id)),
      before,
      now,
    )
    if (wishes.length > 0)
      await trx
        .insertInto('wish')
        .values(wishes.map((wish) => ({ owner, ...wish })))
        .execute()
    const removed = before.filter(({ productId }) => !unique.includes(productId))
    if (removed.length > 0) await storeRemovedProducts(trx, 'wishlist', owner, removed, now)
    return { unknown: unique.filter((id) => !known.has(id)) }
  })
}

async function findKnown(trx: Transaction, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await trx.selectFrom('product').where('id', 'in', ids).select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** Returns descending times, because the list is ordered by them; none is later than before. */
function inOrder(ids: string[], before: SavedProduct[], now: number): SavedProduct[] {
  const times = new Map(before.map(({ productId, addedAt }) => [productId, addedAt]))
  let latest = Infinity
  return ids.map((productId) => {
    const addedAt = Math.min(times.get(productId) ?? now, latest)
    latest = addedAt - 1
    return { productId, addedAt }
  })
}
