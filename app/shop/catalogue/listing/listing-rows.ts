/** Holds one bit per row, to save memory, because fifty lists of a large catalogue are cached. */
export type RowSet = Uint8Array

export const newRowSet = (rows: number): RowSet => new Uint8Array(Math.ceil(rows / 8))

export function addRow(set: RowSet, row: number) {
  set[row >> 3]! |= 1 << (row & 7)
}

const hasRow = (set: RowSet, row: number) => (set[row >> 3]! >> (row & 7)) & 1

export const visibleRowsOf = (isShown: RowSet, rows: Uint32Array): Uint32Array =>
  rows.filter((row) => hasRow(isShown, row))

/**
 * Returns the rows of one page in an order, after `skipped` listed ones. It searches from the nearer end.
 * @param total The number of listed rows.
 */
export function pageOf(
  order: Uint32Array,
  isShown: RowSet,
  total: number,
  skipped: number,
  most: number,
): number[] {
  const count = Math.min(most, total - skipped)
  if (count <= 0) return []
  const rows: number[] = []
  if (skipped <= total / 2) {
    for (let at = 0, seen = 0; rows.length < count && at < order.length; at += 1)
      if (hasRow(isShown, order[at]!) && (seen += 1) > skipped) rows.push(order[at]!)
    return rows
  }
  const after = total - skipped - count
  for (let at = order.length - 1, seen = 0; rows.length < count && at >= 0; at -= 1)
    if (hasRow(isShown, order[at]!) && (seen += 1) > after) rows.push(order[at]!)
  return rows.reverse()
}
