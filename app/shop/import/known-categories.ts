import { foldedWordsOf } from '../catalogue/fold.ts'

/** A category with its names in all languages. */
export type KnownCategory = { slug: string; names: string[] }

const comparable = (text: string) => foldedWordsOf(text).join(' ')

/**
 * The categories of the shop that a foreign shop's words mean, by slug or by name in any language, case and
 * accents ignored. Each path is given from its root; its deepest part that the shop knows counts.
 * @returns the slugs, and the paths of which the shop knows no part.
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
