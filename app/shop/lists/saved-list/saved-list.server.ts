import { sql } from 'kysely'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { prepareQuery } from '#app/database/prepare-query.server.ts'
import { isProduct } from '#app/shop/catalogue/products/is-product.server.ts'
import { maxSaved, type SavedList, type SavedProduct } from './saved-list.ts'

/** The tables have the same columns. */
export const savedTables = { wishlist: 'wish', compare: 'compared' } as const

const savedQuery = (list: SavedList, direction: 'asc' | 'desc') =>
  prepareQuery((reader, { owner }: { owner: string }) =>
    reader
      .selectFrom(savedTables[list])
      .where('owner', '=', owner)
      .select(['productId', 'addedAt'])
      .orderBy('addedAt', direction)
      .orderBy('productId'),
  )

const savedQueries = {
  wishlist: savedQuery('wishlist', 'desc'),
  compare: savedQuery('compare', 'asc'),
}

/** Returns a list in the order of display: wishes with the newest first, compared products with the oldest. */
export const listSaved = (
  list: SavedList,
  owner: string,
  reader: Reader = db.read,
): Promise<SavedProduct[]> => savedQueries[list](reader, { owner })

/** Returns the ids in the order of display. */
export async function listSavedIds(
  list: SavedList,
  owner: string,
  reader?: Reader,
): Promise<string[]> {
  const products = await listSaved(list, owner, reader)
  return products.map(({ productId }) => productId)
}

/**
 * Locks a list until the transaction ends, so that its count is exact. A caller that also locks
 * the cart locks the cart first, to prevent deadlocks.
 */
export async function lockSaved(trx: Transaction, list: SavedList, owner: string): Promise<void> {
  await trx
    .insertInto('listUndo')
    .values({ owner, list, ids: '[]', removedAt: 0 })
    .onConflict((on) =>
      on
        .columns(['owner', 'list'])
        .doUpdateSet((row) => ({ removedAt: row.ref('listUndo.removedAt') })),
    )
    .execute()
}

/** Locks both lists of an owner, always in the same order. */
export async function lockBothLists(trx: Transaction, owner: string): Promise<void> {
  await lockSaved(trx, 'wishlist', owner)
  await lockSaved(trx, 'compare', owner)
}

/** `present` means that the product was there already and stays at its place. */
export type AddToListOutcome = 'added' | 'present' | 'full' | 'unknown'

/** Adds a product if it is absent, even when several are added at once. */
export const addToList = (
  list: SavedList,
  owner: string,
  productId: string,
  now: number,
): Promise<AddToListOutcome> => db.write((trx) => addSaved(trx, list, owner, productId, now))

/**
 * Adds a product only if it is absent (spec section 4, Wishlist and Compare). Nothing is written
 * for an unknown product.
 */
export async function addSaved(
  trx: Transaction,
  list: SavedList,
  owner: string,
  productId: string,
  now: number,
): Promise<AddToListOutcome> {
  if (!(await isProduct(productId, trx))) return 'unknown'
  await lockSaved(trx, list, owner)
  if (await isSaved(trx, list, owner, productId)) return 'present'
  return (await insertSaved(trx, list, owner, { productId, addedAt: now })) ? 'added' : 'full'
}

/**
 * Returns whether it was inserted: false if it is there already, the product is gone or the list
 * is full.
 */
export async function insertSaved(
  trx: Transaction,
  list: SavedList,
  owner: string,
  { productId, addedAt }: SavedProduct,
): Promise<boolean> {
  const table = savedTables[list]
  const count = sql`(select count(*) from ${sql.table(table)} where owner = ${owner})`
  const inserted = await trx
    .insertInto(table)
    .columns(['owner', 'productId', 'addedAt'])
    .expression(
      sql`select ${owner}, id, ${addedAt} from product
        where id = ${productId} and ${count} < ${maxSaved[list]}`,
    )
    .onConflict((on) => on.columns(['owner', 'productId']).doNothing())
    .returning('productId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Deletes the products with these ids, or all without ids, and returns the deleted ones. No undo is stored. */
export const deleteSaved = (
  trx: Transaction,
  list: SavedList,
  owner: string,
  productIds?: string[],
): Promise<SavedProduct[]> =>
  trx
    .deleteFrom(savedTables[list])
    .where('owner', '=', owner)
    .$if(productIds !== undefined, (query) => query.where('productId', 'in', productIds!))
    .returning(['productId', 'addedAt'])
    .execute()

export async function isSaved(
  reader: Reader,
  list: SavedList,
  owner: string,
  productId: string,
): Promise<boolean> {
  const row = await reader
    .selectFrom(savedTables[list])
    .where('owner', '=', owner)
    .where('productId', '=', productId)
    .select('productId')
    .executeTakeFirst()
  return row !== undefined
}
