import { isProduct } from '#app/shop/catalogue/products/is-product.server.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import {
  findRemovedProducts,
  storeRemovedRows,
  undoListRemoval,
  type ListUndoOutcome,
  type PutBackOutcome,
} from '#app/shop/lists/saved-list/list-undo.server.ts'
import type { RemovedWishes } from './removed-wishes.ts'
import { insertWish, isWished } from './wishes.server.ts'
import type { Wish } from './wishlist.ts'

const wishlistOf = (owner: string) => ({ owner, list: 'wishlist' as const })

/** Replaces the previous removal. The caller's transaction holds the lock of the list. */
export const storeRemovedWishes = (trx: Transaction, owner: string, wishes: Wish[], now: number) =>
  storeRemovedRows(trx, wishlistOf(owner), wishes, now)

/** Restores what was removed last, each wish at its old place, once and within 30 minutes. */
export const undoWishRemoval = (owner: string, now: number): Promise<ListUndoOutcome> =>
  undoListRemoval(wishlistOf(owner), now, (trx, wish: Wish) => putBack(trx, owner, wish))

/** A wish that was added again meanwhile keeps its new place. */
async function putBack(trx: Transaction, owner: string, wish: Wish): Promise<PutBackOutcome> {
  const { productId } = wish
  if ((await insertWish(trx, owner, wish)) || (await isWished(trx, owner, productId))) return 'back'
  return (await isProduct(trx, productId)) ? 'overLimit' : 'gone'
}

export const findRemovedWishes = async (
  owner: string | undefined,
  at: { language: Language; now: number },
): Promise<RemovedWishes | undefined> =>
  owner === undefined ? undefined : findRemovedProducts(wishlistOf(owner), at)
