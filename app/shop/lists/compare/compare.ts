/** At most this many products are compared at once. */
export const maxCompared = 6

/** Holds a compared product as it is stored. `addedAt` is in ms UTC and defines the order of the columns. */
export type ComparisonEntry = { productId: string; addedAt: number }

/** Returns the path of a comparison: a shared one of these products, or without ids the visitor's own. */
export function comparePath(ids: string[] | undefined, onlyDifferences = false): string {
  const query = [
    ...(ids ? [`ids=${ids.map(encodeURIComponent).join(',')}`] : []),
    ...(onlyDifferences ? ['differences=1'] : []),
  ]
  return query.length > 0 ? `/compare?${query.join('&')}` : '/compare'
}
