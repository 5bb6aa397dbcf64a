import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
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

/** Counts each contributor's books in the list of books. Only those of one page are counted. */
export async function countBooksOf(kind: ContributorKind, slugs: string[]) {
  if (slugs.length === 0) return new Map<string, number>()
  const rows = await (kind === 'author' ? countByAuthor(slugs) : countByPublisher(slugs))
  return new Map(rows.map(({ slug, count }) => [slug, count]))
}

/** Counts a book once for a person who both wrote and translated it. */
const countByAuthor = (slugs: string[]) =>
  db.read
    .selectFrom('productAuthor')
    .innerJoin('product', 'product.id', 'productAuthor.productId')
    .where('author', 'in', slugs)
    .where('kind', '=', 'book')
    .where('editionRank', '=', 0)
    .groupBy('author')
    .select(['author as slug', sql<number>`count(distinct product_id)`.as('count')])
    .execute()

const countByPublisher = (slugs: string[]) =>
  db.read
    .selectFrom('product')
    .where('publisher', 'in', slugs)
    .where('kind', '=', 'book')
    .where('editionRank', '=', 0)
    .groupBy('publisher')
    .select([sql<string>`publisher`.as('slug'), sql<number>`count(*)`.as('count')])
    .execute()
