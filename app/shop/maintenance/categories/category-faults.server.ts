import type { TranslationFault } from '#app/shop-settings/parse-translations.server.ts'
import { quoted } from '#app/i18n/quoted.ts'
import { createFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { categoryNameFault, parentFault } from '#app/shop/catalogue/categories/category-rules.ts'
import type {
  CategoryPlace,
  CategoryRow,
} from '#app/shop/catalogue/categories/place-category.server.ts'

export const unknownCategoryFault = (slug: string, all: CategoryRow[]) =>
  all.some((one) => one.slug === slug)
    ? undefined
    : createFault(
        'categories.gone',
        {},
        `There is no category ${quoted(slug)}; "category list" names them all`,
      )

export const categoryTextFault = (fault: TranslationFault) =>
  categoryNameFault(fault, fault.language)

/** Lists why a category cannot stand at a place. */
export function categoryPlaceFaults(
  { slug, parent, before }: CategoryPlace & { slug: string },
  all: CategoryRow[],
): (Fault | undefined)[] {
  const sibling = all.find((one) => one.slug === before)
  const isBeside = before === undefined || (before !== slug && sibling?.parent === parent)
  return [
    parentFault(slug, parent, all),
    isBeside
      ? undefined
      : createFault(
          'categories.before',
          {},
          `before ${quoted(before)} is no category ${parent === null ? 'at the top' : `below ${parent}`}; name one of those`,
          'before',
        ),
  ]
}

/** Lists what refers to a category, which is then not removed. */
export async function listCategoryUses(
  trx: Transaction,
  slug: string,
  all: CategoryRow[],
): Promise<Fault[]> {
  // An import that puts a product into it ends before; later ones find that it is gone.
  if (db.dialect === 'postgres')
    await trx.selectFrom('category').select('slug').where('slug', '=', slug).forUpdate().execute()
  const below = all.filter(({ parent }) => parent === slug).map((one) => one.slug)
  const count = (row: { count: number | string | bigint } | undefined) => Number(row?.count ?? 0)
  const products = await trx
    .selectFrom('productCategory')
    .select((row) => row.fn.countAll().as('count'))
    .where('category', '=', slug)
    .executeTakeFirst()
  const banners = await trx.selectFrom('banner').select('id').where('category', '=', slug).execute()
  const uses = [
    below.length > 0 &&
      createFault(
        'categories.hasBelow',
        {},
        `${slug} has categories below it (${below.join(', ')}); move or remove them first`,
      ),
    count(products) > 0 &&
      createFault(
        'categories.hasProducts',
        { count: count(products) },
        `${slug} has products (${count(products)}); import them with another category, or hide it`,
      ),
    ...banners.map(({ id }) =>
      createFault(
        'categories.hasBanner',
        {},
        `${slug} has the banner ${id} above its list; remove that first`,
      ),
    ),
  ]
  return uses.filter((one) => one !== false)
}
