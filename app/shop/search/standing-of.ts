import type { ListingIndex } from '../catalogue/listing-index.ts'
import type { Standing } from './rank.ts'

/** How what stands for the work of a row sells; undefined: lists do not show the work. */
export function standingOf(
  { work, listed, price, hasStock, sales, stars }: ListingIndex,
  row: number,
): Standing | undefined {
  const standing = listed[work[row]!]!
  if (standing < 0) return undefined
  return {
    isForSale: hasStock[standing] === 1 && !Number.isNaN(price[standing]),
    saleCount: sales[standing]!,
    stars: stars[standing]!,
  }
}
