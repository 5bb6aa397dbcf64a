import type { Transact } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { lineId } from '../cart/cart.ts'
import { addHeld } from '../cart/cart.server.ts'
import { listSales } from '../cart/find-sale.server.ts'
import { findQuantity, holdCart } from '../cart/lines.server.ts'
import type { Where } from '../cart/quote-lines.server.ts'
import { findPriceContext } from '../pricing/prices.server.ts'
import { moveOf, type Obstacle, type WishSale } from './obstacle.ts'
import { holdWishlist, isProduct, isWished, listWishes, removeWish } from './wishes.server.ts'

/** A wish names no colour and size. */
export const wishLine = (productId: string) => ({ productId, color: '', size: '' })

type Refusal =
  | { ok: false; reason: Exclude<Obstacle, 'at-limit'> }
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
  where: Where,
): Promise<BuyWishOutcome> {
  const context = await findPriceContext(where.currency, where.country, where.now)
  return db.write(async (t): Promise<BuyWishOutcome> => {
    if (!(await isProduct(t, productId))) return { ok: false, reason: 'unknown' }
    if (owner === undefined) return { ok: false, reason: 'not-wished' }
    await holdBoth(t, owner)
    const line = wishLine(productId)
    if (!(await isWished(t, owner, productId))) {
      const isMoved = (await findQuantity(t, owner, line)) !== undefined
      return isMoved ? { ok: true } : { ok: false, reason: 'not-wished' }
    }
    const sale = (await listSales(t, [line], context)).get(lineId(line))
    return sale ? move(t, owner, sale, where.now) : { ok: false, reason: 'unknown' }
  })
}

/** Moves what can be moved; `left`: what stays on the list. */
export async function buyAllWishes(
  owner: string,
  where: Where,
): Promise<{ moved: number; left: number }> {
  const context = await findPriceContext(where.currency, where.country, where.now)
  return db.write(async (t) => {
    await holdBoth(t, owner)
    const wishes = await listWishes(t, owner)
    const sales = await listSales(
      t,
      wishes.map((wish) => wishLine(wish.productId)),
      context,
    )
    let moved = 0
    for (const { productId } of wishes) {
      const sale = sales.get(lineId(wishLine(productId)))
      if (sale && (await move(t, owner, sale, where.now)).ok) moved++
    }
    return { moved, left: wishes.length - moved }
  })
}

/** The cart first, as everywhere. */
async function holdBoth(t: Transact, owner: string) {
  await holdCart(t, owner)
  await holdWishlist(t, owner)
}

async function move(
  t: Transact,
  owner: string,
  sale: WishSale,
  now: number,
): Promise<{ ok: true } | Refusal> {
  const { id } = sale.ware.product
  const standing = moveOf(sale, now)
  if (!standing.ok) return { ok: false, reason: standing.obstacle } as Refusal
  const added = await addHeld(t, owner, { ...wishLine(id), quantity: 1 }, standing.limit, now)
  if (added.ok) {
    await removeWish(t, owner, id)
    return { ok: true }
  }
  if (added.reason === 'past-limit')
    return { ok: false, reason: 'at-limit', limit: added.limit, held: added.held }
  return { ok: false, reason: 'cart-full' }
}
