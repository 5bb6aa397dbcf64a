import type { ProductTable, Tables } from '#app/database/tables.ts'
import { lacksFile } from '#app/shop/catalogue/products/ebook-file.ts'
import {
  availabilityOf,
  quantityLimit,
  type Availability,
} from '#app/shop/catalogue/products/availability.ts'
import type { LineKey } from './quote.ts'

/** Holds what a line refers to. `variant` is the row of its colour and size, if there is one. */
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
    | 'ebookFormat'
  > & {
    /** The original name; `name` is in the shopper's language. */
    ownName: string
    /** The publisher's name. */
    press: string | null
    photos: string
    withdrawnAt: number | null
  }
  variant: Pick<Tables['variant'], 'stock' | 'colorName'> | undefined
}

/**
 * Holds an item's current purchasability. `limit` is the maximum that may be bought; `counted` means that an order
 * reduces its stock.
 */
export type Purchasability =
  | { ok: true; limit: number; availability: Availability; counted: boolean }
  | { ok: false; reason: 'wrong-variant' | 'not-for-sale' | 'withdrawn' | 'no-file' | 'sold-out' }

/**
 * Returns whether an item can be bought, and how many. Products sold by a partner never enter a cart, and neither do
 * e-books without a file. `isPriced` means that it has a price here.
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
  // A pre-ordered or back-ordered item with no stock takes nothing from the stock.
  const counted = stocked.stock !== null && stocked.stock > 0
  return { ok: true, limit, availability: availabilityOf(stocked, now), counted }
}
