import { db } from '#app/database/database.server.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import { checkPurchases } from '#app/shop/ordering/quote/check-purchase.server.ts'
import { restoreLine, lockCart, listStoredLines } from '#app/shop/ordering/quote/lines.server.ts'
import type { QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'
import { listEbooksOfOrder } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import { ebookAccess } from '#app/shop/ordering/orders/ebook-right.ts'
import { findPriceContext } from '#app/shop/pricing/prices/prices.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'

/** Holds names of lines, as they were sold. */
export type OrderedAgain = {
  /** Holds the number of lines added, with all or fewer pieces. */
  added: number
  /** Lines of which fewer pieces were added than ordered, or none, since the cart holds all there are. */
  fewer: string[]
  /** Lines that cannot be bought now, or for which the cart has no place left. */
  unavailable: string[]
  /** E-books that are already in the cart. */
  inCart: string[]
  /** E-books whose file is open to the buyer. */
  owned: string[]
}

/**
 * Adds the lines of an order to a cart again, as far as each can be bought now, at today's prices.
 */
export async function orderAgain(
  owner: string,
  { number, lines }: Pick<Order, 'number' | 'lines'>,
  viewer: QuoteViewer,
): Promise<OrderedAgain> {
  const [context, ebooks] = await Promise.all([
    findPriceContext(viewer.currency, viewer.country, viewer.now),
    listEbooksOfOrder(number),
  ])
  const open = ebooks.filter((one) => ebookAccess(one, viewer.now).kind === 'open')
  const owned = new Set(open.map(({ productId }) => productId))
  return db.write(async (trx) => {
    await lockCart(trx, owner)
    const purchases = await checkPurchases(trx, lines, context)
    const quantities = new Map(
      (await listStoredLines(trx, owner)).map((one) => [lineId(one), one.quantity]),
    )
    const done: OrderedAgain = { added: 0, fewer: [], unavailable: [], inCart: [], owned: [] }
    for (const line of lines) {
      const before = quantities.get(lineId(line)) ?? 0
      if (line.format === 'e-book' && (before > 0 || owned.has(line.productId))) {
        done[before > 0 ? 'inCart' : 'owned'].push(nameOf(line))
        continue
      }
      const purchasability = purchases.get(lineId(line))?.purchasability
      const newLine = { ...keyOf(line), quantity: line.quantity, addedAt: viewer.now }
      const after = purchasability?.ok
        ? await restoreLine(trx, owner, newLine, purchasability.limit, viewer.now)
        : undefined
      const pieces = (after?.quantity ?? before) - before
      if (pieces > 0) done.added++
      if (!after) done.unavailable.push(nameOf(line))
      else if (pieces < line.quantity) done.fewer.push(nameOf(line))
    }
    return done
  })
}

const keyOf = ({ productId, color, size }: Order['lines'][number]) => ({ productId, color, size })

const nameOf = ({ name, variantName }: Order['lines'][number]) =>
  variantName ? `${name} (${variantName})` : name
