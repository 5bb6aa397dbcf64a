import { derivedCache } from '#app/cache.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { categoryLink } from '#app/shop/catalogue/categories/categories.server.ts'
import {
  listFilledCategories,
  type Category,
} from '#app/shop/catalogue/listing/categories.server.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import type { CategoryTile, CategoryBranch } from './home.ts'
import { categoryPicturePath } from '#app/shop/catalogue/pictures/product-art.ts'

const cache = derivedCache<readonly Category[], CategoryTile[]>(languages.length)

/** Returns every category that has products, with its picture and count, in the shop's order. */
export async function listCategoryTiles(language: Language, now: number): Promise<CategoryTile[]> {
  const categories = await listFilledCategories(now)
  return cache(categories, language, () => categories.map((category) => tileOf(category, language)))
}

/** Returns the same tiles as a tree. A category without a parent, or with an unknown one, is at the top. */
export async function listCategoryTree(language: Language, now: number): Promise<CategoryBranch[]> {
  const categories = await listFilledCategories(now)
  const parents = parentsOf(categories)
  const below = (parent: string | null): CategoryBranch[] =>
    categories
      .filter(({ slug }) => parents.get(slug) === parent)
      .map((category) => ({ ...tileOf(category, language), tiles: below(category.slug) }))
  return below(null)
}

/**
 * Returns the parent of each category. A category that is its own ancestor is moved to the top, so that it is shown,
 * and only once.
 */
function parentsOf(categories: readonly Category[]): Map<string, string | null> {
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]))
  const isInCircle = (slug: string) => {
    const seen = new Set<string>()
    for (let at = parents.get(slug) ?? null; at !== null; at = parents.get(at) ?? null) {
      if (at === slug) return true
      if (seen.has(at)) return false
      seen.add(at)
    }
    return false
  }
  return new Map(
    categories.map(({ slug, parent }) => [
      slug,
      parent !== null && parents.has(parent) && !isInCircle(slug) ? parent : null,
    ]),
  )
}

const tileOf = (category: Category, language: Language): CategoryTile => ({
  ...categoryLink(category, language),
  image: categoryPicturePath(category),
  count: translator(language)('catalogue.things', {
    count: category.count,
    number: formatCount(category.count, language),
  }),
})
