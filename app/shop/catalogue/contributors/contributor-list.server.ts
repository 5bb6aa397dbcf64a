import { sql } from 'kysely'
import { derivedCache } from '#app/cache.server.ts'
import { db } from '#app/database/database.server.ts'
import { findFacetIndex } from '#app/shop/catalogue/facet-index/facet-index.server.ts'
import type { FacetIndex } from '#app/shop/catalogue/facet-index/facet-index.ts'
import { foldedWordsOf } from '#app/shop/catalogue/text/fold.ts'
import type { ContributorKind } from './contributors-query.ts'

/** Selects a page of contributors. `number` counts from 1. */
export type ContributorsQuery = {
  filter: string
  letter?: string | undefined
  number: number
  size: number
}

export type ListedContributor = { slug: string; name: string; letter: string }

/** Lists one page of contributors by name, with the total number. Pages beyond the last are empty. */
export async function listContributorsOf(
  kind: ContributorKind,
  { filter, letter, number, size }: ContributorsQuery,
): Promise<{ total: number; people: ListedContributor[] }> {
  const matching = db.read
    .selectFrom(kind)
    .where(isNamed(filter))
    .$if(letter !== undefined, (query) => query.where('letter', '=', letter!))
  const { total } = await matching
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const people = await matching
    .select(['slug', 'name', 'letter'])
    .orderBy('sortName')
    .orderBy('slug')
    .limit(size)
    .offset((number - 1) * size)
    .execute()
  return { total, people }
}

/**
 * Matches names that contain each word of the filter, or a part of a word, ignoring case and accents. A sort name has
 * no leading article and may differ from the name, so the slug is searched too.
 */
function isNamed(filter: string) {
  const words = foldedWordsOf(filter)
  if (words.length === 0) return filter === '' ? sql<boolean>`1 = 1` : sql<boolean>`1 = 0`
  const parts = words.map((word) => {
    const part = `%${word}%`
    return sql`(sort_name like ${part} or slug like ${part})`
  })
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}

/** Lists the initial letters that occur. */
export async function listLetters(kind: ContributorKind): Promise<string[]> {
  const rows = await db.read
    .selectFrom(kind)
    .select('letter')
    .distinct()
    .orderBy('letter')
    .execute()
  return rows.map(({ letter }) => letter)
}

const countCache = derivedCache<FacetIndex, Uint32Array>(2)

/** Returns the number of books that the list of books shows of each contributor, by its index of the catalogue. */
export async function countBooksOf(
  kind: ContributorKind,
  slugs: string[],
  now: number,
): Promise<Map<string, number>> {
  const index = await findFacetIndex(now)
  const { numbers } = index[`${kind}s`]
  const counts = countCache(index, kind, () => countAll(kind, index))
  return new Map(slugs.map((slug) => [slug, counts[numbers.get(slug) ?? -1] ?? 0]))
}

/** Counts a book once for a person who both wrote and translated it. */
function countAll(kind: ContributorKind, index: FacetIndex): Uint32Array {
  const { rank, isBook, publisher, authorsOf } = index
  const counts = new Uint32Array(index[`${kind}s`].all.length)
  for (let row = 0; row < rank.length; row += 1) {
    if (rank[row] !== 0 || !isBook[row]) continue
    if (kind === 'author')
      for (let at = authorsOf.from[row]!; at < authorsOf.from[row + 1]!; at += 1)
        counts[authorsOf.values[at]!]! += 1
    else if (publisher[row]! >= 0) counts[publisher[row]!]! += 1
  }
  return counts
}

/** Maps slugs to the names of their authors or publishers. */
export async function findContributorNames(
  kind: ContributorKind,
  slugs: string[],
): Promise<Map<string, string>> {
  const named = await db.read
    .selectFrom(kind)
    .select(['slug', 'name'])
    .where('slug', 'in', slugs)
    .execute()
  return new Map(named.map(({ slug, name }) => [slug, name]))
}
