/** Returns the slugs of a category and of all its ancestors. A category that is its own ancestor is listed once. */
export function familyUpwards(
  slug: string,
  all: { slug: string; parent: string | null }[],
): string[] {
  const family = new Set<string>()
  for (let one: string | null | undefined = slug; one && !family.has(one);) {
    family.add(one)
    one = all.find((other) => other.slug === one)?.parent
  }
  return [...family]
}
