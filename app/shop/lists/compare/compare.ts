/** Returns the path of a comparison: a shared one of these products, or without ids the visitor's own. */
export function comparePath(ids: string[] | undefined, onlyDifferences = false): string {
  const query = [
    ...(ids ? [`ids=${ids.map(encodeURIComponent).join(',')}`] : []),
    ...(onlyDifferences ? ['differences=1'] : []),
  ]
  return query.length > 0 ? `/compare?${query.join('&')}` : '/compare'
}
