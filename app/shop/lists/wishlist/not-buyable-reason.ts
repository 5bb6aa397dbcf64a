import { maxLines } from '#app/shop/ordering/quote/cart.ts'
import type { Purchasability, PurchasableItem } from '#app/shop/ordering/quote/purchasability.ts'
import {
  availabilityOf,
  quantityLimit,
  type Availability,
} from '#app/shop/catalogue/products/availability.ts'

/**
 * The reason why a wish cannot be moved to the cart: `choose` means colour and size first,
 * `e-book` one without a file.
 */
export type NotBuyableReason =
  | 'partner'
  | 'e-book'
  | 'not-for-sale'
  /** The shop no longer offers it. */
  | 'withdrawn'
  | 'choose'
  | 'sold-out'
  /** The cart already holds the maximum that can be bought. */
  | 'at-limit'
  | 'cart-full'

/** These reasons do not depend on the cart. */
export type ShopReason = Exclude<NotBuyableReason, 'at-limit' | 'cart-full'>

/** Holds whether a wish can be bought now, as `checkPurchases` returns it. */
export type WishSale = { item: PurchasableItem; purchasability: Purchasability }

/**
 * Returns whether the shop sells one of it now, whatever the cart holds. `limit` is the maximum of
 * a line.
 */
export function moveOf(
  { item: { product }, purchasability }: WishSale,
  now: number,
): { ok: true; limit: number } | { ok: false; reason: ShopReason } {
  if (purchasability.ok) return { ok: true, limit: purchasability.limit }
  const no = (reason: ShopReason) => ({ ok: false as const, reason })
  if (purchasability.reason === 'withdrawn') return no('withdrawn')
  if (product.affiliateLink !== null) return no('partner')
  if (purchasability.reason === 'no-file') return no('e-book')
  if (purchasability.reason !== 'wrong-variant') return no(purchasability.reason)
  // If all colours and sizes are sold out, there is nothing to choose.
  return no(quantityLimit(product, now) === 0 ? 'sold-out' : 'choose')
}

/**
 * Returns why the cart takes no more of it, from its quantity in the cart and the number of lines.
 */
export function notBuyableReason(
  limit: number,
  { inCart, lines }: { inCart: number; lines: number },
): 'at-limit' | 'cart-full' | undefined {
  if (inCart + 1 > limit) return 'at-limit'
  return inCart === 0 && lines >= maxLines ? 'cart-full' : undefined
}

const unsold: NotBuyableReason[] = ['partner', 'e-book', 'not-for-sale', 'withdrawn']

/**
 * Returns the availability shown beside the wish; undefined for what the shop itself does not
 * sell.
 */
export function wishAvailability(
  { item: { product } }: WishSale,
  obstacle: NotBuyableReason | undefined,
  now: number,
): Availability | undefined {
  const isUnsold = obstacle !== undefined && unsold.includes(obstacle)
  return isUnsold ? undefined : availabilityOf(product, now)
}
