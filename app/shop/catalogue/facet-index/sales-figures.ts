import type { IndexColumns } from './facet-index.ts'

/** Holds the sales figures of the edition that represents a work in lists. */
export type SalesFigures = {
  isForSale: boolean
  saleCount: number
  /** Is in tenths; 0 if there are none. */
  stars: number
}

type Sold = Pick<IndexColumns, 'work' | 'listed' | 'price' | 'hasStock' | 'sales' | 'stars'>

/**
 * Returns the sales figures of the edition that represents a row's work, or undefined if lists do not show the work.
 */
export function salesFiguresOf(
  { work, listed, price, hasStock, sales, stars }: Sold,
  row: number,
): SalesFigures | undefined {
  const listedRow = listed[work[row]!]!
  if (listedRow < 0) return undefined
  return {
    isForSale: hasStock[listedRow] === 1 && !Number.isNaN(price[listedRow]),
    saleCount: sales[listedRow]!,
    stars: stars[listedRow]!,
  }
}

export const popularity = ({ saleCount, stars }: SalesFigures) =>
  Math.log10(1 + saleCount) + stars / 50

/**
 * Returns for each row the likelihood that a search means its work if the words do not decide: available before
 * unavailable, then by sales. It is -1 if lists do not show it.
 */
export function saleScoresOf(columns: Sold): Float64Array {
  const scores = new Float64Array(columns.work.length)
  for (let row = 0; row < scores.length; row += 1) {
    const figures = salesFiguresOf(columns, row)
    scores[row] = figures ? (figures.isForSale ? 1_000 : 0) + popularity(figures) : -1
  }
  return scores
}
