import type { ProductTable } from '#app/database/tables.ts'
import { lacksFile } from './ebook-file.ts'

/** What the availability of a product, or of one variant with its own `stock`, is derived from. */
export type Stocked = Pick<
  ProductTable,
  'stock' | 'supplyDays' | 'publishedAt' | 'outOfPrint' | 'format' | 'ebookContent'
> & {
  /** Where it is known: what was withdrawn cannot be bought. */
  withdrawnAt?: number | null
}

export type Availability =
  | { kind: 'out-of-print' }
  /** Taken out of the shop by the shopkeeper. */
  | { kind: 'withdrawn' }
  /** An e-book of which the shop has no file. */
  | { kind: 'no-file' }
  /** `from`: the day of publication, ms UTC. */
  | { kind: 'pre-order'; from: number }
  | { kind: 'in-stock' }
  | { kind: 'few-left'; left: number }
  | { kind: 'on-order'; days: number }
  | { kind: 'sold-out' }

/** The most of one thing that a cart line may hold. */
export const maxQuantity = 99
/** Up to so many the shop says how many are left. */
const few = 5

/** Null: not counted. An e-book never runs out, whatever a source said. */
const countedStock = ({ stock, format }: Stocked) => (format === 'e-book' ? null : stock)

/** Where a product stands now; the first of the rules that fits holds. */
export function availabilityOf(product: Stocked, now: number): Availability {
  const stock = countedStock(product)
  if (product.withdrawnAt != null) return { kind: 'withdrawn' }
  if (product.outOfPrint) return { kind: 'out-of-print' }
  if (lacksFile(product)) return { kind: 'no-file' }
  if (product.publishedAt !== null && product.publishedAt > now)
    return { kind: 'pre-order', from: product.publishedAt }
  if (stock === null || stock > few) return { kind: 'in-stock' }
  if (stock > 0) return { kind: 'few-left', left: stock }
  if (product.supplyDays !== null) return { kind: 'on-order', days: product.supplyDays }
  return { kind: 'sold-out' }
}

/**
 * The most that can be ordered of it now; 0 when it cannot be bought.
 * What is ordered ahead with none in stock (pre-order, on order) takes nothing from the stock, so only
 * the 99 of a cart line limit it. Of an e-book there is one: a second would give no more right to its file.
 */
export function quantityLimit(product: Stocked, now: number): number {
  const most = product.format === 'e-book' ? 1 : maxQuantity
  return Math.min(most, countedLimit(product, now))
}

function countedLimit(product: Stocked, now: number): number {
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
