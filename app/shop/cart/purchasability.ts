import type { ProductTable, Tables } from '#app/database/tables.ts'
import { lacksFile } from '../catalogue/ebook-file.ts'
import { availabilityOf, quantityLimit, type Availability } from '../catalogue/availability.ts'
import type { LineKey } from './quote.ts'

/** What a line names. `variant`: the row of its colour and size, if there is one. */
export type PurchasableItem = {
  product: Pick<
    ProductTable,
    | 'id'
    | 'kind'
    | 'name'
    | 'format'
    | 'affiliateLink'
    | 'hasVariants'
    | 'hasPrintEdition'
    | 'art'
    | 'stock'
    | 'supplyDays'
    | 'publishedAt'
    | 'outOfPrint'
    | 'weightGrams'
    | 'workId'
    | 'ebookContent'
  > & {
    /** `name` is the one in the shopper's language. */
    ownName: string
    /** The publisher's name. */
    press: string | null
    photos: string
    withdrawnAt: number | null
  }
  variant: Pick<Tables['variant'], 'stock' | 'colorName'> | undefined
}

/** How a ware stands now. `limit`: the most that may be bought of it; `counted`: an order lowers its stock. */
export type Purchasability =
  | { ok: true; limit: number; availability: Availability; counted: boolean }
  | { ok: false; reason: 'wrong-variant' | 'not-for-sale' | 'withdrawn' | 'no-file' | 'sold-out' }

/**
 * Whether a ware can be bought, and how many of it. What a partner sells never enters a cart, nor does an
 * e-book without a file. `isPriced`: it has a price here.
 */
export function purchasabilityOf(
  { product, variant }: PurchasableItem,
  { color, size }: Pick<LineKey, 'color' | 'size'>,
  isPriced: boolean,
  now: number,
): Purchasability {
  if (product.withdrawnAt !== null) return { ok: false, reason: 'withdrawn' }
  if (product.affiliateLink !== null) return { ok: false, reason: 'not-for-sale' }
  if (lacksFile(product)) return { ok: false, reason: 'no-file' }
  if (!isPriced) return { ok: false, reason: 'not-for-sale' }
  const isRight = product.hasVariants ? variant !== undefined : color + size === ''
  if (!isRight) return { ok: false, reason: 'wrong-variant' }
  const stocked = variant ? { ...product, stock: variant.stock } : product
  const limit = quantityLimit(stocked, now)
  if (limit === 0) return { ok: false, reason: 'sold-out' }
  // What is ordered ahead with none in stock takes nothing from it.
  const counted = stocked.stock !== null && stocked.stock > 0
  return { ok: true, limit, availability: availabilityOf(stocked, now), counted }
}
