import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { priceOf, type PriceContext } from '#app/shop/pricing/prices/price.ts'
import { findPriceContext, listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'
import { lineId } from './cart.ts'
import type { QuoteViewer } from './quote-lines.server.ts'
import type { LineKey } from './quote.ts'
import { purchasabilityOf, type Purchasability, type PurchasableItem } from './purchasability.ts'
import { listPurchasableItems } from './purchasable-items.server.ts'

/**
 * Returns the items that lines refer to with their purchasability, by {@link lineId}. Products that are gone are left
 * out.
 */
export async function checkPurchases(
  reader: Reader,
  keys: LineKey[],
  context: PriceContext,
): Promise<Map<string, { item: PurchasableItem; purchasability: Purchasability }>> {
  const { now } = context
  const items = await listPurchasableItems(reader, keys)
  const ids = keys.map((key) => key.productId)
  const facts = await listPriceFacts(reader, ids, now)
  const isPriced = (id: string) => {
    const known = facts.get(id)
    return known !== undefined && priceOf(known, context) !== undefined
  }
  return new Map(
    keys.flatMap((key) => {
      const item = items.get(lineId(key))
      if (!item) return []
      const purchasability = purchasabilityOf(item, key, isPriced(key.productId), now)
      return [[lineId(key), { item, purchasability }] as const]
    }),
  )
}

/** `limit` is the maximum that may be bought now. `isFile` marks an e-book, which is bought only once. */
export type PurchaseCheck =
  | { ok: true; limit: number; isFile: boolean }
  | {
      ok: false
      reason:
        | 'unknown-product'
        | 'unknown-variant'
        | 'choose-variant'
        | 'not-for-sale'
        | 'withdrawn'
        | 'no-file'
        | 'sold-out'
    }

/** Tells whether one item can be bought here and now. */
export async function checkPurchase(key: LineKey, viewer: QuoteViewer): Promise<PurchaseCheck> {
  const context = await findPriceContext(viewer.currency, viewer.country, viewer.now)
  const purchase = (await checkPurchases(db.read, [key], context)).get(lineId(key))
  if (!purchase) return { ok: false, reason: 'unknown-product' }
  const { item, purchasability } = purchase
  if (purchasability.ok)
    return { ok: true, limit: purchasability.limit, isFile: item.product.format === 'e-book' }
  const { reason } = purchasability
  if (reason !== 'wrong-variant') return { ok: false, reason }
  const isHalf = item.product.hasVariants && (await isHalfAVariant(key))
  return { ok: false, reason: isHalf ? 'choose-variant' : 'unknown-variant' }
}

/** Tells whether a colour or size still has to be chosen while the part already chosen exists. */
async function isHalfAVariant({ productId, color, size }: LineKey): Promise<boolean> {
  const fitting = await db.read
    .selectFrom('variant')
    .where('productId', '=', productId)
    .$if(color !== '', (query) => query.where('color', '=', color))
    .$if(size !== '', (query) => query.where('size', '=', size))
    .select('productId')
    .limit(1)
    .executeTakeFirst()
  return fitting !== undefined
}
