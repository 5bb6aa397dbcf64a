import { db } from '#app/database/database.server.ts'
import { checkPurchase } from '#app/shop/ordering/quote/check-purchase.server.ts'
import type { QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'

export type StockAlertRefusal =
  | 'unknown-product'
  | 'unknown-variant'
  | 'choose-variant'
  /** The shop does not sell it itself, it has no price, or it never returns. */
  | 'not-for-sale'
  | 'withdrawn'
  | 'can-be-bought'

/** Returns why there can be no alert; undefined if it is sold out and may return, or its file may come. */
export async function findStockAlertRefusal(
  key: LineKey,
  viewer: QuoteViewer,
): Promise<StockAlertRefusal | undefined> {
  const purchase = await checkPurchase(key, viewer)
  if (purchase.ok) return 'can-be-bought'
  if (purchase.reason !== 'sold-out' && purchase.reason !== 'no-file') return purchase.reason
  return (await isOutOfPrint(key.productId)) ? 'not-for-sale' : undefined
}

async function isOutOfPrint(id: string): Promise<boolean> {
  const product = await db.read
    .selectFrom('product')
    .select('outOfPrint')
    .where('id', '=', id)
    .executeTakeFirst()
  return product?.outOfPrint !== 0
}
