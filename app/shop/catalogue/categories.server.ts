import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Selectable } from 'kysely'
import { keptAnswers } from './catalogue-version.server.ts'

/** A category with how many works it holds, those of its children included. */
export type Category = Selectable<Tables['category']> & { count: number }

const kept = keptAnswers<Category[]>(1)

/** Every category in the shop's order, counted once for each version of the catalogue. */
export const listCategories = (now: number): Promise<Category[]> =>
  kept('categories', now, countCategories)

async function countCategories(): Promise<Category[]> {
  const rows = await db.read
    .selectFrom('category')
    .selectAll()
    .orderBy('position')
    .orderBy('slug')
    .execute()
  const held = await db.read
    .selectFrom('productCategory')
    .innerJoin('product', 'product.id', 'productCategory.productId')
    .where('editionRank', '=', 0)
    .groupBy('category')
    .select(['category', sql<number>`count(*)`.as('count')])
    .execute()
  const own = new Map(held.map(({ category, count }) => [category, count]))
  return Promise.all(
    rows.map(async (row) => {
      const family = familyOf(row.slug, rows)
      const count = family.length > 1 ? await countIn(family) : (own.get(row.slug) ?? 0)
      return { ...row, count }
    }),
  )
}

/** A product that stands in a category and its parent counts once. */
async function countIn(slugs: string[]): Promise<number> {
  const row = await db.read
    .selectFrom('product')
    .where('editionRank', '=', 0)
    .where('id', 'in', (product) =>
      product.selectFrom('productCategory').select('productId').where('category', 'in', slugs),
    )
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** The slugs of a category and of all below it. A category that is its own ancestor is taken once. */
export function familyOf(slug: string, all: { slug: string; parent: string | null }[]): string[] {
  const family = new Set([slug])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const one of all) if (one.parent !== null && family.has(one.parent)) family.add(one.slug)
  }
  return [...family]
}

/** The category's name in a language. */
export function categoryName(
  category: Pick<Category, 'nameEn' | 'nameFr' | 'nameDe'>,
  language: Language,
): string {
  const { nameEn: en, nameFr: fr, nameDe: de } = category
  return { en, fr, de }[language]
}

/** The path of a category's list. */
export const categoryPath = (slug: string) => `/catalogue?category=${encodeURIComponent(slug)}`
