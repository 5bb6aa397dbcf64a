import { columnsOfTexts } from '#app/i18n/text-columns.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '#app/database/tables.ts'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { orderWith } from './category-rules.ts'

export type CategoryRow = Selectable<Tables['category']>

/** The drawing of a category without a picture of its own is a bookcase. */
const drawnArt = '{"kind":"furniture","look":2}'

/** Holds a name for each language that the category has one in. */
export type CategoryNamesByLanguage = { [language in Language]?: string }

/** Lets one transaction at a time change categories that are there; SQLite has a single writer. */
export async function lockCategories(trx: Transaction): Promise<void> {
  if (db.dialect === 'postgres')
    await trx.selectFrom('category').select('slug').orderBy('slug').forNoKeyUpdate().execute()
}

/** Returns the categories in the shop's order, hidden ones included. */
export const readCategories = (reader: Reader): Promise<CategoryRow[]> =>
  reader.selectFrom('category').selectAll().orderBy('position').orderBy('slug').execute()

/** It stands before another category, or after all that are below its parent, or last. */
export type CategoryPlace = { parent: string | null; before?: string | undefined }

export type NewCategory = CategoryPlace & { slug: string; names: CategoryNamesByLanguage }

/** Inserts a category at its place; its facts were checked. */
export async function insertCategory(trx: Transaction, category: NewCategory): Promise<void> {
  const { slug, parent } = category
  const names = { nameEn: '', nameFr: '', nameDe: '', ...columnsOfTexts('name', category.names) }
  const all = await readCategories(trx)
  const row = { slug, parent, position: all.length, art: drawnArt, ...names }
  await trx.insertInto('category').values(row).execute()
  await placeCategory(trx, category, await readCategories(trx))
}

/** Moves a category to its place, with those below it. */
export async function placeCategory(
  trx: Transaction,
  { slug, parent, before }: CategoryPlace & { slug: string },
  all: CategoryRow[],
): Promise<void> {
  await trx.updateTable('category').set({ parent }).where('slug', '=', slug).execute()
  const order = orderWith({ slug, parent }, before, all)
  const moved = [...order.entries()].filter(
    ([position, one]) => all.find((row) => row.slug === one)?.position !== position,
  )
  for (const [position, one] of moved)
    await trx.updateTable('category').set({ position }).where('slug', '=', one).execute()
}
