import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { stockAlertFormOf, type ProductShown } from './stock-alert-form.ts'
import type { StockAlertFields } from '#app/shop/catalogue/product-page/stock-alert-fields.ts'
import type { StockAlertAnswer } from './stock-alert.ts'
import { findStockAlertAnswer } from './stock-alerts.server.ts'

/**
 * Returns the two alert parts of a product's page: the form, and the outcome of its `?notify=`.
 * @param page The page's content in the requested colour.
 */
export async function findStockAlertParts(
  row: ProductRow,
  page: ProductShown,
  notify: string | null,
  viewer: Viewer,
): Promise<{ form?: StockAlertFields; answer?: StockAlertAnswer }> {
  const form = stockAlertFormOf(row, page, viewer.now)
  const answer = await findStockAlertAnswer(row.id, notify, viewer)
  return { ...(form && { form }), ...(answer && { answer }) }
}
