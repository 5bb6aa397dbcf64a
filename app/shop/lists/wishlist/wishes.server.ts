import { isProduct } from '#app/shop/catalogue/products/is-product.server.ts'
import { sql } from 'kysely'
import { prepareQuery } from '#app/database/prepare-query.server.ts'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { lockList } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { maxWishes, type Wish } from './wishlist.ts'

/** Returns the ids on the owner's wishlist, the newest first. */
export async function listWishIds(owner: string): Promise<string[]> {
  const wishes = await listWishes(db.read, owner)
  return wishes.map(({ productId }) => productId)
}

const wishesQuery = prepareQuery((reader, { owner }: { owner: string }) =>
  reader
    .selectFrom('wish')
    .where('owner', '=', owner)
    .select(['productId', 'addedAt'])
    .orderBy('addedAt', 'desc')
    .orderBy('productId'),
)

/** Returns the wishes in the order of display, the newest first. */
export const listWishes = (reader: Reader, owner: string): Promise<Wish[]> =>
  wishesQuery(reader, { owner })

/** Locks the wishlist; see `lockList`. */
export const lockWishlist = (trx: Transaction, owner: string): Promise<void> =>
  lockList(trx, { owner, list: 'wishlist' })

/**
 * `present` means that it was there already and keeps its place; `full` that the list holds 200.
 */
export type AddWishOutcome = 'added' | 'present' | 'full' | 'unknown'

/** Adds only what is absent (spec section 4, Wishlist). Nothing is written for an unknown product. */
export async function addWish(
  trx: Transaction,
  owner: string,
  productId: string,
  now: number,
): Promise<AddWishOutcome> {
  if (!(await isProduct(trx, productId))) return 'unknown'
  await lockWishlist(trx, owner)
  if (await isWished(trx, owner, productId)) return 'present'
  return (await insertWish(trx, owner, { productId, addedAt: now })) ? 'added' : 'full'
}

/** Returns whether it was there. This removal cannot be undone. */
export async function removeWish(
  trx: Transaction,
  owner: string,
  productId: string,
): Promise<boolean> {
  return (await deleteWishes(trx, owner, productId)).length > 0
}

/** Deletes a wish, or all of them if no id is given, and returns the deleted ones. */
export const deleteWishes = (
  trx: Transaction,
  owner: string,
  productId?: string,
): Promise<Wish[]> =>
  trx
    .deleteFrom('wish')
    .where('owner', '=', owner)
    .$if(productId !== undefined, (query) => query.where('productId', '=', productId!))
    .returning(['productId', 'addedAt'])
    .execute()

/**
 * Returns whether it was inserted: false if it is there already, the product is gone or the list
 * is full.
 */
export async function insertWish(trx: Transaction, owner: string, wish: Wish): Promise<boolean> {
  const { productId, addedAt } = wish
  const count = sql`(select count(*) from wish where owner = ${owner})`
  const inserted = await trx
    .insertInto('wish')
    .columns(['owner', 'productId', 'addedAt'])
    .expression(
      sql`select ${owner}, id, ${addedAt} from product
        where id = ${productId} and ${count} < ${maxWishes}`,
    )
    .onConflict((on) => on.columns(['owner', 'productId']).doNothing())
    .returning('productId')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function isWished(
  trx: Transaction,
  owner: string,
  productId: string,
): Promise<boolean> {
  const wish = await trx
    .selectFrom('wish')
    .where('owner', '=', owner)
    .where('productId', '=', productId)
    .select('productId')
    .executeTakeFirst()
  return wish !== undefined
}
