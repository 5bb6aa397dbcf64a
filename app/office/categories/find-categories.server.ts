import { formatCount } from '#app/i18n/format/format-count.ts'
import { notFound } from '#app/http/responses.server.ts'
import { textsOfColumns } from '#app/i18n/text-columns.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
  categoryFamilyOf,
  familyUpwards,
  inTreeOrder,
} from '#app/shop/catalogue/categories/category-family.ts'
import { categoryName, categoryPath } from '#app/shop/catalogue/categories/categories.server.ts'
import { mostLevels } from '#app/shop/catalogue/categories/category-rules.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { fingerprintOfCategory } from '#app/shop/maintenance/categories/run-category-change.server.ts'
import {
  countCategoryProducts,
  listManagedCategories,
  type ManagedCategory,
} from '#app/shop/maintenance/categories/list-managed-categories.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

export type CategoriesPageData = Awaited<ReturnType<typeof findCategories>>
export type CategoryPageData = Awaited<ReturnType<typeof findCategory>>

/** To count the products of a large shop takes longer than the rest of a page. */
const countCache = catalogueCache<Map<string, number>>(1)

const listCounted = ({ now }: StaffContext) =>
  listManagedCategories(() => countCache('', now, countCategoryProducts))

/** Returns all categories, each before those below it. There are at most 500. */
export async function findCategories(context: StaffContext) {
  const all = await listCounted(context)
  const { language } = context
  return {
    rows: inTreeOrder(all).map((one) => ({
      slug: one.slug,
      name: categoryName(one, language),
      depth: depthOf(one, all),
      products: formatCount(one.products, language),
      isHidden: one.isHidden === 1,
      hasPicture: one.picture !== null,
    })),
    ...choicesOf(all, [], context),
  }
}

/**
 * Returns the page of one category.
 * @throws {Response} 404 for an unknown category.
 */
export async function findCategory(slug: string, context: StaffContext) {
  const all = await listCounted(context)
  const category = all.find((one) => one.slug === slug)
  if (!category) throw notFound(context.t)
  const { parent, picture, isHidden, products } = category
  const beside = all.filter((one) => one.parent === parent)
  return {
    slug,
    name: categoryName(category, context.language),
    names: textsOfColumns('name', category),
    parent: parent ?? '',
    before: beside[beside.indexOf(category) + 1]?.slug ?? '',
    picture: picture === null ? '' : `/picture/${picture}`,
    isHidden: isHidden === 1,
    products,
    path: categoryPath(slug),
    seen: fingerprintOfCategory(category, all),
    ...choicesOf(all, categoryFamilyOf(slug, all), context),
  }
}

/** Lists what may be chosen as parent and as the category before which another one stands. */
function choicesOf(all: ManagedCategory[], except: string[], { language }: StaffContext) {
  const indented = inTreeOrder(all)
    .filter(({ slug }) => !except.includes(slug))
    .map((one) => ({ depth: depthOf(one, all), slug: one.slug, name: categoryName(one, language) }))
    .map(({ depth, slug, name }) => ({
      depth,
      choice: { value: slug, label: '– '.repeat(depth) + name },
    }))
  return {
    parents: indented.filter(({ depth }) => depth < mostLevels - 1).map(({ choice }) => choice),
    siblings: indented.map(({ choice }) => choice),
    languages: [...shopSettings().languages],
  }
}

const depthOf = ({ slug }: ManagedCategory, all: ManagedCategory[]) =>
  familyUpwards(slug, all).length - 1
