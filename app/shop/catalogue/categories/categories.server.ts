import type { Selectable } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { categoryFamilyOf } from './category-family.ts'

export type CategoryRow = Selectable<Tables['category']>

const cache = catalogueCache<CategoryRow[]>(1)

/**
 * Returns the categories that pages may show, in the shop's order: all but the hidden ones and those below them. The
 * array stays the same object as long as nothing in it changes.
 */
export const listVisibleCategories = (now: number): Promise<CategoryRow[]> =>
  cache('categories', now, async () => {
    const all = await db.read
      .selectFrom('category')
      .selectAll()
      .orderBy('position')
      .orderBy('slug')
      .execute()
    const hidden = all.filter(({ isHidden }) => isHidden === 1)
    const left = new Set(hidden.flatMap(({ slug }) => categoryFamilyOf(slug, all)))
    return all.filter(({ slug }) => !left.has(slug))
  })

/** Leaves out the rows of categories that pages do not show. */
export async function withoutHidden<Row extends { slug: string }>(
  rows: Row[],
  now: number,
): Promise<Row[]> {
  const visible = new Set((await listVisibleCategories(now)).map(({ slug }) => slug))
  return rows.filter(({ slug }) => visible.has(slug))
}

export type CategoryNames = Pick<CategoryRow, 'nameEn' | 'nameFr' | 'nameDe'>

/** Returns the category's name in a language, or in the shop's first one that it has a name in. */
export function categoryName(category: CategoryNames, language: Language): string {
  const { nameEn: en, nameFr: fr, nameDe: de } = category
  const names = { en, fr, de }
  const order = [language, ...shopSettings().languages, ...languages]
  return order.map((one) => names[one]).find((name) => name !== '') ?? ''
}

/** Returns the path of a category's list. */
export const categoryPath = (slug: string) => `/catalogue?category=${encodeURIComponent(slug)}`
