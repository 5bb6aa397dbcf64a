import { listVisibleCategories } from '#app/shop/catalogue/categories/categories.server.ts'
import type { CategoryRow } from '#app/shop/catalogue/categories/place-category.server.ts'
import { wholeListing } from './whole-listing.server.ts'
import { findFacets } from './listing.server.ts'

/** Holds a category with its number of works, including those of its children. */
export type Category = CategoryRow & { count: number }

type Listed = {
  rows: CategoryRow[]
  counts: Map<string, number>
  categories: Category[]
  filled: Category[]
}

let listed: Listed | undefined

async function listWithCounts(now: number): Promise<Listed> {
  const [rows, { categories: counts }] = await Promise.all([
    listVisibleCategories(now),
    findFacets(wholeListing(), now),
  ])
  if (listed?.rows !== rows || listed.counts !== counts) {
    const categories = rows.map((row) => ({ ...row, count: counts.get(row.slug) ?? 0 }))
    listed = { rows, counts, categories, filled: categories.filter(({ count }) => count > 0) }
  }
  return listed
}

/**
 * Returns every category that is not hidden in the shop's order with its count, as the lists show it. The array stays
 * the same object as long as nothing in it changes.
 */
export const listCategories = async (now: number): Promise<readonly Category[]> =>
  (await listWithCounts(now)).categories

/** Returns those of {@link listCategories} that have a product. Links lead to these only. */
export const listFilledCategories = async (now: number): Promise<readonly Category[]> =>
  (await listWithCounts(now)).filled
