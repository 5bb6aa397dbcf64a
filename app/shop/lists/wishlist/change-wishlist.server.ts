import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { storeRemovedWishes } from './undo-wishes.server.ts'
import { addWish, deleteWishes, lockWishlist, type AddWishOutcome } from './wishes.server.ts'

/** Adds a wish if it is absent; the 201st is refused even when several are added at once. */
export const addToWishlist = (
  owner: string,
  productId: string,
  now: number,
): Promise<AddWishOutcome> => db.write((trx) => addWish(trx, owner, productId, now))

/** Returns whether the wish was there. It can be restored for 30 minutes. */
export const removeFromWishlist = (
  owner: string,
  productId: string,
  now: number,
): Promise<boolean> => db.write(async (trx) => (await remove(trx, owner, now, productId)) > 0)

/** Returns the number of wishes removed. They can be restored for 30 minutes. */
export const clearWishlist = (owner: string, now: number): Promise<number> =>
  db.write((trx) => remove(trx, owner, now))

/** If nothing is removed, the previous removal can still be undone. */
async function remove(
  trx: Transaction,
  owner: string,
  now: number,
  productId?: string,
): Promise<number> {
  await lockWishlist(trx, owner)
  const removed = await deleteWishes(trx, owner, productId)
  if (removed.length > 0) await storeRemovedWishes(trx, owner, removed, now)
  return removed.length
}
