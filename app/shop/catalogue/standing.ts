import type { IndexColumns } from './listing-index.ts'

/** How what stands for a work in lists sells. */
export type Standing = {
  isForSale: boolean
  saleCount: number
  /** Tenths; 0: none. */
  stars: number
}

type Sold = Pick<IndexColumns, 'work' | 'listed' | 'price' | 'hasStock' | 'sales' | 'stars'>

/** How what stands for the work of a row sells; undefined: lists do not show the work. */
export function standingOf(
  { work, listed, price, hasStock, sales, stars }: Sold,
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

export const popularity = ({ saleCount, stars }: Standing) => Math.log10(1 + saleCount) + stars / 50

/**
 * Of each row, how likely its work is meant where words do not tell: what can be bought before what cannot, and then
 * what sells; -1: lists do not show it.
 */
export function saleScoresOf(columns: Sold): Float32Array {
  return Float32Array.from(columns.work, (_, row) => {
    const standing = standingOf(columns, row)
    return standing ? (standing.isForSale ? 1_000 : 0) + popularity(standing) : -1
  })
}
