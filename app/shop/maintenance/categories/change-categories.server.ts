import {
  parseTranslations,
  type TranslationFault,
  type Translations,
} from '#app/shop-settings/parse-translations.server.ts'
import { columnsOfTexts } from '#app/i18n/text-columns.ts'
import { quoted } from '#app/i18n/quoted.ts'
import { createFault, faultOfColumn, type Fault } from '#app/shop/operations/findings/fault.ts'
import { staleRefusal, type Refused } from '#app/shop/operations/findings/change-refused.ts'
import { fingerprintOf } from '#app/shop/operations/findings/fingerprint-of.server.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import {
  categoryNameFault,
  parentFault,
  parseCategoryName,
  slugFault,
} from '#app/shop/catalogue/categories/category-rules.ts'
import {
  insertCategory,
  lockCategories,
  placeCategory,
  readCategories,
  type CategoryPlace,
  type CategoryRow,
} from '#app/shop/catalogue/categories/place-category.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { indexManyProducts } from '#app/shop/catalogue/search/index-product.server.ts'
import { ownCategoriesSetting } from '#app/shop/exchange/import/categories.server.ts'
import { storePicture } from '#app/shop/catalogue/pictures/store-picture.server.ts'
import { findDrawingFault } from '#app/shop/content/previews/shop-picture.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { readPicture, type ReadPicture } from '#app/shop/catalogue/pictures/read-picture.ts'

export type CategoryOutcome = { ok: true } | Refused

/** Names a category. With `seen`, the fingerprint of what staff saw, one that was changed since is left as it is. */
export type NamedCategory = { slug: string; seen?: string | undefined }

/** Returns what tells whether a category was changed or moved, by its facts and the category that it stands before. */
export function fingerprintOfCategory(category: CategoryRow, all: readonly CategoryRow[]): string {
  const { parent, picture, isHidden, nameEn, nameFr, nameDe } = category
  const beside = all.filter((one) => one.parent === parent)
  const next = beside[beside.findIndex(({ slug }) => slug === category.slug) + 1]?.slug ?? null
  return fingerprintOf([parent, next, picture, isHidden, nameEn, nameFr, nameDe])
}

type Added = CategoryPlace & { slug: string; names: Translations; picture?: Buffer | undefined }

/** Adds a category. */
export async function addCategory(category: Added, now: number): Promise<CategoryOutcome> {
  const { slug, parent, picture } = category
  const { texts: names, faults } = parseTranslations(category.names, parseCategoryName)
  const read = picture && (await readCategoryPicture(picture))
  return change(async (trx, all) => {
    const place = placeFaults(category, all)
    return decide(
      [slugFault(slug, all), ...place, ...faults.map(nameFault), read?.fault],
      async () => {
        await insertCategory(trx, { ...category, names })
        if (read?.picture) await setPicture(trx, slug, read.picture)
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
  return changeNamed(category, async (trx, all) =>
    decide([knownFault(slug, all), ...faults.map(nameFault)], async () => {
      await trx
        .updateTable('category')
        .set(columnsOfTexts('name', names))
        .where('slug', '=', slug)
        .execute()
      await indexGoodsOf(trx, slug)
      const details = { names }
      await recordChange(trx, { command: 'category rename', about: slug, details }, now)
    }),
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
  return changeNamed(category, async (trx, all) => {
    const known = all.find((one) => one.slug === slug)
    const { parent = known?.parent ?? null, before } = place
    const moved = { slug, parent, before }
    return decide([knownFault(slug, all), ...placeFaults(moved, all)], async () => {
      await placeCategory(trx, moved, all)
      const details = { parent, before: before ?? null }
      await recordChange(trx, { command: 'category move', about: slug, details }, now)
    })
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
  return changeNamed(category, async (trx, all) =>
    decide([knownFault(slug, all), read?.fault], async () => {
      await setPicture(trx, slug, read?.picture)
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
  return changeNamed(category, async (trx, all) =>
    decide([knownFault(slug, all)], async () => {
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
  return changeNamed(category, async (trx, all) => {
    const faults = [knownFault(slug, all), ...(await listUses(trx, slug, all))]
    return decide(faults, async () => {
      await trx.deleteFrom('category').where('slug', '=', slug).execute()
      // A shop without any category would get those of the sample shop with its next import.
      await settingStore.put(trx, ownCategoriesSetting, 'on')
      await recordChange(trx, { command: 'category remove', about: slug }, now)
    })
  })
}

/** A category of the list for the shopkeeper, with the products that are in it itself. */
export type ManagedCategory = CategoryRow & { products: number }

/** Counts the products that are in each category itself. */
export async function countCategoryProducts(): Promise<Map<string, number>> {
  const counts = await db.read
    .selectFrom('productCategory')
    .select(['category', (row) => row.fn.countAll().as('products')])
    .groupBy('category')
    .execute()
  return new Map(counts.map((one) => [one.category, Number(one.products)]))
}

/** Returns all categories in the shop's order, hidden and empty ones included. */
export async function listManagedCategories(
  count = countCategoryProducts,
): Promise<ManagedCategory[]> {
  const [all, products] = await Promise.all([readCategories(db.read), count()])
  return all.map((one) => ({ ...one, products: products.get(one.slug) ?? 0 }))
}

/** Runs a change of categories alone, after which every process reads them again. */
const change = (
  work: (trx: Transaction, all: CategoryRow[]) => Promise<CategoryOutcome>,
): Promise<CategoryOutcome> =>
  db.write(async (trx) => {
    await lockCategories(trx)
    const outcome = await work(trx, await readCategories(trx))
    if (outcome.ok) await bumpCatalogueVersion(trx)
    return outcome
  })

type CategoryWork = Parameters<typeof change>[0]

/** Runs a change of a category that was not changed since it was seen. */
const changeNamed = ({ slug, seen }: NamedCategory, work: CategoryWork): Promise<CategoryOutcome> =>
  change(async (trx, all) => {
    const stored = all.find((one) => one.slug === slug)
    return stored && seen !== undefined && seen !== fingerprintOfCategory(stored, all)
      ? staleRefusal(`${slug} was changed meanwhile`)
      : work(trx, all)
  })

async function decide(
  found: (Fault | undefined)[],
  work: () => Promise<void>,
): Promise<CategoryOutcome> {
  const faults = found.filter((fault) => fault !== undefined)
  if (faults.length > 0) return { ok: false, faults }
  await work()
  return { ok: true }
}

const knownFault = (slug: string, all: CategoryRow[]) =>
  all.some((one) => one.slug === slug)
    ? undefined
    : createFault(
        'categories.gone',
        {},
        `There is no category ${quoted(slug)}; "category list" names them all`,
      )

const nameFault = (fault: TranslationFault) => categoryNameFault(fault, fault.language)

function placeFaults(
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

async function listUses(trx: Transaction, slug: string, all: CategoryRow[]): Promise<Fault[]> {
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

type CategoryPicture = { picture?: ReadPicture; fault?: Fault }

const codesOfPictures = {
  large: 'categories.large',
  type: 'categories.noPicture',
  pixels: 'categories.pixels',
  content: 'categories.picture',
} as const

async function readCategoryPicture(bytes: Buffer): Promise<CategoryPicture> {
  const read = readPicture(bytes, ['png', 'jpeg', 'svg'])
  const what = read.ok ? await findDrawingFault(read.picture) : read.fault
  if (read.ok && what === undefined) return { picture: read.picture }
  const code = read.ok ? 'categories.picture' : codesOfPictures[read.reason]
  return { fault: faultOfColumn('picture', createFault(code, { what: what ?? '' }, what ?? '')) }
}

async function setPicture(trx: Transaction, slug: string, picture: ReadPicture | undefined) {
  const file = picture && (await storeFile(trx, picture))
  await trx
    .updateTable('category')
    .set({ picture: file ?? null })
    .where('slug', '=', slug)
    .execute()
}

async function storeFile(trx: Transaction, { bytes, type, width, height }: ReadPicture) {
  const size = { width: Math.ceil(width), height: Math.ceil(height) }
  return `${await storePicture(trx, bytes, { type, ...size })}.${type}`
}
