import { textsOfColumns, type TextColumns } from '#app/i18n/text-columns.ts'
import { db } from '#app/database/database.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { categoryFamilyOf } from './category-family.ts'
import { readCategories, type CategoryRow } from './place-category.server.ts'

type Categories = { all: CategoryRow[]; visible: CategoryRow[] }

const cache = catalogueCache<Categories>(1)

const readBoth = (now: number): Promise<Categories> =>
  cache('categories', now, async () => {
    const all = await readCategories(db.read)
    const hidden = all.filter(({ isHidden }) => isHidden === 1)
    const left = new Set(hidden.flatMap(({ slug }) => categoryFamilyOf(slug, all)))
    return { all, visible: all.filter(({ slug }) => !left.has(slug)) }
  })

/**
 * Returns the categories that pages may show, in the shop's order: all but the hidden ones and those below them. The
 * array stays the same object as long as nothing in it changes.
 */
export const listVisibleCategories = async (now: number): Promise<CategoryRow[]> =>
  (await readBoth(now)).visible

/** Returns the slugs of a category and of those below it, whose products its list shows, also if they are hidden. */
export const listCategoryFamily = async (slug: string, now: number): Promise<string[]> =>
  categoryFamilyOf(slug, (await readBoth(now)).all)

/** Leaves out the rows of categories that pages do not show. */
export async function withoutHidden<Row extends { slug: string }>(
  rows: Row[],
  now: number,
): Promise<Row[]> {
  const visible = new Set((await listVisibleCategories(now)).map(({ slug }) => slug))
  return rows.filter(({ slug }) => visible.has(slug))
}

export type CategoryNames = TextColumns<'name'>

/** `lang` is the language of the name if it differs from the page's. */
export type CategoryText = { name: string; lang?: Language }

/** Returns the category's name in a language, or in the shop's first one that it has a name in. */
export function categoryText(category: CategoryNames, language: Language): CategoryText {
  const names = textsOfColumns('name', category)
  const order = [language, ...shopSettings().languages, ...languages]
  const found = order.find((one) => names[one] !== '') ?? language
  return { name: names[found], ...(found !== language && { lang: found }) }
}

export const categoryName = (category: CategoryNames, language: Language): string =>
  categoryText(category, language).name

/** A link to the list of a category. */
export type CategoryLink = CategoryText & { path: string }

export const categoryLink = (
  category: CategoryNames & { slug: string },
  language: Language,
): CategoryLink => ({ ...categoryText(category, language), path: categoryPath(category.slug) })

/** Returns the path of a category's list. */
export const categoryPath = (slug: string) => `/catalogue?category=${encodeURIComponent(slug)}`

/** Returns all categories in the shop's order, hidden ones included. */
export const listCategoryRows = (): Promise<CategoryRow[]> => readCategories(db.read)

/** Maps slugs to the names of their categories; one that was deleted is left out. */
export async function findCategoryNames(
  slugs: string[],
  language: Language,
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const categories = await db.read
    .selectFrom('category')
    .select(['slug', 'nameEn', 'nameFr', 'nameDe'])
    .where('slug', 'in', slugs)
    .execute()
  return new Map(categories.map((one) => [one.slug, categoryName(one, language)]))
}
