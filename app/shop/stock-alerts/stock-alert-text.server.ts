import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { lineId } from '../cart/cart.ts'
import type { LineKey } from '../cart/quote.ts'
import type { PurchasableItem } from '../cart/purchasability.ts'
import { listPurchasableItems } from '../cart/purchasable-items.server.ts'
import { productPath } from '../catalogue/product-card.ts'
import { variantText } from '../catalogue/variant-text.ts'

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
    name: [item.product.name, variant].filter(Boolean).join(', '),
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
