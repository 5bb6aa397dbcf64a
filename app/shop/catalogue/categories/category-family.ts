type Placed = { slug: string; parent: string | null }

/** Returns the slugs of a category and of all its ancestors. A category that is its own ancestor is listed once. */
export function familyUpwards(slug: string, all: readonly Placed[]): string[] {
  const family = new Set<string>()
  for (let one: string | null | undefined = slug; one && !family.has(one);) {
    family.add(one)
    one = all.find((other) => other.slug === one)?.parent
  }
  return [...family]
}

/** Returns the slugs of a category and of all its descendants. A category that is its own ancestor is listed once. */
export function categoryFamilyOf(slug: string, all: readonly Placed[]): string[] {
  const family = new Set([slug])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const one of all) if (one.parent !== null && family.has(one.parent)) family.add(one.slug)
  }
  return [...family]
}

/** Returns each category below a parent, or all, before those below it. */
export const inTreeOrder = <One extends Placed>(
  all: readonly One[],
  parent: string | null = null,
): One[] =>
  all.filter((one) => one.parent === parent).flatMap((one) => [one, ...inTreeOrder(all, one.slug)])
