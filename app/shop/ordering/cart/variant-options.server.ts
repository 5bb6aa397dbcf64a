import { db } from '#app/database/database.server.ts'
import { variantText } from '#app/shop/catalogue/products/variant-text.ts'
import { findPriceContext } from '#app/shop/pricing/prices/prices.server.ts'
import { lineId, variantValue } from '#app/shop/ordering/quote/cart.ts'
import type { VariantOption } from './cart-page.ts'
import { checkPurchases } from '#app/shop/ordering/quote/check-purchase.server.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import type { QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'

/**
 * Returns the colours and sizes that lines may be changed to, by {@link lineId}, in the product's own order. A line has
 * none if its product has no other variant that can be bought now.
 */
export async function listVariantOptions(
  lines: LineKey[],
  viewer: QuoteViewer,
): Promise<Map<string, VariantOption[]>> {
  const variants = await listVariants(lines)
  if (variants.length === 0) return new Map()
  const context = await findPriceContext(viewer.currency, viewer.country, viewer.now)
  const purchases = await checkPurchases(db.read, variants, context)
  const options = new Map<string, VariantOption[]>()
  for (const variant of variants) {
    const { productId } = variant
    const value = variantValue(variant)
    const name = variantText(variant, viewer.language)
    const isOut = !purchases.get(lineId(variant))?.purchasability.ok
    options.set(productId, [...(options.get(productId) ?? []), { value, name, isOut }])
  }
  return new Map(
    lines.flatMap((line) => {
      const own = options.get(line.productId) ?? []
      const hasOther = own.some(({ value, isOut }) => !isOut && value !== variantValue(line))
      return hasOther ? [[lineId(line), own] as const] : []
    }),
  )
}

async function listVariants(lines: LineKey[]) {
  const ids = [...new Set(lines.map((line) => line.productId))]
  if (ids.length === 0) return []
  return db.read
    .selectFrom('variant')
    .where('productId', 'in', ids)
    .select(['productId', 'color', 'size', 'colorName'])
    .orderBy('productId')
    .orderBy('position')
    .orderBy('color')
    .orderBy('size')
    .execute()
}
