import type { Transaction } from '#app/database/connection.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { familyUpwards } from '#app/shop/catalogue/categories/category-family.ts'
import {
  insertCategory,
  readCategories,
} from '#app/shop/catalogue/categories/place-category.server.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { checkRecord } from '#app/shop/catalogue/products/catalogue-record.schema.ts'
import type { KnownCategory } from '#app/shop/exchange/csv/known-categories.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'

/** Makes the planned categories that records name, with those above them, in the first language of the shop. */
export async function createCategories(
  trx: Transaction,
  records: CatalogueRecord[],
  known: KnownCategory[],
  now: number,
): Promise<void> {
  const accepted = records.filter((record) => checkRecord(record).ok)
  const named = new Set(accepted.flatMap(({ categories }) => categories))
  const needed = new Set([...named].flatMap((slug) => familyUpwards(slug, known)))
  const planned = known.filter(({ slug, newName }) => newName !== undefined && needed.has(slug))
  if (planned.length === 0) return
  const there = new Set((await readCategories(trx)).map(({ slug }) => slug))
  const language = shopSettings().languages[0]!
  for (const category of planned.filter(({ slug }) => !there.has(slug))) {
    const { slug, parent, newName: name = slug } = category
    const names = { [language]: name }
    await insertCategory(trx, { slug, parent, names })
    const details = { names, parent }
    await recordChange(trx, { command: 'import --create-categories', about: slug, details }, now)
    category.isMade = true
  }
}
