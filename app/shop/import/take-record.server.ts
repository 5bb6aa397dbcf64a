import { createHash } from 'node:crypto'
import type { Transact } from '#app/database/connection.server.ts'
import { bumpCatalogueVersion } from '../catalogue/catalogue-version.server.ts'
import { rankEditions } from '../catalogue/edition-rank.server.ts'
import { indexProducts } from '../catalogue/index-product.server.ts'
import type { CatalogueRecord } from './catalogue-record.ts'
import { checkRecord } from './catalogue-record.schema.ts'
import { setSortPrices } from './prices.server.ts'
import { canonicalText } from './record-rows.ts'
import { writeRecord } from './write-record.server.ts'

export type Taken =
  { outcome: 'new' | 'changed' | 'same'; id: string } | { outcome: 'refused'; reasons: string[] }

type KnownProduct = { id: string; sourceKey: string; sourceHash: string; workId: string }

/** What the shop has that a batch of records is compared with. */
type Shelf = { products: KnownProduct[]; categories: Set<string> }

/**
 * Takes products in, each wholly or not at all: a refused one writes nothing and spoils no other. What says
 * the same as the last time is not touched; a known source key keeps its product's id. Ranks, search index
 * and the version of the catalogue follow in the same transaction, which 50 to 500 records may share.
 */
export async function takeRecords(
  t: Transact,
  records: CatalogueRecord[],
  now: number,
): Promise<Taken[]> {
  // Before anything is asked of the database, which cannot take every text.
  const checked = records.map(checkRecord)
  const shelf = await readShelf(
    t,
    checked.flatMap((one) => (one.ok ? [one.record] : [])),
  )
  const taken: Taken[] = []
  const touched: string[] = []
  const works: string[] = []
  for (const one of checked) {
    const reasons = one.ok ? listClashes(shelf, one.record) : one.reasons
    if (!one.ok || reasons.length > 0) {
      taken.push({ outcome: 'refused', reasons })
      continue
    }
    const { record } = one
    const known = shelf.products.find(({ sourceKey }) => sourceKey === record.sourceKey)
    const sourceHash = createHash('sha256').update(canonicalText(record)).digest('hex')
    if (known?.sourceHash === sourceHash) {
      taken.push({ outcome: 'same', id: known.id })
      continue
    }
    const written = await writeRecord(t, record, sourceHash, known?.id, now)
    shelf.products = shelf.products.filter((product) => product !== known)
    shelf.products.push({ ...written, sourceKey: record.sourceKey, sourceHash })
    touched.push(written.id)
    works.push(written.workId, ...(known ? [known.workId] : []))
    taken.push({ outcome: known ? 'changed' : 'new', id: written.id })
  }
  if (touched.length > 0) await refresh(t, touched, works, now)
  return taken
}

/** Takes one product in; see {@link takeRecords}. */
export async function takeRecord(
  t: Transact,
  record: CatalogueRecord,
  now: number,
): Promise<Taken> {
  const [taken] = await takeRecords(t, [record], now)
  return taken!
}

async function refresh(t: Transact, touched: string[], works: string[], now: number) {
  const ids = [...new Set(touched)].sort()
  await setSortPrices(t, ids, now)
  await rankEditions(t, works, now)
  await indexProducts(t, ids)
  await bumpCatalogueVersion(t)
}

async function readShelf(t: Transact, records: CatalogueRecord[]): Promise<Shelf> {
  if (records.length === 0) return { products: [], categories: new Set() }
  const keys = records.map((record) => record.sourceKey)
  const ids = records.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const products = await t
    .selectFrom('product')
    .select(['id', 'sourceKey', 'sourceHash', 'workId'])
    .where((e) =>
      e.or([e('sourceKey', 'in', keys), ...(ids.length > 0 ? [e('id', 'in', ids)] : [])]),
    )
    .execute()
  const categories = await t.selectFrom('category').select('slug').execute()
  return { products, categories: new Set(categories.map(({ slug }) => slug)) }
}

/** What in a record does not go with what the shop has. */
function listClashes({ products, categories }: Shelf, record: CatalogueRecord): string[] {
  const { id, sourceKey } = record
  const taken = products.some((one) => one.id === id && one.sourceKey !== sourceKey)
  const known = products.find((one) => one.sourceKey === sourceKey)
  return [
    ...(taken ? [`id: ${id} is the id of another product`] : []),
    ...(id && known && known.id !== id ? [`id: the product is known as ${known.id}`] : []),
    ...record.categories
      .filter((slug) => !categories.has(slug))
      .map((slug) => `categories: the shop has no category ${slug}`),
  ]
}
