import { sql } from 'kysely'
import { prepareQuery } from '#app/database/prepare-query.server.ts'
import type { Reader } from '#app/database/connection.server.ts'
import { defaultLanguage, type Language } from '#app/i18n/languages.ts'
import { lineId } from './cart.ts'
import type { LineKey } from './quote.ts'
import type { PurchasableItem } from './purchasability.ts'

/** Each key takes three parameters, so this stays well below the limit of one statement. */
const keysAtOnce = 500

/**
 * Returns the items that lines refer to, by {@link lineId}: the product with its name in the language, and the stock of
 * the exact colour and size. A line whose product is gone is left out. It takes two queries for every 500 lines.
 */
export async function listPurchasableItems(
  reader: Reader,
  keys: LineKey[],
  language: Language = defaultLanguage,
): Promise<Map<string, PurchasableItem>> {
  const items = new Map<string, PurchasableItem>()
  for (let first = 0; first < keys.length; first += keysAtOnce)
    await addItems(reader, keys.slice(first, first + keysAtOnce), language, items)
  return items
}

async function addItems(
  reader: Reader,
  keys: LineKey[],
  language: Language,
  items: Map<string, PurchasableItem>,
) {
  const products = await listProducts(
    reader,
    [...new Set(keys.map((key) => key.productId))],
    language,
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  const varied = keys.filter((key) => byId.get(key.productId)?.hasVariants)
  const variants = varied.length > 0 ? await listVariants(reader, varied) : []
  const byLine = new Map(variants.map((variant) => [lineId(variant), variant]))
  for (const key of keys) {
    const product = byId.get(key.productId)
    if (product) items.set(lineId(key), { product, variant: byLine.get(lineId(key)) })
  }
}

const productsQuery = prepareQuery(
  (reader, { language, ids }: { language: Language; ids: string[] }) =>
    reader
      .selectFrom('product')
      .leftJoin('productText', (join) =>
        join.onRef('productId', '=', 'product.id').on('language', '=', language),
      )
      .leftJoin('publisher', 'publisher.slug', 'product.publisher')
      .where('product.id', 'in', ids)
      .select([
        'id',
        'workId',
        'kind',
        'format',
        'affiliateLink',
        'hasVariants',
        'hasPrintEdition',
        'art',
        'photos',
      ])
      .select([
        'stock',
        'supplyDays',
        'publishedAt',
        'outOfPrint',
        'weightGrams',
        'ebookContent',
        'ebookFormat',
        'withdrawnAt',
      ])
      .select(['product.name as ownName', 'productText.name as name', 'publisher.name as press']),
)

async function listProducts(reader: Reader, ids: string[], language: Language) {
  const rows = await productsQuery(reader, { language, ids })
  return rows.map((product) => ({ ...product, name: product.name ?? product.ownName }))
}

const listVariants = (reader: Reader, keys: LineKey[]) =>
  reader
    .selectFrom('variant')
    .where(
      sql<boolean>`(product_id, color, size) in (values ${sql.join(
        keys.map((key) => sql`(${sql.join([key.productId, key.color, key.size])})`),
      )})`,
    )
    .select(['productId', 'color', 'size', 'colorName', 'stock'])
    .execute()
