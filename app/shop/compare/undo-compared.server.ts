import { isProduct } from '../catalogue/is-product.server.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import {
  findRemovedProducts,
  storeRemovedRows,
  undoListRemoval,
  type ListUndoOutcome,
  type PutBackOutcome,
} from '../lists/list-undo.server.ts'
import type { RemovedProducts } from '../lists/removed-products.ts'
import type { Compared } from './compare.ts'
import { deleteCompared, insertCompared, isCompared } from './compared.server.ts'

/** `instead`: the product that came in its place, and goes again when it is put back. */
type RemovedCompared = Compared & { instead?: string }

const comparisonOf = (owner: string) => ({ owner, list: 'compare' as const })

/** Takes the place of what was removed before. For the transaction that removes, which holds the list. */
export const storeRemovedCompared = (
  t: Transaction,
  owner: string,
  rows: RemovedCompared[],
  now: number,
) => storeRemovedRows(t, comparisonOf(owner), rows, now)

/** Puts back what was taken out last where it stood, once and within 30 minutes. */
export const undoCompared = (owner: string, now: number): Promise<ListUndoOutcome> =>
  undoListRemoval(comparisonOf(owner), now, (t, row: RemovedCompared) => putBack(t, owner, row))

/** What is compared again meanwhile keeps its new place. What came for one that is gone since stays. */
async function putBack(
  t: Transaction,
  owner: string,
  row: RemovedCompared,
): Promise<PutBackOutcome> {
  const { productId, addedAt, instead } = row
  if (!(await isProduct(t, productId))) return 'gone'
  if (instead !== undefined) await deleteCompared(t, owner, instead)
  const isBack =
    (await insertCompared(t, owner, { productId, addedAt })) ||
    (await isCompared(t, owner, productId))
  return isBack ? 'back' : 'noRoom'
}

export const findRemovedCompared = (
  owner: string,
  at: { language: Language; now: number },
): Promise<RemovedProducts | undefined> => findRemovedProducts(comparisonOf(owner), at)
