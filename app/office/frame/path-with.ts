/** Returns the path of a page with other parameters than it has; null removes one, and the others stay. */
export function pathWith(
  { pathname, searchParams }: URL,
  changes: Record<string, string | null> = {},
): string {
  const query = new URLSearchParams(searchParams)
  for (const [name, value] of Object.entries(changes))
    if (value === null) query.delete(name)
    else query.set(name, value)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
