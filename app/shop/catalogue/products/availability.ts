import type { ProductTable } from '#app/database/tables.ts'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { lacksFile } from './ebook-file.ts'

/** The availability of a product, or of a variant with its own `stock`, is derived from these fields. */
export type StockFields = Pick<
  ProductTable,
  'stock' | 'supplyDays' | 'publishedAt' | 'outOfPrint' | 'format' | 'ebookContent'
> & {
  /** Is undefined if not read. A withdrawn product cannot be bought. */
  withdrawnAt?: number | null
}

export type Availability =
  | { kind: 'out-of-print' }
  /** The shopkeeper took the product out of the shop. */
  | { kind: 'withdrawn' }
  /** The shop has no file of this e-book. */
  | { kind: 'no-file' }
  /** `from` is the day of publication, in ms UTC. */
  | { kind: 'pre-order'; from: number }
  | { kind: 'in-stock' }
  | { kind: 'few-left'; left: number }
  | { kind: 'on-order'; days: number }
  | { kind: 'sold-out' }

/** A cart line holds at most this many of one item. */
export const maxQuantity = 99

/** Returns the stock, or null if it is not counted. An e-book never runs out, whatever a source says. */
const countedStock = ({ stock, format }: StockFields) => (format === 'e-book' ? null : stock)

/** Returns the current availability of a product. The first rule that matches decides. */
export function availabilityOf(product: StockFields, now: number): Availability {
  const stock = countedStock(product)
  if (product.withdrawnAt != null) return { kind: 'withdrawn' }
  if (product.outOfPrint) return { kind: 'out-of-print' }
  if (lacksFile(product)) return { kind: 'no-file' }
  if (product.publishedAt !== null && product.publishedAt > now)
    return { kind: 'pre-order', from: product.publishedAt }
  if (stock === null || stock > shopIdentity().lowStock) return { kind: 'in-stock' }
  if (stock > 0) return { kind: 'few-left', left: stock }
  if (product.supplyDays !== null) return { kind: 'on-order', days: product.supplyDays }
  return { kind: 'sold-out' }
}

/** Tells whether a product can be sent, or downloaded, now. */
export const isAvailableNow = ({ kind }: Availability): boolean =>
  kind === 'in-stock' || kind === 'few-left'

/**
 * Returns the maximum that can be ordered now, or 0 if the product cannot be bought. Pre-orders and back-orders without
 * stock take nothing from the stock, so only the 99 of a cart line limits them. The limit of an e-book is one, because
 * a second copy would give no further right to its file.
 */
export function quantityLimit(product: StockFields, now: number): number {
  const most = product.format === 'e-book' ? 1 : maxQuantity
  return Math.min(most, countedLimit(product, now))
}

function countedLimit(product: StockFields, now: number): number {
  const stock = countedStock(product)
  switch (availabilityOf(product, now).kind) {
    case 'withdrawn':
    case 'out-of-print':
    case 'no-file':
    case 'sold-out':
      return 0
    case 'on-order':
      return maxQuantity
    case 'pre-order':
      return stock ? Math.min(stock, maxQuantity) : maxQuantity
    case 'in-stock':
    case 'few-left':
      return stock === null ? maxQuantity : Math.min(stock, maxQuantity)
  }
}
