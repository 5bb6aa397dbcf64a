import type { Viewer } from '../catalogue/product-card.ts'
import type { ProductRow } from '../catalogue/product-row.server.ts'
import { stockAlertFormOf, type ProductShown } from './stock-alert-form.ts'
import type { StockAlertAnswer, StockAlertFields } from './stock-alert.ts'
import { findStockAlertAnswer } from './stock-alerts.server.ts'

/**
 * The two parts of a product's page about its return: the form, and what the page says to its `?notify=`.
 * @param page What the page shows, in the colour that was asked for.
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
