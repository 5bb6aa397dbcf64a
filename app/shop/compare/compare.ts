/** So many products are compared at once. */
export const maxCompared = 6

/** A compared product as it is stored. `addedAt`: ms UTC, the order of the columns. */
export type Compared = { productId: string; addedAt: number }

/** The path of a comparison: of these products for anybody, or without ids one's own. */
export function comparePath(ids: string[] | undefined, onlyDifferences = false): string {
  const query = [
    ...(ids ? [`ids=${ids.map(encodeURIComponent).join(',')}`] : []),
    ...(onlyDifferences ? ['differences=1'] : []),
  ]
  return query.length > 0 ? `/compare?${query.join('&')}` : '/compare'
}
