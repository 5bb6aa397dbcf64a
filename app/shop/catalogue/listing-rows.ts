import type { ListingIndex } from './listing-index.ts'

/**
 * The rows of one page in an order, `skipped` shown ones before it; looked for from the nearer end.
 * @param total How many are shown in all.
 */
export function pageOf(
  order: Uint32Array,
  isShown: Uint8Array,
  total: number,
  skipped: number,
  most: number,
): number[] {
  const count = Math.min(most, total - skipped)
  if (count <= 0) return []
  const rows: number[] = []
  if (skipped <= total / 2) {
    for (let at = 0, seen = 0; rows.length < count && at < order.length; at += 1)
      if (isShown[order[at]!] && (seen += 1) > skipped) rows.push(order[at]!)
    return rows
  }
  const after = total - skipped - count
  for (let at = order.length - 1, seen = 0; rows.length < count && at >= 0; at -= 1)
    if (isShown[order[at]!] && (seen += 1) > after) rows.push(order[at]!)
  return rows.reverse()
}

/**
 * What fits the words best first; of equal ones what sells most.
 * @param relevance Of each work, more is better.
 */
export function relevanceOrder(
  { work, sales }: ListingIndex,
  rows: Uint8Array,
  relevance: Uint32Array,
): Uint32Array {
  const found: number[] = []
  for (let row = 0; row < rows.length; row += 1) if (rows[row]) found.push(row)
  const fit = (row: number) => relevance[work[row]!]!
  return Uint32Array.from(found.sort((a, b) => fit(b) - fit(a) || sales[b]! - sales[a]! || a - b))
}
