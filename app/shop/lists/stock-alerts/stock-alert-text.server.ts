import { isolate } from '#app/i18n/text-direction.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import type { PurchasableItem } from '#app/shop/ordering/quote/purchasability.ts'
import { listPurchasableItems } from '#app/shop/ordering/quote/purchasable-items.server.ts'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import { variantText } from '#app/shop/catalogue/products/variant-text.ts'

/** Holds the name with colour and size, and the English path with the colour. */
export type StockAlertText = { name: string; path: string }

export function describeStockAlert(
  item: PurchasableItem,
  { color, size }: LineKey,
  language: Language,
): StockAlertText {
  const colorName = item.variant?.colorName ?? null
  const variant = variantText({ color, size, colorName }, language)
  const query = color ? `?${new URLSearchParams({ color })}` : ''
  return {
    name: [variant ? isolate(item.product.name) : item.product.name, variant]
      .filter(Boolean)
      .join(', '),
    path: productPath(item.product) + query,
  }
}

export async function findStockAlertText(
  key: LineKey,
  language: Language,
): Promise<StockAlertText | undefined> {
  const item = (await listPurchasableItems(db.read, [key], language)).get(lineId(key))
  return item && describeStockAlert(item, key, language)
}
