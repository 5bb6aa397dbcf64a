/** The slug of a category and those of all that it lies in. A category that is its own ancestor is taken once. */
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
