import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import type { CartRefusal } from './cart.server.ts'
import { checkPurchase } from '#app/shop/ordering/quote/check-purchase.server.ts'
import {
  findQuantity,
  lockCart,
  lockLine,
  moveLine,
} from '#app/shop/ordering/quote/lines.server.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import type { QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'

/**
 * `quantity` is what the line holds now. `joined` means that it absorbed an existing line and holds more than before.
 */
export type VariantOutcome = { ok: true; quantity: number; joined: boolean } | CartRefusal

/**
 * Changes a line to another colour and size of the same product, keeping its quantity and position. An existing line of
 * that variant is merged into it. If the sum would exceed what can be bought, nothing changes.
 */
export async function changeVariant(
  owner: string,
  key: LineKey,
  variant: Pick<LineKey, 'color' | 'size'>,
  viewer: QuoteViewer,
): Promise<VariantOutcome> {
  const target = { ...variant, productId: key.productId }
  const purchase = await checkPurchase(target, viewer)
  if (!purchase.ok) return purchase
  const { limit } = purchase
  return db.write(async (trx): Promise<VariantOutcome> => {
    await lockCart(trx, owner)
    const line = await lockLine(trx, owner, key)
    if (!line) return findChanged(trx, owner, target)
    if (lineId(key) === lineId(target)) return { ok: true, ...line, joined: false }
    const moved = await moveLine(trx, owner, key, target, limit, viewer.now)
    if (moved) return { ok: true, ...moved, joined: moved.quantity > line.quantity }
    const inCart = (await findQuantity(trx, owner, target)) ?? 0
    return { ok: false, reason: 'past-limit', limit, inCart }
  })
}

/** Finds the line after a repeated click, which is not an error: the requested variant is already in the cart. */
async function findChanged(
  trx: Transaction,
  owner: string,
  target: LineKey,
): Promise<VariantOutcome> {
  const quantity = await findQuantity(trx, owner, target)
  if (quantity === undefined) return { ok: false, reason: 'no-line' }
  return { ok: true, quantity, joined: false }
}
