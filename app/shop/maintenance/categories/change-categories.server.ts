import {
  parseTranslations,
  type Translations,
} from '#app/shop-settings/parse-translations.server.ts'
import { columnsOfTexts } from '#app/i18n/text-columns.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import { parseCategoryName, slugFault } from '#app/shop/catalogue/categories/category-rules.ts'
import {
  insertCategory,
  placeCategory,
  type CategoryPlace,
} from '#app/shop/catalogue/categories/place-category.server.ts'
import { indexManyProducts } from '#app/shop/catalogue/search/index-product.server.ts'
import { ownCategoriesSetting } from '#app/shop/exchange/import/categories.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import {
  unknownCategoryFault,
  listCategoryUses,
  categoryTextFault,
  categoryPlaceFaults,
} from './category-faults.server.ts'
import { readCategoryPicture, storeCategoryPicture } from './category-picture.server.ts'
import {
  runCategoryChange,
  runNamedCategoryChange,
  runUnlessFaulty,
  type CategoryOutcome,
  type NamedCategory,
} from './run-category-change.server.ts'

type Added = CategoryPlace & { slug: string; names: Translations; picture?: Buffer | undefined }

/** Adds a category. */
export async function addCategory(category: Added, now: number): Promise<CategoryOutcome> {
  const { slug, parent, picture } = category
  const { texts: names, faults } = parseTranslations(category.names, parseCategoryName)
  const read = picture && (await readCategoryPicture(picture))
  return runCategoryChange(async (trx, all) => {
    const place = categoryPlaceFaults(category, all)
    return runUnlessFaulty(
      [slugFault(slug, all), ...place, ...faults.map(categoryTextFault), read?.fault],
      async () => {
        await insertCategory(trx, { ...category, names })
        if (read?.picture) await storeCategoryPicture(trx, slug, read.picture)
        const details = { names, parent, picture: read !== undefined }
        await recordChange(trx, { command: 'category add', about: slug, details }, now)
      },
    )
  })
}

/** Gives a category other names in some languages; its slug, which is its address, stays. */
export async function renameCategory(
  category: NamedCategory,
  typed: Translations,
  now: number,
): Promise<CategoryOutcome> {
  const { slug } = category
  const { texts: names, faults } = parseTranslations(typed, parseCategoryName)
  return runNamedCategoryChange(category, async (trx, all) =>
    runUnlessFaulty(
      [unknownCategoryFault(slug, all), ...faults.map(categoryTextFault)],
      async () => {
        await trx
          .updateTable('category')
          .set(columnsOfTexts('name', names))
          .where('slug', '=', slug)
          .execute()
        await indexGoodsOf(trx, slug)
        const details = { names }
        await recordChange(trx, { command: 'category rename', about: slug, details }, now)
      },
    ),
  )
}

/** The search finds goods by the names of their categories. */
async function indexGoodsOf(trx: Transaction, slug: string) {
  const rows = await trx
    .selectFrom('productCategory')
    .innerJoin('product', 'product.id', 'productCategory.productId')
    .select('productId')
    .where('category', '=', slug)
    .where('kind', '=', 'goods')
    .execute()
  await indexManyProducts(
    trx,
    rows.map(({ productId }) => productId),
  )
}

/**
 * Moves a category below another one or to the top, with those below it.
 * @param place An undefined parent leaves it where it is.
 */
export async function moveCategory(
  category: NamedCategory,
  place: { parent?: string | null | undefined; before?: string | undefined },
  now: number,
): Promise<CategoryOutcome> {
  const { slug } = category
  return runNamedCategoryChange(category, async (trx, all) => {
    const known = all.find((one) => one.slug === slug)
    const { parent = known?.parent ?? null, before } = place
    const moved = { slug, parent, before }
    return runUnlessFaulty(
      [unknownCategoryFault(slug, all), ...categoryPlaceFaults(moved, all)],
      async () => {
        await placeCategory(trx, moved, all)
        const details = { parent, before: before ?? null }
        await recordChange(trx, { command: 'category move', about: slug, details }, now)
      },
    )
  })
}

/** Gives a category a picture of its own; without one it is drawn again. */
export async function setCategoryPicture(
  category: NamedCategory,
  bytes: Buffer | undefined,
  now: number,
): Promise<CategoryOutcome> {
  const { slug } = category
  const read = bytes && (await readCategoryPicture(bytes))
  return runNamedCategoryChange(category, async (trx, all) =>
    runUnlessFaulty([unknownCategoryFault(slug, all), read?.fault], async () => {
      await storeCategoryPicture(trx, slug, read?.picture)
      const details = { picture: read?.picture?.type ?? null }
      await recordChange(trx, { command: 'category picture', about: slug, details }, now)
    }),
  )
}

/** Hides a category and those below it from all pages, or shows it again. Products stay for sale. */
export async function hideCategory(
  category: NamedCategory,
  isHidden: boolean,
  now: number,
): Promise<CategoryOutcome> {
  const { slug } = category
  return runNamedCategoryChange(category, async (trx, all) =>
    runUnlessFaulty([unknownCategoryFault(slug, all)], async () => {
      const hidden = { isHidden: isHidden ? (1 as const) : (0 as const) }
      await trx.updateTable('category').set(hidden).where('slug', '=', slug).execute()
      const command = isHidden ? 'category hide' : 'category show'
      await recordChange(trx, { command, about: slug }, now)
    }),
  )
}

/** Removes a category that nothing refers to. */
export async function removeCategory(
  category: NamedCategory,
  now: number,
): Promise<CategoryOutcome> {
  const { slug } = category
  return runNamedCategoryChange(category, async (trx, all) => {
    const faults = [unknownCategoryFault(slug, all), ...(await listCategoryUses(trx, slug, all))]
    return runUnlessFaulty(faults, async () => {
      await trx.deleteFrom('category').where('slug', '=', slug).execute()
      // A shop without any category would get those of the sample shop with its next import.
      await settingStore.put(trx, ownCategoriesSetting, 'on')
      await recordChange(trx, { command: 'category remove', about: slug }, now)
    })
  })
}
