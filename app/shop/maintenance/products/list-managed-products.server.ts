import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { priceOf } from '#app/shop/pricing/prices/price.ts'
import { findPriceContext, listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'

/** Lists products for the shopkeeper in the order of their ids, with their prices in the home market. */
export async function listManagedProducts(ids: string[], language: Language, now: number) {
  if (ids.length === 0) return []
  const { currency, homeMarket, lowStock } = shopSettings()
  const products = await db.read
    .selectFrom('product')
    .leftJoin('productText', (join) =>
      join.onRef('productId', '=', 'product.id').on('productText.language', '=', language),
    )
    .select(['id', 'product.name', 'kind', 'format', 'isbn13', 'sku', 'stock', 'outOfPrint'])
    .select('productText.name as localName')
    .select(['withdrawnAt', 'isHidden'])
    .where('id', 'in', ids)
    .execute()
  const facts = await listPriceFacts(db.read, ids, now)
  const context = await findPriceContext(currency, homeMarket, now)
  const rows = new Map(
    products.map((one) => {
      const own = facts.get(one.id)
      const price = own && priceOf(own, context)
      const { id, kind, format, isbn13, sku, stock } = one
      const name = one.localName ?? one.name
      const marks = marksOf(one, lowStock, price !== undefined)
      return [id, { id, name, kind, format, number: isbn13 ?? sku, price, stock, marks }] as const
    }),
  )
  return ids.flatMap((id) => rows.get(id) ?? [])
}

type MarkFacts = {
  withdrawnAt: number | null
  isHidden: number
  outOfPrint: number
  stock: number | null
}
type ProductMark = 'withdrawn' | 'hidden' | 'outOfPrint' | 'soldOut' | 'low' | 'noPrice'

function marksOf(
  { withdrawnAt, isHidden, outOfPrint, stock }: MarkFacts,
  lowStock: number,
  hasPrice: boolean,
): ProductMark[] {
  if (withdrawnAt !== null) return ['withdrawn']
  const marks: [ProductMark, boolean][] = [
    ['hidden', isHidden === 1],
    ['outOfPrint', outOfPrint === 1],
    ['soldOut', stock === 0],
    ['low', stock !== null && stock > 0 && stock <= lowStock],
    ['noPrice', !hasPrice],
  ]
  return marks.flatMap(([mark, isOn]) => (isOn ? [mark] : []))
}
