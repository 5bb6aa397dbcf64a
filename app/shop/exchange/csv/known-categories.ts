import { foldedWordsOf } from '#app/shop/catalogue/text/fold.ts'

/** The names are in all languages. */
export type KnownCategory = { slug: string; names: string[] }

const comparable = (text: string) => foldedWordsOf(text).join(' ')

/**
 * Matches categories of another shop by slug or by name in any language, without case and accents.
 * Each path begins at the root; its deepest known part counts.
 * @returns The slugs, and the paths without a known part.
 */
export function matchCategories(
  paths: string[][],
  known: KnownCategory[],
): { slugs: string[]; unknown: string[] } {
  const slugOfWords = new Map(
    known.flatMap(({ slug, names }) =>
      [slug, ...names].map((name) => [comparable(name), slug] as const),
    ),
  )
  const slugs = new Set<string>()
  const unknown = new Set<string>()
  for (const path of paths) {
    const slug = path
      .map((part) => slugOfWords.get(comparable(part)))
      .findLast((one) => one !== undefined)
    if (slug) slugs.add(slug)
    else unknown.add(path.join(' > '))
  }
  return { slugs: [...slugs].slice(0, 20), unknown: [...unknown] }
}
