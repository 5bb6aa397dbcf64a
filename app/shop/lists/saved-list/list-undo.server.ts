import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { deleteExpired } from '#app/database/delete-expired.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { editionName } from '#app/shop/catalogue/products/edition-name.server.ts'
import { undoMs } from '#app/shop/operations/retention/retention.ts'
import type { RemovedSummary } from '#app/shop/operations/undo/removed-summary.ts'
import { undoStore } from '#app/shop/operations/undo/undo-store.server.ts'
import { isProduct } from '#app/shop/catalogue/products/is-product.server.ts'
import { sweepUnused } from '#app/shop/customers/accounts/unused-owners.server.ts'
import { deleteSaved, insertSaved, isSaved, lockSaved, savedTables } from './saved-list.server.ts'
import type { SavedList, SavedProduct } from './saved-list.ts'

/** Holds a removed product. `instead` is the product that replaced it, which an undo removes. */
type RemovedProduct = SavedProduct & { instead?: string }

const removedProducts = undoStore<RemovedProduct>('listUndo', 'ids')

/**
 * Removes one product by its id, or all without an id, and returns their number. They can be
 * restored for 30 minutes.
 */
export const removeFromList = (
  list: SavedList,
  owner: string,
  now: number,
  productId?: string,
): Promise<number> =>
  db.write(async (trx) => {
    await lockSaved(trx, list, owner)
    const ids = productId === undefined ? undefined : [productId]
    const removed = await deleteSaved(trx, list, owner, ids)
    // If nothing is removed, the previous removal can still be undone.
    if (removed.length > 0) await storeRemovedProducts(trx, list, owner, removed, now)
    return removed.length
  })

/** Replaces the previous removal. The caller's transaction has locked the list. */
export const storeRemovedProducts = (
  trx: Transaction,
  list: SavedList,
  owner: string,
  products: RemovedProduct[],
  now: number,
): Promise<void> => removedProducts.store(trx, { owner, list }, products, now)

/** `back` means on the list again, `gone` no longer in the shop, `overLimit` that the list is full. */
type PutBackOutcome = 'back' | 'gone' | 'overLimit'

/** Counts the outcomes. */
export type ListUndoOutcome =
  ({ ok: true } & Record<PutBackOutcome, number>) | { ok: false; reason: 'nothing-to-undo' }

/** Restores what was removed last, each product at its old place, once and within 30 minutes. */
export const undoListRemoval = (
  list: SavedList,
  owner: string,
  now: number,
): Promise<ListUndoOutcome> =>
  db.write(async (trx): Promise<ListUndoOutcome> => {
    await lockSaved(trx, list, owner)
    const products = await removedProducts.consume(trx, { owner, list }, now)
    if (products.length === 0) return { ok: false, reason: 'nothing-to-undo' }
    const outcome = { ok: true as const, back: 0, gone: 0, overLimit: 0 }
    for (const product of products) outcome[await putBack(trx, list, owner, product)]++
    return outcome
  })

/**
 * A product that was added again meanwhile stays at its new place. If the product no longer
 * exists, its replacement stays.
 */
async function putBack(
  trx: Transaction,
  list: SavedList,
  owner: string,
  { instead, ...product }: RemovedProduct,
): Promise<PutBackOutcome> {
  const { productId } = product
  if (!(await isProduct(productId, trx))) return 'gone'
  if (instead !== undefined) await deleteSaved(trx, list, owner, [instead])
  const isBack =
    (await insertSaved(trx, list, owner, product)) || (await isSaved(trx, list, owner, productId))
  return isBack ? 'back' : 'overLimit'
}

/** Returns what `undoListRemoval` would restore. */
export const findRemovedProducts = (
  list: SavedList,
  owner: string,
  { language, now }: { language: Language; now: number },
): Promise<RemovedSummary | undefined> =>
  removedProducts.summarise({ owner, list }, now, ({ productId }) =>
    findProductName(productId, language),
  )

async function findProductName(productId: string, language: Language): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('product')
    .leftJoin('productText', (join) =>
      join.onRef('productId', '=', 'product.id').on('language', '=', language),
    )
    .where('product.id', '=', productId)
    .select(['product.name as ownName', 'productText.name as name', 'format'])
    .executeTakeFirst()
  return row && editionName({ ...row, name: row.name ?? row.ownName }, language)
}

/**
 * Deletes the lists of guests whose cookie has expired, all removals that can no longer be undone,
 * and the empty rows that serve as locks. Returns the numbers of rows.
 */
export async function sweepSavedList(
  list: SavedList,
  now: number,
): Promise<{ saved: number; undos: number }> {
  const saved = await sweepUnused(savedTables[list], now)
  const undos = await deleteExpired(
    'listUndo',
    ['owner', 'list'],
    'removedAt',
    sql`list = ${list} and removed_at <= ${now - undoMs}`,
  )
  return { saved, undos }
}
