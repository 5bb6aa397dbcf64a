import { db } from '#app/database/database.server.ts'
import { movedFrom } from '#app/shop/pricing/prices/price-move.ts'
import { findPriceContext, listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import { listLineTimes } from '#app/shop/ordering/quote/lines.server.ts'
import type { QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'

/**
 * Returns the former unit price of each line, by {@link lineId}, if the catalogue price changed since the shopper last
 * changed that line. Prices are in minor units of the displayed currency, for the displayed market.
 */
export async function listPriceMoves(
  owner: string | undefined,
  viewer: QuoteViewer,
): Promise<Map<string, number>> {
  const lines = owner === undefined ? [] : await listLineTimes(db.read, owner)
  if (lines.length === 0) return new Map()
  const context = await findPriceContext(viewer.currency, viewer.country, viewer.now)
  const facts = await listPriceFacts(
    db.read,
    lines.map((line) => line.productId),
    viewer.now,
  )
  return new Map(
    lines.flatMap((line) => {
      const known = facts.get(line.productId)
      const was = known && movedFrom(known, context, line.changedAt)
      return was === undefined ? [] : [[lineId(line), was] as const]
    }),
  )
}
