import { isProduct } from '../catalogue/is-product.server.ts'
import { db } from '#app/database/database.server.ts'
import { deleteCompared, lockCompared, insertCompared, isCompared } from './compared.server.ts'
import { storeRemovedCompared } from './undo-compared.server.ts'

/** `changed` is false where the product was compared already. */
export type AddOutcome =
  { ok: true; changed: boolean } | { ok: false; reason: 'unknown-product' | 'full' }

/**
 * Adds a product only if it is absent (spec section 4, Compare): one that is there already keeps its place.
 * Nothing is written for a product that the shop does not have.
 */
export const addCompared = (owner: string, productId: string, now: number): Promise<AddOutcome> =>
  db.write(async (t): Promise<AddOutcome> => {
    if (!(await isProduct(t, productId))) return { ok: false, reason: 'unknown-product' }
    await lockCompared(t, owner)
    if (await isCompared(t, owner, productId)) return { ok: true, changed: false }
    const isAdded = await insertCompared(t, owner, { productId, addedAt: now })
    return isAdded ? { ok: true, changed: true } : { ok: false, reason: 'full' }
  })

/** How many were taken out: by its id one or none, without an id all. They can be put back. */
export const removeCompared = (owner: string, now: number, productId?: string): Promise<number> =>
  db.write(async (t) => {
    await lockCompared(t, owner)
    const removed = await deleteCompared(t, owner, productId)
    // A second press of the button leaves what the first one took out to be put back.
    if (removed.length > 0) await storeRemovedCompared(t, owner, removed, now)
    return removed.length
  })

/** `changed` is false where the new one was compared already: nothing goes then. */
export type ReplaceOutcome =
  | { ok: true; changed: boolean }
  | { ok: false; reason: 'unknown-product' | 'itself' | 'not-compared' }

/** Puts a product in the place of another, whole or not at all. */
export const replaceCompared = (
  owner: string,
  productId: string,
  replaced: string,
  now: number,
): Promise<ReplaceOutcome> =>
  db.write(async (t): Promise<ReplaceOutcome> => {
    if (!(await isProduct(t, productId))) return { ok: false, reason: 'unknown-product' }
    if (productId === replaced) return { ok: false, reason: 'itself' }
    // Asked before anything is written, for who compares nothing; what is true then is asked again below.
    if (!(await isCompared(t, owner, replaced))) return { ok: false, reason: 'not-compared' }
    await lockCompared(t, owner)
    if (await isCompared(t, owner, productId)) return { ok: true, changed: false }
    const removed = await deleteCompared(t, owner, replaced)
    if (removed.length === 0) return { ok: false, reason: 'not-compared' }
    await insertCompared(t, owner, { productId, addedAt: now })
    await storeRemovedCompared(t, owner, [{ ...removed[0]!, instead: productId }], now)
    return { ok: true, changed: true }
  })

/** Whether the shop has it, which is all that is asked of what is to be taken out. */
export const isKnownProduct = (productId: string): Promise<boolean> => isProduct(db.read, productId)
