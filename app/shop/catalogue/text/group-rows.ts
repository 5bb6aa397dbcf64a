/** Groups rows by a key, in the order in which they come. */
export function groupRows<Row, Value>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => string,
  valueOf: (row: Row) => Value,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(valueOf(row))
    else groups.set(key, [valueOf(row)])
  }
  return groups
}

/** Groups rows by product id. */
export const groupByProduct = <Row extends { productId: string }>(rows: Iterable<Row>) =>
  groupRows(
    rows,
    ({ productId }) => productId,
    (row) => row,
  )
