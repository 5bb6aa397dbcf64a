import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import { lockRows } from '#app/database/lock-rows.server.ts'
import type { LineKey, QuoteLine } from '#app/shop/ordering/quote/quote.ts'
import { rankEditions } from '#app/shop/catalogue/products/edition-rank.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'

/**
 * Signals that stock, cart or coupon changed since the quote was made, so the transaction must be rolled back. `stock`:
 * other buyers got the line first; `cart`: another tab changed it; `coupon`: it ended or others took its last use.
 */
export class ConcurrentChange extends Error {
  constructor(readonly moved: { reason: 'stock' | 'cart'; line: LineKey } | { reason: 'coupon' }) {
    super(`${moved.reason} changed while it was ordered`)
  }
}

/** Holds what is ordered of a line; `counted` means that its stock decreases. */
export type OrderedLine = LineKey & Pick<QuoteLine, 'quantity' | 'counted'>

/** Holds how many of a line's product, or of its variant, are left. */
export type StockLeft = LineKey & { left: number }

/**
 * Subtracts the ordered lines from the stock and adds them to the sales. If a product runs out, lists and facets are
 * updated.
 * @returns What is left of the lines whose stock is counted.
 * @throws {ConcurrentChange} if the stock no longer suffices.
 */
export async function decrementStock(
  trx: Transaction,
  lines: OrderedLine[],
  now: number,
): Promise<StockLeft[]> {
  await lockEditions(trx, lines)
  const ranOut: string[] = []
  const stocks: StockLeft[] = []
  for (const line of [...lines].sort(byProduct)) {
    const after = line.counted ? await decrementCounted(trx, line) : await countSale(trx, line)
    if (after?.stock === 0) ranOut.push(after.workId)
    const { productId, color, size } = line
    if (after && after.left !== null) stocks.push({ productId, color, size, left: after.left })
  }
  if (ranOut.length > 0) {
    await rankEditions(trx, ranOut, now)
    await bumpCatalogueVersion(trx)
  }
  return stocks
}

/**
 * Locks all editions of the lines' works, always in the same order. An edition that runs out changes the rank of the
 * others, and two orders for editions of one work must wait for each other without a deadlock.
 */
export async function lockEditions(trx: Transaction, lines: Pick<LineKey, 'productId'>[]) {
  const ids = [...new Set(lines.map((line) => line.productId))]
  const editions = trx
    .selectFrom('product')
    .select('id')
    .where('workId', 'in', (works) =>
      works
        .selectFrom('product as ordered')
        .select('ordered.workId')
        .where('ordered.id', 'in', ids),
    )
    .orderBy('workId')
    .orderBy('id')
  await lockRows(editions)
}

const keyOf = ({ productId, color, size }: LineKey) => [productId, color, size].join('\n')
export const byProduct = (a: LineKey, b: LineKey) => (keyOf(a) < keyOf(b) ? -1 : 1)

async function decrementCounted(trx: Transaction, line: OrderedLine) {
  const { productId, color, size, quantity } = line
  const left = await trx
    .updateTable('product')
    .set((product) => ({
      stock: product('stock', '-', quantity),
      saleCount: product('saleCount', '+', quantity),
    }))
    .where('id', '=', productId)
    // Null means that the stock is no longer counted.
    .where((product) =>
      product.or([product('stock', '>=', quantity), product('stock', 'is', null)]),
    )
    .returning(['workId', 'stock'])
    .executeTakeFirst()
  if (!left) throw new ConcurrentChange({ reason: 'stock', line })
  if (color === '' && size === '') return { ...left, left: left.stock }
  const variant = await trx
    .updateTable('variant')
    .set((row) => ({ stock: row('stock', '-', quantity) }))
    .where('productId', '=', productId)
    .where('color', '=', color)
    .where('size', '=', size)
    .where('stock', '>=', quantity)
    .returning('stock')
    .executeTakeFirst()
  if (!variant) throw new ConcurrentChange({ reason: 'stock', line })
  return { ...left, left: variant.stock }
}

/** Counts the sale of a product without counted stock. Returns undefined, because the stock says nothing. */
async function countSale(
  trx: Transaction,
  { productId, quantity }: OrderedLine,
): Promise<undefined> {
  await trx
    .updateTable('product')
    .set((product) => ({ saleCount: product('saleCount', '+', quantity) }))
    .where('id', '=', productId)
    .execute()
}

/**
 * Removes the ordered lines, at least one, from the cart, each with the quantity ordered.
 * @throws {ConcurrentChange} if another tab changed a quantity a moment ago.
 */
export async function removeFromCart(
  trx: Transaction,
  owner: string,
  lines: QuoteLine[],
): Promise<void> {
  const ordered = lines.map(
    ({ productId, color, size, quantity }) =>
      sql`(${productId}, ${color}, ${size}, cast(${quantity} as bigint))`,
  )
  const taken = await trx
    .deleteFrom('cartLine')
    .where('owner', '=', owner)
    .where(sql<boolean>`(product_id, color, size, quantity) in (values ${sql.join(ordered)})`)
    .returning(['productId', 'color', 'size'])
    .execute()
  const keys = new Set(taken.map(keyOf))
  const line = lines.find((one) => !keys.has(keyOf(one)))
  if (line) throw new ConcurrentChange({ reason: 'cart', line })
}
