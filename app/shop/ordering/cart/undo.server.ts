import { editionName } from '#app/shop/catalogue/products/edition-name.server.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { findPriceContext } from '#app/shop/pricing/prices/prices.server.ts'
import { lineId, type StoredLine, type RemovedLine } from '#app/shop/ordering/quote/cart.ts'
import type { RemovedSummary } from '#app/shop/operations/undo/removed-summary.ts'
import { undoStore } from '#app/shop/operations/undo/undo-store.server.ts'
import { checkPurchases } from '#app/shop/ordering/quote/check-purchase.server.ts'
import {
  deleteLines,
  restoreLine,
  lockCart,
  listStoredLines,
} from '#app/shop/ordering/quote/lines.server.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import type { QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'
import { purchasabilityOf, type Purchasability } from '#app/shop/ordering/quote/purchasability.ts'
import { listPurchasableItems } from '#app/shop/ordering/quote/purchasable-items.server.ts'

const removedLines = undoStore<RemovedLine>('cartUndo', 'lines')

/** Removes lines, or all without keys, so that they can be put back. Returns their number. */
export async function removeWithUndo(
  trx: Transaction,
  owner: string,
  now: number,
  keys?: LineKey[],
): Promise<number> {
  const removed = await deleteLines(trx, owner, keys)
  if (removed.length > 0) await storeRemoved(trx, owner, removed, now)
  return removed.length
}

/** Stores the removed lines, which replace those removed before. */
async function storeRemoved(trx: Transaction, owner: string, lines: StoredLine[], now: number) {
  const items = await listPurchasableItems(trx, lines)
  const removed = lines.map((line): RemovedLine => {
    const item = items.get(lineId(line))
    const wasLost = item && !purchasabilityOf(item, line, true, now).ok
    return wasLost ? { ...line, wasLost } : line
  })
  await removedLines.store(trx, { owner }, removed, now)
}

/**
 * `back` counts the lines that are in the cart again; `short` counts those that were put back only in part or not at
 * all.
 */
export type UndoOutcome =
  { ok: true; back: number; short: number } | { ok: false; reason: 'nothing-to-undo' }

/**
 * Puts back what was removed last, once and within 30 minutes. The old quantity is added to a line that exists again.
 * No line that can be bought exceeds today's limit.
 */
export async function undoLineRemoval(owner: string, viewer: QuoteViewer): Promise<UndoOutcome> {
  const context = await findPriceContext(viewer.currency, viewer.country, viewer.now)
  return db.write(async (trx): Promise<UndoOutcome> => {
    await lockCart(trx, owner)
    const lines = await removedLines.consume(trx, { owner }, viewer.now)
    if (lines.length === 0) return { ok: false, reason: 'nothing-to-undo' }
    const purchases = await checkPurchases(trx, lines, context)
    const quantities = new Map(
      (await listStoredLines(trx, owner)).map((one) => [lineId(one), one.quantity]),
    )
    let back = 0
    let short = 0
    for (const line of lines) {
      const purchasability = purchases.get(lineId(line))?.purchasability
      const before = quantities.get(lineId(line)) ?? 0
      const limit = purchasability ? mostRestored(line, purchasability) : 0
      const restored = limit > 0 && (await restoreLine(trx, owner, line, limit, viewer.now))
      const after = restored ? restored.quantity : before
      if (after > before) back++
      if (after < before + line.quantity) short++
    }
    return { ok: true, back, short }
  })
}

/**
 * Returns how many of a line may be put back: none if it has sold out since. A line that was unavailable when removed
 * comes back unchanged, and so do products without a price here, which another country may have, and e-books that wait
 * for their file.
 */
function mostRestored({ quantity, wasLost }: RemovedLine, purchasability: Purchasability): number {
  if (purchasability.ok) return purchasability.limit
  return wasLost || ['not-for-sale', 'withdrawn', 'no-file'].includes(purchasability.reason)
    ? quantity
    : 0
}

/** Returns what `undoLineRemoval` would put back. */
export async function findRemoved(
  owner: string | undefined,
  { language, now }: { language: Language; now: number },
): Promise<RemovedSummary | undefined> {
  if (owner === undefined) return undefined
  return removedLines.summarise({ owner }, now, async (line) => {
    const item = (await listPurchasableItems(db.read, [line], language)).get(lineId(line))
    return item && editionName(item.product, language)
  })
}
