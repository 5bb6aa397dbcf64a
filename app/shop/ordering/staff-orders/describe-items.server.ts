import { db } from '#app/database/database.server.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { findProductCodes } from '#app/shop/ordering/orders/product-codes.server.ts'
import { lineId, lineValue } from '#app/shop/ordering/quote/cart.ts'
import { listLineDetails, soldFormatOf } from '#app/shop/ordering/quote/format-name.ts'
import { priceLines } from '#app/shop/ordering/quote/quote-lines.server.ts'
import type { LineKey, QuoteLine, UnavailableLine } from '#app/shop/ordering/quote/quote.ts'

/** Returns the lines by which a product is sold: itself, or each of its variants. */
export async function listLineKeys(ids: string[]): Promise<LineKey[]> {
  if (ids.length === 0) return []
  const variants = await db.read
    .selectFrom('variant')
    .where('productId', 'in', ids)
    .select(['productId', 'color', 'size'])
    .orderBy('position')
    .orderBy('color')
    .orderBy('size')
    .execute()
  return ids.flatMap((productId) => {
    const own = variants.filter((one) => one.productId === productId)
    return own.length > 0 ? own : [{ productId, color: '', size: '' }]
  })
}

/** Holds something that can be put on the order, or why it cannot. */
export type FoundItem = {
  value: string
  name: string
  detail: string
  price: string
  /** It is null if it is not counted, as that of e-books. */
  stock: number | null
  reason?: UnavailableLine['reason']
}

/** Returns how many there are of each line whose stock is counted, by its id. */
async function findStocks(keys: LineKey[]): Promise<Map<string, number>> {
  const ids = keys.map(({ productId }) => productId)
  if (ids.length === 0) return new Map()
  const products = await db.read
    .selectFrom('product')
    .select(['id as productId', 'stock'])
    .where('id', 'in', ids)
    .execute()
  const variants = await db.read
    .selectFrom('variant')
    .select(['productId', 'color', 'size', 'stock'])
    .where('productId', 'in', ids)
    .execute()
  const rows = [...products.map((one) => ({ ...one, color: '', size: '' })), ...variants]
  return new Map(
    rows.flatMap((row) => (row.stock === null ? [] : [[lineId(row), Number(row.stock)]])),
  )
}

/** Describes what a search found, by the prices of the viewer's market. */
export async function describeItems(
  ids: string[],
  { currency, country, language, now }: Viewer,
  t: Translate,
): Promise<FoundItem[]> {
  const keys = await listLineKeys(ids)
  const wanted = keys.map((key, addedAt) => ({ ...key, quantity: 1, addedAt }))
  const priced = await priceLines(wanted, { currency, country, language, now })
  const codes = await findProductCodes(db.read, keys, t)
  const stocks = await findStocks(keys)
  const all = new Map<string, QuoteLine | UnavailableLine>(
    [...priced.lines, ...priced.unavailable].map((line) => [lineId(line), line]),
  )
  return keys.flatMap((key): FoundItem[] => {
    const line = all.get(lineId(key))
    if (!line) return []
    const isPriced = 'unitMinor' in line
    const facts = {
      authors: isPriced ? line.authors : '',
      variantName: line.variantName,
      format: soldFormatOf(line),
    }
    const when = isPriced ? line.dispatchWords : ''
    const details = [...listLineDetails(facts, t), codes.get(key.productId), when]
    return [
      {
        value: lineValue(key),
        name: line.name,
        detail: details.filter(Boolean).join(' · '),
        price: isPriced ? formatMoney({ minor: line.unitMinor, currency }, language) : '',
        stock: stocks.get(lineId(key)) ?? null,
        ...(!isPriced && { reason: line.reason }),
      },
    ]
  })
}
