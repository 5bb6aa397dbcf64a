import { isProduct } from '#app/shop/catalogue/products/is-product.server.ts'
import { db } from '#app/database/database.server.ts'
import { deleteCompared, lockCompared, insertCompared, isCompared } from './compared.server.ts'
import { storeRemovedCompared } from './undo-compared.server.ts'

/** `changed` is false if the product was already in the comparison. */
export type AddOutcome =
  { ok: true; changed: boolean } | { ok: false; reason: 'unknown-product' | 'full' }

/**
 * Adds a product only if it is absent (spec section 4, Compare); one that is present keeps its place. Nothing is
 * written for an unknown product.
 */
export const addCompared = (owner: string, productId: string, now: number): Promise<AddOutcome> =>
  db.write(async (trx): Promise<AddOutcome> => {
    if (!(await isProduct(trx, productId))) return { ok: false, reason: 'unknown-product' }
    await lockCompared(trx, owner)
    if (await isCompared(trx, owner, productId)) return { ok: true, changed: false }
    const isAdded = await insertCompared(trx, owner, { productId, addedAt: now })
    return isAdded ? { ok: true, changed: true } : { ok: false, reason: 'full' }
  })

/** Removes one product by its id, or all without an id, and returns their number. They can be put back. */
export const removeCompared = (owner: string, now: number, productId?: string): Promise<number> =>
  db.write(async (trx) => {
    await lockCompared(trx, owner)
    const removed = await deleteCompared(trx, owner, productId)
    // A second click on the button removes nothing, so the undo of the first must stay.
    if (removed.length > 0) await storeRemovedCompared(trx, owner, removed, now)
    return removed.length
  })

/** `changed` is false if the new product was already in the comparison; nothing is removed then. */
export type ReplaceOutcome =
  | { ok: true; changed: boolean }
  | { ok: false; reason: 'unknown-product' | 'itself' | 'not-compared' }

/** Replaces a product by another, completely or not at all. */
export const replaceCompared = (
  owner: string,
  productId: string,
  replaced: string,
  now: number,
): Promise<ReplaceOutcome> =>
  db.write(async (trx): Promise<ReplaceOutcome> => {
    if (!(await isProduct(trx, productId))) return { ok: false, reason: 'unknown-product' }
    if (productId === replaced) return { ok: false, reason: 'itself' }
    // This check comes before any write, for visitors without a comparison. It is repeated below under the lock.
    if (!(await isCompared(trx, owner, replaced))) return { ok: false, reason: 'not-compared' }
    await lockCompared(trx, owner)
    if (await isCompared(trx, owner, productId)) return { ok: true, changed: false }
    const removed = await deleteCompared(trx, owner, replaced)
    if (removed.length === 0) return { ok: false, reason: 'not-compared' }
    await insertCompared(trx, owner, { productId, addedAt: now })
    await storeRemovedCompared(trx, owner, [{ ...removed[0]!, instead: productId }], now)
    return { ok: true, changed: true }
  })

/** Tells whether the shop has the product, which is the only requirement for removing it. */
export const isKnownProduct = (productId: string): Promise<boolean> => isProduct(db.read, productId)
