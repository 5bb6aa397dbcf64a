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
import type { RemovedProducts } from '#app/shop/lists/saved-list/removed-products.ts'
import type { ComparisonEntry } from './compare.ts'
import { deleteCompared, insertCompared, isCompared } from './compared.server.ts'

/** `instead` is the product that replaced it, which is removed when it is put back. */
type RemovedProduct = ComparisonEntry & { instead?: string }

const comparisonOf = (owner: string) => ({ owner, list: 'compare' as const })

/**
 * Stores the removed products, which replace those removed before. Call it in the transaction that removes them and has
 * locked the list.
 */
export const storeRemovedCompared = (
  trx: Transaction,
  owner: string,
  rows: RemovedProduct[],
  now: number,
) => storeRemovedRows(trx, comparisonOf(owner), rows, now)

/** Puts back what was removed last at its former place, once and within 30 minutes. */
export const undoCompared = (owner: string, now: number): Promise<ListUndoOutcome> =>
  undoListRemoval(comparisonOf(owner), now, (trx, row: RemovedProduct) => putBack(trx, owner, row))

/**
 * Puts one product back. A product added again in the meantime keeps its new place. If the product no longer exists,
 * its replacement stays.
 */
async function putBack(
  trx: Transaction,
  owner: string,
  row: RemovedProduct,
): Promise<PutBackOutcome> {
  const { productId, addedAt, instead } = row
  if (!(await isProduct(trx, productId))) return 'gone'
  if (instead !== undefined) await deleteCompared(trx, owner, instead)
  const isBack =
    (await insertCompared(trx, owner, { productId, addedAt })) ||
    (await isCompared(trx, owner, productId))
  return isBack ? 'back' : 'overLimit'
}

export const findRemovedCompared = (
  owner: string,
  at: { language: Language; now: number },
): Promise<RemovedProducts | undefined> => findRemovedProducts(comparisonOf(owner), at)
