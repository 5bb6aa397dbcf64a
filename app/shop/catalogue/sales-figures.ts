import type { IndexColumns } from './facet-index.ts'

/** How what stands for a work in lists sells. */
export type SalesFigures = {
  isForSale: boolean
  saleCount: number
  /** Tenths; 0: none. */
  stars: number
}

type Sold = Pick<IndexColumns, 'work' | 'listed' | 'price' | 'hasStock' | 'sales' | 'stars'>

/** How what stands for the work of a row sells; undefined: lists do not show the work. */
export function salesFiguresOf(
  { work, listed, price, hasStock, sales, stars }: Sold,
  row: number,
): SalesFigures | undefined {
  const standing = listed[work[row]!]!
  if (standing < 0) return undefined
  return {
    isForSale: hasStock[standing] === 1 && !Number.isNaN(price[standing]),
    saleCount: sales[standing]!,
    stars: stars[standing]!,
  }
}

export const popularity = ({ saleCount, stars }: SalesFigures) =>
  Math.log10(1 + saleCount) + stars / 50

/**
 * Of each row, how likely its work is meant where words do not tell: what can be bought before what cannot, and then
 * what sells; -1: lists do not show it.
 */
export function saleScoresOf(columns: Sold): Float64Array {
  const scores = new Float64Array(columns.work.length)
  for (let row = 0; row < scores.length; row += 1) {
    const standing = salesFiguresOf(columns, row)
    scores[row] = standing ? (standing.isForSale ? 1_000 : 0) + popularity(standing) : -1
  }
  return scores
}
