import { quoted } from '#app/i18n/quoted.ts'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { removeDocuments } from '#app/database/search-index.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { counted } from '#app/i18n/counted.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { rankEditions } from '#app/shop/catalogue/products/edition-rank.server.ts'
import { lockWorkOf } from '#app/shop/catalogue/products/lock-work.server.ts'
import { createFault, otherFault } from '#app/shop/operations/findings/fault.ts'
import type { Refused } from '#app/shop/operations/findings/change-refused.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import type { DraftForm } from '#app/shop/customers/drafts/draft.ts'

/** The rows of these tables go with their product; the words say what they are. */
const ownRows = {
  productText: 'texts',
  productAuthor: 'names of authors',
  productCategory: 'categories',
  productTag: 'tags',
  productSubject: 'subjects',
  variant: 'variants',
  lowStockNotice: 'notices of low stock',
  productPicture: 'pictures',
  ebookText: 'e-book files',
  price: 'prices',
  discount: 'reductions',
  cartLine: 'lines of carts',
  wish: 'wishes',
  compared: 'comparisons',
  viewed: 'recent views',
  stockWatch: 'stock alerts',
  review: 'reviews',
  reviewDraft: 'drafts of reviews',
} as const satisfies Partial<Record<keyof Tables, string>>

/** Orders need the rows of these tables, so a product with any of them is not deleted. */
const orderRows = ['orderLine', 'ebookDownload'] as const satisfies (keyof Tables)[]

/** A file may have hundreds of megabytes; `sweepEbookFiles` deletes it a day later. */
const sweptRows = ['ebookFile'] as const satisfies (keyof Tables)[]

type OwnTable = keyof typeof ownRows
type ProductTables = {
  [Name in keyof Tables]: 'productId' extends keyof Tables[Name] ? Name : never
}[keyof Tables]

/** This does not compile if a table of products is missing above. */
export const allRowsAreNamed: Exclude<
  ProductTables,
  OwnTable | (typeof orderRows | typeof sweptRows)[number]
> extends never
  ? true
  : never = true

/** `rows` counts what went with the product, in words. */
export type ProductDeletion = { ok: true; rows: Record<string, number> } | Refused

/** Deletes a product with all that belongs to it. One that was ordered stays, since its orders need it. */
export const deleteProduct = (productId: string, now: number): Promise<ProductDeletion> =>
  db.write(async (trx): Promise<ProductDeletion> => {
    // Orders lock the same rows, so none can begin meanwhile.
    await lockWorkOf(trx, productId)
    const product = await trx
      .selectFrom('product')
      .select(['name', 'workId', 'inLanguage'])
      .where('id', '=', productId)
      .executeTakeFirst()
    if (!product)
      return {
        ok: false,
        faults: [createFault('record.gone', {}, `There is no product ${quoted(productId)}`)],
      }
    const orders = await countOrders(trx, productId)
    if (orders > 0)
      return { ok: false, faults: [otherFault(describeOrdered(product.name, orders))] }
    const rows = await deleteRows(trx, productId)
    await removeDocuments(trx, [productId])
    await trx.deleteFrom('product').where('id', '=', productId).execute()
    await deleteUnusedSample(trx, product)
    await rankEditions(trx, [product.workId], now)
    await bumpCatalogueVersion(trx)
    await recordChange(trx, { command: 'product delete', about: productId, details: rows }, now)
    return { ok: true, rows }
  })

const describeOrdered = (name: string, orders: number) =>
  `${quoted(name)} is in ${counted(orders, 'order')}, which ${orders === 1 ? 'needs' : 'need'} it; "product hide" takes it out of the shop`

/** The shopkeeper is told of these before a deletion; all others can be made again. */
const namedLosses = [
  'productPicture',
  'ebookText',
  'ebookFile',
  'review',
  'cartLine',
  'wish',
  'stockWatch',
] as const satisfies ProductTables[]

type DeletionLosses = {
  /** A product with orders is not deleted. */
  orders: number
  rows: { table: (typeof namedLosses)[number]; count: number }[]
}

/** Counts what the deletion of a product would lose. */
export async function findDeletionLosses(productId: string): Promise<DeletionLosses> {
  const rows: DeletionLosses['rows'] = []
  for (const table of namedLosses) {
    const found = await db.read
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('productId', '=', productId)
      .executeTakeFirstOrThrow()
    if (Number(found.count) > 0) rows.push({ table, count: Number(found.count) })
  }
  return { orders: await countOrders(db.read, productId), rows }
}

async function countOrders(trx: Reader, productId: string): Promise<number> {
  const numbers = new Set<string>()
  for (const table of orderRows) {
    const rows = await trx
      .selectFrom(table)
      .select('orderNumber')
      .distinct()
      .where('productId', '=', productId)
      .execute()
    for (const { orderNumber } of rows) numbers.add(orderNumber)
  }
  return numbers.size
}

async function deleteRows(trx: Transaction, productId: string): Promise<Record<string, number>> {
  const ofProduct = trx.selectFrom('review').select('id').where('productId', '=', productId)
  await trx.deleteFrom('reviewReport').where('review', 'in', ofProduct).execute()
  await trx
    .deleteFrom('formDraft')
    .where('form', '=', 'review.write' satisfies DraftForm)
    .where('about', '=', productId)
    .execute()
  const rows: Record<string, number> = {}
  for (const [table, what] of Object.entries(ownRows)) {
    const { numDeletedRows } = await trx
      .deleteFrom(table as OwnTable)
      .where('productId', '=', productId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) rows[what] = Number(numDeletedRows)
  }
  return rows
}

/** Other editions of the work in this language have the same sample. */
async function deleteUnusedSample(
  trx: Transaction,
  { workId, inLanguage }: { workId: string; inLanguage: string },
) {
  const edition = await trx
    .selectFrom('product')
    .select('id')
    .where('workId', '=', workId)
    .where('inLanguage', '=', inLanguage)
    .limit(1)
    .executeTakeFirst()
  if (!edition)
    await trx
      .deleteFrom('sample')
      .where('workId', '=', workId)
      .where('inLanguage', '=', inLanguage)
      .execute()
}

/** Returns the losses among the details that the audit stores of a deletion. */
export const listDeletedRows = (details: Record<string, unknown>): DeletionLosses['rows'] =>
  namedLosses.flatMap((table) => {
    const count = table === 'ebookFile' ? undefined : details[ownRows[table]]
    return typeof count === 'number' ? [{ table, count }] : []
  })
