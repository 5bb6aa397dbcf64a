import { columnsOfTexts, textsOfColumns } from '#app/i18n/text-columns.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import { specCategories } from '#app/shop/catalogue/text/spec-categories.ts'
import { knownCategory, type KnownCategory } from '#app/shop/exchange/csv/known-categories.ts'
import { readCategories } from '#app/shop/catalogue/categories/place-category.server.ts'

/** This setting is in a shop whose keeper removed categories, so that none come back. */
export const ownCategoriesSetting = 'own-categories'

/** Inserts the categories of spec section 1 if the shop has none yet, and its keeper removed none. */
export async function ensureCategories(trx: Transaction): Promise<void> {
  if (await trx.selectFrom('category').select('slug').limit(1).executeTakeFirst()) return
  if ((await settingStore.find(ownCategoriesSetting, trx)) !== undefined) return
  for (const [position, { slug, parent = null, name, art }] of specCategories.entries())
    await trx
      .insertInto('category')
      .values({
        slug,
        parent,
        position,
        ...columnsOfTexts('name', name),
        art: JSON.stringify(art),
      })
      .onConflict((on) => on.column('slug').doNothing())
      .execute()
}

/**
 * Returns the categories of the shop, or those that it gets with its first product.
 * @param createCategories The import makes those that it names, and so a shop without any gets no others.
 */
export async function listKnownCategories(createCategories = false): Promise<KnownCategory[]> {
  const rows = await readCategories(db.read)
  const known = rows.map((row) =>
    knownCategory(row.slug, row.parent, Object.values(textsOfColumns('name', row))),
  )
  if (known.length > 0 || createCategories) return known
  if ((await settingStore.find(ownCategoriesSetting)) !== undefined) return known
  return specCategories.map(({ slug, parent = null, name }) =>
    knownCategory(slug, parent, Object.values(name)),
  )
}
