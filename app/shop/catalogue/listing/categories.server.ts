import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Selectable } from 'kysely'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { wholeListing } from './whole-listing.server.ts'
import { findFacets } from './listing.server.ts'

/** Holds a category with its number of works, including those of its children. */
export type Category = Selectable<Tables['category']> & { count: number }

type CategoryRow = Selectable<Tables['category']>

const cache = catalogueCache<CategoryRow[]>(1)
let listed: { rows: CategoryRow[]; counts: Map<string, number>; categories: Category[] } | undefined

/**
 * Returns every category in the shop's order with its count, as the lists show it. The array stays the same object as
 * long as nothing in it changes.
 */
export async function listCategories(now: number): Promise<readonly Category[]> {
  const [rows, { categories: counts }] = await Promise.all([
    cache('categories', now, readCategories),
    findFacets(wholeListing(), now),
  ])
  if (listed?.rows !== rows || listed.counts !== counts) {
    const categories = rows.map((row) => ({ ...row, count: counts.get(row.slug) ?? 0 }))
    listed = { rows, counts, categories }
  }
  return listed.categories
}

const readCategories = () =>
  db.read.selectFrom('category').selectAll().orderBy('position').orderBy('slug').execute()

/** Returns the slugs of a category and of all its descendants. A category that is its own ancestor is listed once. */
export function categoryFamilyOf(
  slug: string,
  all: readonly { slug: string; parent: string | null }[],
): string[] {
  const family = new Set([slug])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const one of all) if (one.parent !== null && family.has(one.parent)) family.add(one.slug)
  }
  return [...family]
}

/** Returns the category's name in a language. */
export function categoryName(
  category: Pick<Category, 'nameEn' | 'nameFr' | 'nameDe'>,
  language: Language,
): string {
  const { nameEn: en, nameFr: fr, nameDe: de } = category
  return { en, fr, de }[language]
}

/** Returns the path of a category's list. */
export const categoryPath = (slug: string) => `/catalogue?category=${encodeURIComponent(slug)}`
