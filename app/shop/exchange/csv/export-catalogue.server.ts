import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { groupByProduct } from '#app/shop/catalogue/text/group-rows.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { isOwnPicture } from '#app/shop/catalogue/pictures/picture-origin.ts'
import { csvRow } from './csv-writing.ts'
import type { PriceColumnKey } from '#app/shop/catalogue/products/catalogue-record.ts'
import { cellsOf, columnsOf, type ExportedProduct, type PriceColumns } from './catalogue-row.ts'

const productsAtOnce = 200

/**
 * Yields all products as the shop's own CSV (docs/import.md), in batches, with the current prices
 * and reductions. Lives of authors, texts about publishers, offers and prices of other times are
 * only in a backup.
 */
export async function* exportCatalogue(now: number): AsyncGenerator<string> {
  const columns = await listPriceColumns(now)
  yield csvRow(columnsOf(columns))
  for (let after = ''; ;) {
    const products = await listProducts(after)
    const last = products.at(-1)
    if (!last) return
    const parts = await listParts(
      db.read,
      products.map(({ id }) => id),
      now,
    )
    yield products.map((product) => csvRow(cellsOf(parts(product), columns))).join('')
    after = last.id
  }
}

/** Returns products with their rows, by id. */
export async function listExported(
  reader: Reader,
  ids: string[],
  now: number,
): Promise<Map<string, ExportedProduct>> {
  if (ids.length === 0) return new Map()
  const products = await reader
    .selectFrom('product')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const parts = await listParts(reader, ids, now)
  return new Map(products.map((product) => [product.id, parts(product)]))
}

/** The first column is that of the shop's currency, even without any price. */
async function listPriceColumns(now: number): Promise<PriceColumns> {
  const keys = await pricesOf(db.read, now)
    .select(['currency', 'market'])
    .distinct()
    .orderBy('currency')
    .orderBy('market')
    .execute()
  const base = shopSettings().currency
  const inBase: PriceColumnKey = { currency: base, market: '' }
  const others = keys.filter(({ currency, market }) => currency !== base || market !== '')
  return { all: [inBase, ...others], reduced: await listReducedPriceColumns(now) }
}

async function listReducedPriceColumns(now: number): Promise<PriceColumnKey[]> {
  const rows = await db.read
    .selectFrom('discount')
    .select(['currency', 'market'])
    .distinct()
    .where('offer', 'is', null)
    .where('fromAt', '<=', now)
    .where((row) => row.or([row('untilAt', 'is', null), row('untilAt', '>', now)]))
    .orderBy('currency')
    .orderBy('market')
    .execute()
  return rows.flatMap(({ currency, market }) =>
    currency === null || market === null ? [] : [{ currency, market }],
  )
}

const pricesOf = (reader: Reader, now: number) =>
  reader
    .selectFrom('price')
    .where('fromAt', '<=', now)
    .where((row) => row.or([row('untilAt', 'is', null), row('untilAt', '>', now)]))

const listProducts = (after: string) =>
  db.read
    .selectFrom('product')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(productsAtOnce)
    .execute()

type Product = Awaited<ReturnType<typeof listProducts>>[number]

/** Reads the rows of other tables that belong to the products. */
async function listParts(reader: Reader, ids: string[], now: number) {
  const of = async <T extends { productId: string }>(query: { execute(): Promise<T[]> }) => {
    const groups = groupByProduct(await query.execute())
    return (id: string) => groups.get(id) ?? []
  }
  const texts = await of(
    reader.selectFrom('productText').selectAll().where('productId', 'in', ids).orderBy('language'),
  )
  const authors = await of(
    reader
      .selectFrom('productAuthor')
      .innerJoin('author', 'author.slug', 'productAuthor.author')
      .select(['productId', 'author.name', 'role', 'author.sortName'])
      .where('productId', 'in', ids)
      .orderBy('position')
      .orderBy('author.slug'),
  )
  const categories = await of(
    reader
      .selectFrom('productCategory')
      .selectAll()
      .where('productId', 'in', ids)
      .orderBy('position'),
  )
  const tags = await of(
    reader.selectFrom('productTag').selectAll().where('productId', 'in', ids).orderBy('tag'),
  )
  const subjects = await of(
    reader.selectFrom('productSubject').selectAll().where('productId', 'in', ids).orderBy('code'),
  )
  const variants = await of(
    reader.selectFrom('variant').selectAll().where('productId', 'in', ids).orderBy('position'),
  )
  const prices = await of(
    pricesOf(reader, now)
      .selectAll()
      .where('productId', 'in', ids)
      .orderBy('fromAt', 'desc')
      .orderBy('id'),
  )
  const discounts = await of(listDiscounts(reader, ids, now))
  const pictures = await of(
    reader
      .selectFrom('productPicture')
      .select(['productId', 'url'])
      .where('productId', 'in', ids)
      .where('color', '=', '')
      .orderBy('position'),
  )
  const publishers = new Map((await listPublishers(reader, ids)).map((one) => [one.slug, one]))
  const samples = new Map((await listSamples(reader, ids)).map((one) => [one.id, one]))
  return (product: Product) => ({
    product,
    texts: texts(product.id),
    authors: authors(product.id),
    categories: categories(product.id).map(({ category }) => category),
    tags: tags(product.id).map(({ tag }) => tag),
    subjects: subjects(product.id).map(({ code }) => code),
    variants: variants(product.id),
    prices: prices(product.id),
    discount: discountOf(discounts(product.id)),
    images: pictures(product.id)
      .filter((one) => !isOwnPicture(one))
      .map(({ url }) => url),
    publisher: publishers.get(product.publisher ?? ''),
    sample: samples.get(product.id),
  })
}

/** Selects the product's own reductions, without those of offers, the largest first. */
const listDiscounts = (reader: Reader, ids: string[], now: number) =>
  reader
    .selectFrom('discount')
    .select(['productId', 'percent', 'currency', 'market', 'amountMinor', 'untilAt'])
    .where('productId', 'in', ids)
    .where('offer', 'is', null)
    .where('fromAt', '<=', now)
    .where((row) => row.or([row('untilAt', 'is', null), row('untilAt', '>', now)]))
    .orderBy('percent', 'desc')
    .orderBy('id')

/** Returns the first reduction; one by prices includes all rows with the same end. */
function discountOf(rows: Awaited<ReturnType<ReturnType<typeof listDiscounts>['execute']>>) {
  const [first] = rows
  if (!first) return undefined
  const { percent, untilAt } = first
  const alike = first.amountMinor === null ? [] : rows.filter((row) => row.untilAt === untilAt)
  const prices = alike.flatMap(({ currency, market, amountMinor }) =>
    currency === null || market === null || amountMinor === null
      ? []
      : [{ currency, market, amountMinor }],
  )
  return { percent, untilAt, prices }
}

const listPublishers = (reader: Reader, ids: string[]) =>
  reader
    .selectFrom('publisher')
    .select(['slug', 'name', 'postalAddress', 'email'])
    .where('slug', 'in', (own) =>
      own
        .selectFrom('product')
        .where('id', 'in', ids)
        .select('publisher')
        .$narrowType<{ publisher: string }>(),
    )
    .execute()

const listSamples = (reader: Reader, ids: string[]) =>
  reader
    .selectFrom('product')
    .innerJoin('sample', (join) =>
      join
        .onRef('sample.workId', '=', 'product.workId')
        .onRef('sample.inLanguage', '=', 'product.inLanguage'),
    )
    .select(['product.id', 'heading', 'html'])
    .where('product.id', 'in', ids)
    .execute()
