import { maxLines } from '../cart/cart.ts'
import type { Purchasability, PurchasableItem } from '../cart/purchasability.ts'
import { availabilityOf, quantityLimit, type Availability } from '../catalogue/availability.ts'

/** Why a wish cannot be moved to the cart. `choose`: colour and size first; `e-book`: without a file. */
export type NotBuyableReason =
  | 'partner'
  | 'e-book'
  | 'not-for-sale'
  /** Taken out of the shop. */
  | 'withdrawn'
  | 'choose'
  | 'sold-out'
  /** The cart holds as much of it as can be bought. */
  | 'at-limit'
  | 'cart-full'

/** The reasons that the shop itself has, whatever is in the cart. */
export type ShopReason = Exclude<NotBuyableReason, 'at-limit' | 'cart-full'>

/** How a product stands in the shop now; see `listSales`. */
export type WishSale = { item: PurchasableItem; purchasability: Purchasability }

/** What the shop itself has against one of it in the cart. `limit`: the most of it. */
export function moveOf(
  { item: { product }, purchasability }: WishSale,
  now: number,
): { ok: true; limit: number } | { ok: false; obstacle: ShopReason } {
  if (purchasability.ok) return { ok: true, limit: purchasability.limit }
  const no = (obstacle: ShopReason) => ({ ok: false as const, obstacle })
  if (purchasability.reason === 'withdrawn') return no('withdrawn')
  if (product.affiliateLink !== null) return no('partner')
  if (purchasability.reason === 'no-file') return no('e-book')
  if (purchasability.reason !== 'wrong-variant') return no(purchasability.reason)
  // Nothing is left to choose where all colours and sizes are sold out.
  return no(quantityLimit(product, now) === 0 ? 'sold-out' : 'choose')
}

/** What the cart has against one more of it: how much it holds of it, and of how many lines it is made. */
export function notBuyableReason(
  limit: number,
  { inCart, lines }: { inCart: number; lines: number },
): 'at-limit' | 'cart-full' | undefined {
  if (inCart + 1 > limit) return 'at-limit'
  return inCart === 0 && lines >= maxLines ? 'cart-full' : undefined
}

const unsold: NotBuyableReason[] = ['partner', 'e-book', 'not-for-sale', 'withdrawn']

/** Where it stands, said beside it; not of what the shop does not sell itself or yet. */
export function wishAvailability(
  { item: { product } }: WishSale,
  obstacle: NotBuyableReason | undefined,
  now: number,
): Availability | undefined {
  const isUnsold = obstacle !== undefined && unsold.includes(obstacle)
  return isUnsold ? undefined : availabilityOf(product, now)
}
