import { isProduct } from '../catalogue/is-product.server.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { lineId } from '../cart/cart.ts'
import { addToLockedCart } from '../cart/cart.server.ts'
import { checkPurchases } from '../cart/check-purchase.server.ts'
import { findQuantity, lockCart, listStoredLines } from '../cart/lines.server.ts'
import type { QuoteViewer } from '../cart/quote-lines.server.ts'
import { findPriceContext } from '../pricing/prices.server.ts'
import {
  notBuyableReason,
  moveOf,
  type NotBuyableReason,
  type WishSale,
} from './not-buyable-reason.ts'
import { lockWishlist, isWished, listWishes, removeWish } from './wishes.server.ts'

/** A wish names no colour and size. */
export const wishLine = (productId: string) => ({ productId, color: '', size: '' })

type Refusal =
  | { ok: false; reason: Exclude<NotBuyableReason, 'at-limit'> }
  | { ok: false; reason: 'at-limit'; limit: number; held: number }

export type BuyWishOutcome =
  { ok: true } | Refusal | { ok: false; reason: 'unknown' | 'not-wished' }

/**
 * Puts one in the cart and takes the wish away, both or neither. A wish that is gone while the cart holds
 * the product was moved a moment ago: a second press of the button is no fault.
 */
export async function buyWish(
  owner: string | undefined,
  productId: string,
  where: QuoteViewer,
): Promise<BuyWishOutcome> {
  const context = await findPriceContext(where.currency, where.country, where.now)
  return db.write(async (t): Promise<BuyWishOutcome> => {
    if (!(await isProduct(t, productId))) return { ok: false, reason: 'unknown' }
    if (owner === undefined) return { ok: false, reason: 'not-wished' }
    await lockBoth(t, owner)
    const line = wishLine(productId)
    if (!(await isWished(t, owner, productId))) {
      const isMoved = (await findQuantity(t, owner, line)) !== undefined
      return isMoved ? { ok: true } : { ok: false, reason: 'not-wished' }
    }
    const sale = (await checkPurchases(t, [line], context)).get(lineId(line))
    return sale ? move(t, owner, sale, where.now) : { ok: false, reason: 'unknown' }
  })
}

/** Moves what can be moved, into a full cart what has its line there; `left`: what stays on the list. */
export async function buyAllWishes(
  owner: string,
  where: QuoteViewer,
): Promise<{ moved: number; left: number }> {
  const context = await findPriceContext(where.currency, where.country, where.now)
  return db.write(async (t) => {
    await lockBoth(t, owner)
    const ids = (await listWishes(t, owner)).map((wish) => wish.productId)
    const sales = await checkPurchases(t, ids.map(wishLine), context)
    const moved = await addAll(
      t,
      owner,
      ids.flatMap((id) => sales.get(lineId(wishLine(id))) ?? []),
      where.now,
    )
    await removeWishes(t, owner, moved)
    return { moved: moved.length, left: ids.length - moved.length }
  })
}

/**
 * Adds one of each to a held cart and answers with the ids of what went in. The cart is read once, so that
 * what it has no room for costs no statement.
 */
async function addAll(t: Transaction, owner: string, sales: WishSale[], now: number) {
  const kept = await listStoredLines(t, owner)
  const held = new Map(kept.map((line) => [lineId(line), line.quantity]))
  const moved: string[] = []
  for (const sale of sales) {
    const { id } = sale.ware.product
    const key = lineId(wishLine(id))
    const standing = moveOf(sale, now)
    if (!standing.ok) continue
    const cart = { held: held.get(key) ?? 0, lines: held.size }
    if (notBuyableReason(standing.limit, cart)) continue
    const added = await addToLockedCart(
      t,
      owner,
      { ...wishLine(id), quantity: 1 },
      standing.limit,
      now,
    )
    if (!added.ok) continue
    held.set(key, added.quantity)
    moved.push(id)
  }
  return moved
}

/** No more than a list holds, which is well under the parameters that one statement may have. */
async function removeWishes(t: Transaction, owner: string, ids: string[]) {
  if (ids.length === 0) return
  await t.deleteFrom('wish').where('owner', '=', owner).where('productId', 'in', ids).execute()
}

/** The cart first, as everywhere. */
async function lockBoth(t: Transaction, owner: string) {
  await lockCart(t, owner)
  await lockWishlist(t, owner)
}

async function move(
  t: Transaction,
  owner: string,
  sale: WishSale,
  now: number,
): Promise<{ ok: true } | Refusal> {
  const { id } = sale.ware.product
  const standing = moveOf(sale, now)
  if (!standing.ok) return { ok: false, reason: standing.obstacle }
  const added = await addToLockedCart(
    t,
    owner,
    { ...wishLine(id), quantity: 1 },
    standing.limit,
    now,
  )
  if (added.ok) {
    await removeWish(t, owner, id)
    return { ok: true }
  }
  if (added.reason === 'past-limit')
    return { ok: false, reason: 'at-limit', limit: added.limit, held: added.held }
  return { ok: false, reason: 'cart-full' }
}
