import { randomInt } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import type { Flag, ProductTable } from '#app/database/tables.ts'
import { languages } from '#app/i18n/languages.ts'
import { slugOf } from '#app/shop/catalogue/text/fold.ts'
import { sortNameOf } from '#app/shop/catalogue/text/sort-names.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { pagesOfFile } from '#app/shop/catalogue/ebooks/pages-of-file.ts'
import { formatXhtml } from '#app/shop/catalogue/text/xhtml.ts'
import { lowestOfDays } from '#app/shop/pricing/prices/past-prices.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { ensureAuthor, ensurePublisher } from './contributors.server.ts'
import { setPictures } from '#app/shop/catalogue/pictures/picture-rows.server.ts'
import { setDiscount } from './discounts.server.ts'
import { setPrices } from '#app/shop/catalogue/price-changes/prices.server.ts'
import { productColumns, type ProductColumns } from './record-rows.ts'
import { reopenPrices } from './listing-status.server.ts'

/** These columns do not come from the record. */
type OwnColumns = {
  workId: string
  sourceHash: string
  publisher: string | null
  source: string
  isHidden: Flag
  withdrawnAt: number | null
  isWithheld: Flag
}

/** The record replaces the product with the same source key. */
type Before = Pick<
  ProductTable,
  'id' | 'ebookContent' | 'ebookWords' | 'ebookFormat' | 'numberOfPages'
> & {
  withdrawnAt: number | null
  isWithheld: Flag
}

/**
 * Writes a checked record to its product, or to a new one.
 * @param source The product belongs to this source from now on.
 */
export async function writeRecord(
  trx: Transaction,
  record: CatalogueRecord,
  { sourceHash, source }: Pick<OwnColumns, 'sourceHash' | 'source'>,
  before: Before | undefined,
  now: number,
): Promise<{ id: string; workId: string }> {
  const publisher = record.publisher && (await ensurePublisher(trx, record.publisher))
  const columns = {
    ...productColumns(record),
    ...(before && pagesOfFile({ ...before, format: record.format }, record.numberOfPages)),
  }
  const isHidden: Flag = record.standing === 'hidden' ? 1 : 0
  const withdrawnAt = record.standing === 'withdrawn' ? (before?.withdrawnAt ?? now) : null
  const isWithheld: Flag = withdrawnAt === null ? 0 : (before?.isWithheld ?? 0)
  const own = { sourceHash, source, publisher, isHidden, withdrawnAt, isWithheld }
  const insert = (newId: string) =>
    insertProduct(trx, newId, columns, { workId: record.workKey ?? newId, ...own }, now)
  const productId = before?.id ?? (await insertWithFreeId(record, insert))
  const workId = record.workKey ?? productId
  if (before !== undefined) {
    await trx
      .updateTable('product')
      .set({ ...columns, ...own, workId, updatedAt: now })
      .where('id', '=', productId)
      .execute()
    await deleteParts(trx, productId)
  }
  await insertParts(trx, productId, workId, record)
  await setPictures(trx, productId, record)
  await setSale(trx, productId, record, before, now)
  return { id: productId, workId }
}

/** Sets prices and reduction if the source states them. A withdrawn product has no price. */
async function setSale(
  trx: Transaction,
  productId: string,
  { prices, discount, standing: listingStatus }: CatalogueRecord,
  before: Before | undefined,
  now: number,
) {
  if (listingStatus === 'withdrawn') await setPrices(trx, productId, [], now)
  else if (prices) {
    const isFormer = discount?.prices && (discount.fromAt ?? now) <= now
    const from = isFormer && !(await hadPrice(trx, productId)) ? now - lowestOfDays * dayMs : now
    await setPrices(trx, productId, prices, now, from)
  } else if (before?.withdrawnAt != null)
    await reopenPrices(trx, productId, before.withdrawnAt, now)
  if (discount !== undefined) await setDiscount(trx, productId, discount, now)
}

/**
 * Returns whether the product ever had a price here. The regular price of a new, reduced product
 * counts as its former price in the shop that it comes from.
 */
async function hadPrice(trx: Transaction, productId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('price')
    .select('id')
    .where('productId', '=', productId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function insertProduct(
  trx: Transaction,
  id: string,
  columns: ProductColumns,
  own: OwnColumns,
  now: number,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('product')
    .values({
      id,
      stock: null,
      saleCount: 0,
      editionRank: null,
      sortPrice: null,
      createdAt: now,
      updatedAt: now,
      ...columns,
      ...own,
    })
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Characters that are easily confused (0, 1, i, l, o) are not used. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const randomLetters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Returns `the-hunger-games-k7f3q`, or `book-k7f3q` for a name without Latin letters. */
function newId({ name, kind, id }: CatalogueRecord): string {
  return id ?? `${slugOf(name) || (kind === 'book' ? 'book' : 'thing')}-${randomLetters(5)}`
}

async function insertWithFreeId(
  record: CatalogueRecord,
  insert: (id: string) => Promise<boolean>,
): Promise<string> {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const id = newId(record)
    if (await insert(id)) return id
  }
  throw new Error(`No free id for ${record.sourceKey}`)
}

const partTables = [
  'productText',
  'productAuthor',
  'productCategory',
  'productTag',
  'productSubject',
  'variant',
] as const

async function deleteParts(trx: Transaction, productId: string) {
  for (const table of partTables)
    await trx.deleteFrom(table).where('productId', '=', productId).execute()
}

async function insertParts(
  trx: Transaction,
  productId: string,
  workId: string,
  record: CatalogueRecord,
) {
  for (const language of languages) {
    const text = record.texts[language]
    if (!text) continue
    // A title that is not translated is sorted by the articles of its own language.
    const sortName = sortNameOf(text.name, text.name === record.name ? record.language : language)
    await trx
      .insertInto('productText')
      .values({ productId, language, sortName, ...text })
      .execute()
  }
  await insertAuthors(trx, productId, record)
  for (const [position, category] of [...new Set(record.categories)].entries())
    await trx.insertInto('productCategory').values({ productId, category, position }).execute()
  for (const tag of new Set(record.tags))
    await trx.insertInto('productTag').values({ productId, tag }).execute()
  for (const code of new Set(record.subjects))
    await trx.insertInto('productSubject').values({ productId, code }).execute()
  for (const [position, variant] of record.variants.entries())
    await trx
      .insertInto('variant')
      .values({ productId, position, ...variant })
      .execute()
  // A sample without readable text is not stored.
  if (record.sample && formatXhtml(record.sample.html) !== '')
    await setSample(trx, workId, record.inLanguage, record.sample)
}

async function insertAuthors(trx: Transaction, productId: string, { authors }: CatalogueRecord) {
  for (const [position, named] of authors.entries()) {
    const author = await ensureAuthor(trx, named)
    await trx
      .insertInto('productAuthor')
      .values({ productId, author, role: named.role, position })
      // A source may name one person twice in a role, with different spellings.
      .onConflict((on) => on.columns(['productId', 'author', 'role']).doNothing())
      .execute()
  }
}

async function setSample(
  trx: Transaction,
  workId: string,
  inLanguage: string,
  sample: { heading: string; html: string },
) {
  await trx
    .insertInto('sample')
    .values({ workId, inLanguage, ...sample })
    .onConflict((on) => on.columns(['workId', 'inLanguage']).doUpdateSet(sample))
    .execute()
}
