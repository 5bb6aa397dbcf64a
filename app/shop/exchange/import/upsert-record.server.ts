import { createHash } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import type { Flag, ProductTable } from '#app/database/tables.ts'
import { rankEditions } from '#app/shop/catalogue/products/edition-rank.server.ts'
import { forgetLowStockNotices } from '#app/shop/catalogue/price-changes/low-stock-notices.server.ts'
import { indexProducts } from '#app/shop/catalogue/search/index-product.server.ts'
import { listExported } from '#app/shop/exchange/csv/export-catalogue.server.ts'
import { recordOfExport } from '#app/shop/exchange/csv/read-exported.ts'
import type { CatalogueRecord, RecordPrice } from '#app/shop/catalogue/products/catalogue-record.ts'
import {
  checkRecord,
  type CheckRecordOutcome,
} from '#app/shop/catalogue/products/catalogue-record.schema.ts'
import { createFault, typedFact, type Fault } from '#app/shop/operations/findings/fault.ts'
import { setPictures } from '#app/shop/catalogue/pictures/picture-rows.server.ts'
import { setSortPrices } from '#app/shop/catalogue/price-changes/prices.server.ts'
import { canonicalText } from './record-rows.ts'
import { writeRecord } from './write-record.server.ts'

export type UpsertOutcome =
  { outcome: 'new' | 'changed' | 'same'; id: string } | { outcome: 'refused'; reasons: Fault[] }

/** A row may also update a product that does not exist. */
export type RowOutcome = UpsertOutcome | { outcome: 'unknown'; reasons: Fault[] }

type KnownProduct = Pick<
  ProductTable,
  | 'id'
  | 'sourceKey'
  | 'sourceHash'
  | 'workId'
  | 'ebookContent'
  | 'ebookWords'
  | 'ebookFormat'
  | 'numberOfPages'
> & { source: string; withdrawnAt: number | null; isWithheld: Flag }

/** A batch of records is compared with these rows. */
type ExistingRows = { products: KnownProduct[]; categories: Set<string> }

/**
 * Inserts or updates products, each in full or not at all; a refused one does not affect the
 * others. Unchanged records are skipped, and a known source key keeps its product's id. Ranks,
 * search index and catalogue version are updated in the same transaction, which 50 to 500 records
 * may share.
 * @param source The products belong to this source from now on; if omitted, their keys decide.
 * `null` marks updates: they are written in any case, and their products keep their source.
 */
export async function upsertRecords(
  trx: Transaction,
  records: CatalogueRecord[],
  now: number,
  source?: string | null,
): Promise<UpsertOutcome[]> {
  // Records are checked before any query, since the database cannot store every text.
  const checked = records.map(checkRecord)
  const existing = await readExistingRows(
    trx,
    checked.flatMap((one) => (one.ok ? [one.record] : [])),
  )
  const exportedHashes = await listExportedHashes(trx, existing, checked, now)
  const taken: UpsertOutcome[] = []
  const touched: string[] = []
  const works: string[] = []
  const claimed: string[] = []
  for (const one of checked) {
    const reasons = one.ok ? listClashes(existing, one.record) : one.reasons
    if (!one.ok || reasons.length > 0) {
      taken.push({ outcome: 'refused', reasons })
      continue
    }
    const { record } = one
    const known = existing.products.find(({ sourceKey }) => sourceKey === record.sourceKey)
    const givenSource = source === null ? known?.source : source
    const own = { sourceHash: hashOf(record), source: givenSource ?? sourceOfKey(record.sourceKey) }
    const isUnchanged =
      known?.sourceHash === own.sourceHash || exportedHashes.get(known?.id ?? '') === own.sourceHash
    if (known && source !== null && isUnchanged) {
      if (source !== undefined && known.source !== source) claimed.push(known.id)
      await setPictures(trx, known.id, record)
      taken.push({ outcome: 'same', id: known.id })
      continue
    }
    const decided = source === null ? record : asWithdrawnByHand(record, known)
    const written = await writeRecord(trx, decided, own, known, now)
    existing.products = existing.products.filter((product) => product !== known)
    const file = {
      ebookContent: known?.ebookContent ?? null,
      ebookWords: known?.ebookWords ?? null,
      ebookFormat: known?.ebookFormat ?? null,
      numberOfPages: known?.numberOfPages ?? null,
    }
    const { sourceKey } = record
    existing.products.push({
      ...written,
      ...own,
      ...file,
      sourceKey,
      withdrawnAt: null,
      isWithheld: 0,
    })
    touched.push(written.id)
    works.push(written.workId, ...(known ? [known.workId] : []))
    taken.push({ outcome: known ? 'changed' : 'new', id: written.id })
  }
  if (claimed.length > 0 && source != null)
    await trx.updateTable('product').set({ source }).where('id', 'in', claimed).execute()
  if (touched.length > 0) await refresh(trx, touched, works, now)
  return taken
}

/** A source does not restore a product that the shopkeeper withdrew. */
const asWithdrawnByHand = (record: CatalogueRecord, known?: KnownProduct): CatalogueRecord =>
  known?.isWithheld === 1 ? { ...record, standing: 'withdrawn' } : record

/**
 * Hashes the record without its pictures, whose URLs change with each release of ONIX. The order of
 * prices does not matter.
 */
function hashOf(imported: CatalogueRecord) {
  const record = { ...imported, images: undefined, colorImages: undefined }
  const place = ({ currency, market }: RecordPrice) => `${currency}${market}`
  const sorted = (prices: RecordPrice[] | undefined) =>
    prices && [...prices].sort((a, b) => (place(a) < place(b) ? -1 : 1))
  const prices = sorted(record.prices)
  const discount = record.discount && {
    ...record.discount,
    prices: sorted(record.discount.prices),
  }
  return createHash('sha256')
    .update(canonicalText({ ...record, prices, discount }))
    .digest('hex')
}

const foreign = ['goodbooks', 'shopify', 'woocommerce', 'onix', 'demo']

function sourceOfKey(sourceKey: string): string {
  const prefix = sourceKey.split(':')[0] ?? ''
  return foreign.includes(prefix) ? prefix : 'csv'
}

/**
 * Returns hashes of the exported form of products whose record has changed since the last import. A
 * row equal to the shop's data then changes nothing. Rows of an export have an id.
 */
async function listExportedHashes(
  trx: Transaction,
  { products }: ExistingRows,
  checked: CheckRecordOutcome[],
  now: number,
): Promise<Map<string, string>> {
  const ids = checked.flatMap((one) => {
    if (!one.ok || one.record.id === undefined) return []
    const known = products.find(({ sourceKey }) => sourceKey === one.record.sourceKey)
    return known && known.sourceHash !== hashOf(one.record) ? [known.id] : []
  })
  const exported = await listExported(trx, ids, now)
  return new Map(
    [...exported].flatMap(([id, one]) => {
      const read = checkRecord(recordOfExport(one))
      return read.ok ? [[id, hashOf(read.record)] as const] : []
    }),
  )
}

async function refresh(trx: Transaction, touched: string[], works: string[], now: number) {
  const ids = [...new Set(touched)].sort()
  await setSortPrices(trx, ids, now)
  await forgetLowStockNotices(trx, ids)
  await rankEditions(trx, works, now)
  await indexProducts(trx, ids)
  await bumpCatalogueVersion(trx)
}

async function readExistingRows(
  trx: Transaction,
  records: CatalogueRecord[],
): Promise<ExistingRows> {
  if (records.length === 0) return { products: [], categories: new Set() }
  const keys = records.map((record) => record.sourceKey)
  const ids = records.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const products = await trx
    .selectFrom('product')
    .select(['id', 'sourceKey', 'sourceHash', 'workId', 'source', 'withdrawnAt', 'isWithheld'])
    .select(['ebookContent', 'ebookWords', 'ebookFormat', 'numberOfPages'])
    .where((e) =>
      e.or([e('sourceKey', 'in', keys), ...(ids.length > 0 ? [e('id', 'in', ids)] : [])]),
    )
    .execute()
  const categories = await trx.selectFrom('category').select('slug').execute()
  return { products, categories: new Set(categories.map(({ slug }) => slug)) }
}

/** Lists the conflicts of a record with the data of the shop. */
function listClashes({ products, categories }: ExistingRows, record: CatalogueRecord): Fault[] {
  const { id, sourceKey } = record
  const taken = products.some((one) => one.id === id && one.sourceKey !== sourceKey)
  const known = products.find((one) => one.sourceKey === sourceKey)
  return [
    ...(taken
      ? [
          createFault(
            'record.taken',
            { product: id ?? '' },
            `id: ${id} is the id of another product`,
            'id',
          ),
        ]
      : []),
    ...(id && known && known.id !== id
      ? [
          createFault(
            'record.knownAs',
            { product: known.id },
            `id: the product is known as ${known.id}`,
            'id',
          ),
        ]
      : []),
    ...record.categories
      .filter((slug) => !categories.has(slug))
      .map((slug) =>
        createFault(
          'record.category',
          typedFact(slug),
          `categories: the shop has no category ${slug}`,
          'categories',
        ),
      ),
  ]
}
