import { isProduct } from '#app/shop/catalogue/products/is-product.server.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import { addToLockedCart } from '#app/shop/ordering/cart/cart.server.ts'
import { checkPurchases } from '#app/shop/ordering/quote/check-purchase.server.ts'
import { findQuantity, lockCart, listStoredLines } from '#app/shop/ordering/quote/lines.server.ts'
import type { QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'
import { findPriceContext } from '#app/shop/pricing/prices/prices.server.ts'
import {
  notBuyableReason,
  moveOf,
  type NotBuyableReason,
  type WishSale,
} from './not-buyable-reason.ts'
import {
  deleteSaved,
  isSaved,
  listSavedIds,
  lockSaved,
} from '#app/shop/lists/saved-list/saved-list.server.ts'

/** A wish has no colour and size. */
export const wishLine = (productId: string) => ({ productId, color: '', size: '' })

type Refusal =
  | { ok: false; reason: Exclude<NotBuyableReason, 'at-limit'> }
  | { ok: false; reason: 'at-limit'; limit: number; inCart: number }

export type BuyWishOutcome =
  { ok: true } | Refusal | { ok: false; reason: 'unknown' | 'not-wished' }

/**
 * Moves a wish to the cart, or changes nothing. If the wish is gone while the cart holds the
 * product, it was moved a moment ago, and a second press of the button is no error.
 */
export async function buyWish(
  owner: string | undefined,
  productId: string,
  viewer: QuoteViewer,
): Promise<BuyWishOutcome> {
  const context = await findPriceContext(viewer.currency, viewer.country, viewer.now)
  return db.write(async (trx): Promise<BuyWishOutcome> => {
    if (!(await isProduct(productId, trx))) return { ok: false, reason: 'unknown' }
    if (owner === undefined) return { ok: false, reason: 'not-wished' }
    await lockBoth(trx, owner)
    const line = wishLine(productId)
    if (!(await isSaved(trx, 'wishlist', owner, productId))) {
      const isMoved = (await findQuantity(trx, owner, line)) !== undefined
      return isMoved ? { ok: true } : { ok: false, reason: 'not-wished' }
    }
    const purchase = (await checkPurchases(trx, [line], context)).get(lineId(line))
    return purchase ? moveWish(trx, owner, purchase, viewer.now) : { ok: false, reason: 'unknown' }
  })
}

/**
 * Moves all wishes that can be moved; a full cart still takes those that it has a line for. `left`
 * holds what stays on the list.
 */
export async function buyAllWishes(
  owner: string,
  viewer: QuoteViewer,
): Promise<{ moved: number; left: number }> {
  const context = await findPriceContext(viewer.currency, viewer.country, viewer.now)
  return db.write(async (trx) => {
    await lockBoth(trx, owner)
    const ids = await listSavedIds('wishlist', owner, trx)
    const purchases = await checkPurchases(trx, ids.map(wishLine), context)
    const moved = await addAll(
      trx,
      owner,
      ids.flatMap((id) => purchases.get(lineId(wishLine(id))) ?? []),
      viewer.now,
    )
    if (moved.length > 0) await deleteSaved(trx, 'wishlist', owner, moved)
    return { moved: moved.length, left: ids.length - moved.length }
  })
}

/**
 * Adds one of each to a locked cart and returns the ids of those added. The cart is read once, so
 * that wishes without room cost no statement.
 */
async function addAll(trx: Transaction, owner: string, purchases: WishSale[], now: number) {
  const stored = await listStoredLines(trx, owner)
  const quantities = new Map(stored.map((line) => [lineId(line), line.quantity]))
  const moved: string[] = []
  for (const purchase of purchases) {
    const { id } = purchase.item.product
    const key = lineId(wishLine(id))
    const move = moveOf(purchase, now)
    if (!move.ok) continue
    const cart = { inCart: quantities.get(key) ?? 0, lines: quantities.size }
    if (notBuyableReason(move.limit, cart)) continue
    const added = await addToLockedCart(
      trx,
      owner,
      { ...wishLine(id), quantity: 1 },
      move.limit,
      now,
    )
    if (!added.ok) continue
    quantities.set(key, added.quantity)
    moved.push(id)
  }
  return moved
}

/** Locks the cart first, in the same order as everywhere, so that there is no deadlock. */
async function lockBoth(trx: Transaction, owner: string) {
  await lockCart(trx, owner)
  await lockSaved(trx, 'wishlist', owner)
}

async function moveWish(
  trx: Transaction,
  owner: string,
  purchase: WishSale,
  now: number,
): Promise<{ ok: true } | Refusal> {
  const { id } = purchase.item.product
  const move = moveOf(purchase, now)
  if (!move.ok) return { ok: false, reason: move.reason }
  const added = await addToLockedCart(trx, owner, { ...wishLine(id), quantity: 1 }, move.limit, now)
  if (added.ok) {
    await deleteSaved(trx, 'wishlist', owner, [id])
    return { ok: true }
  }
  if (added.reason === 'past-limit')
    return { ok: false, reason: 'at-limit', limit: added.limit, inCart: added.inCart }
  return { ok: false, reason: 'cart-full' }
}
