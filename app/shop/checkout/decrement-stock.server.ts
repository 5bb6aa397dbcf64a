import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import { lockRows } from '#app/database/lock-rows.server.ts'
import type { LineKey, QuoteLine } from '../cart/quote.ts'
import { rankEditions } from '../catalogue/edition-rank.server.ts'
import { bumpCatalogueVersion } from '../catalogue/catalogue-version.server.ts'

/**
 * Stock, cart or coupon changed since the quote was made: what was written so far must be undone.
 * `stock`: other buyers were quicker to get the line; `cart`: another tab changed it; `coupon`: it ended, or
 * others took its last use.
 */
export class ConcurrentChange extends Error {
  constructor(readonly moved: { reason: 'stock' | 'cart'; line: LineKey } | { reason: 'coupon' }) {
    super(`${moved.reason} changed while it was ordered`)
  }
}

/** What is ordered of a line; `counted`: its stock goes down. */
export type OrderedLine = LineKey & Pick<QuoteLine, 'quantity' | 'counted'>

/**
 * Counts the ordered lines off the stock and onto the sales; lists and facets follow where something ran out.
 * @throws {ConcurrentChange} where a stock does not suffice any more.
 */
export async function decrementStock(
  t: Transaction,
  lines: OrderedLine[],
  now: number,
): Promise<void> {
  await lockEditions(t, lines)
  const ranOut: string[] = []
  for (const line of [...lines].sort(byProduct)) {
    const left = line.counted ? await decrementCounted(t, line) : await countSale(t, line)
    if (left?.stock === 0) ranOut.push(left.workId)
  }
  if (ranOut.length === 0) return
  await rankEditions(t, ranOut, now)
  await bumpCatalogueVersion(t)
}

/**
 * Holds all editions of the works of some lines, always in the same order: an edition that runs out changes the
 * ranks of the others, and two orders for editions of one work then wait for, and never block, one another.
 */
export async function lockEditions(t: Transaction, lines: Pick<LineKey, 'productId'>[]) {
  const ids = [...new Set(lines.map((line) => line.productId))]
  const editions = t
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

async function decrementCounted(t: Transaction, line: OrderedLine) {
  const { productId, color, size, quantity } = line
  const left = await t
    .updateTable('product')
    .set((product) => ({
      stock: product('stock', '-', quantity),
      saleCount: product('saleCount', '+', quantity),
    }))
    .where('id', '=', productId)
    // Null: not counted any more.
    .where((product) =>
      product.or([product('stock', '>=', quantity), product('stock', 'is', null)]),
    )
    .returning(['workId', 'stock'])
    .executeTakeFirst()
  if (!left) throw new ConcurrentChange({ reason: 'stock', line })
  if (color === '' && size === '') return left
  const variant = await t
    .updateTable('variant')
    .set((row) => ({ stock: row('stock', '-', quantity) }))
    .where('productId', '=', productId)
    .where('color', '=', color)
    .where('size', '=', size)
    .where('stock', '>=', quantity)
    .executeTakeFirst()
  if (variant.numUpdatedRows !== 1n) throw new ConcurrentChange({ reason: 'stock', line })
  return left
}

/** What is not counted sells all the same; its stock says nothing. */
async function countSale(t: Transaction, { productId, quantity }: OrderedLine): Promise<undefined> {
  await t
    .updateTable('product')
    .set((product) => ({ saleCount: product('saleCount', '+', quantity) }))
    .where('id', '=', productId)
    .execute()
}

/**
 * Takes the ordered lines, at least one, out of the cart, each with the number that was ordered.
 * @throws {ConcurrentChange} where another tab changed a number in this moment.
 */
export async function removeFromCart(
  t: Transaction,
  owner: string,
  lines: QuoteLine[],
): Promise<void> {
  const ordered = lines.map(
    ({ productId, color, size, quantity }) =>
      sql`(${productId}, ${color}, ${size}, cast(${quantity} as bigint))`,
  )
  const taken = await t
    .deleteFrom('cartLine')
    .where('owner', '=', owner)
    .where(sql<boolean>`(product_id, color, size, quantity) in (values ${sql.join(ordered)})`)
    .returning(['productId', 'color', 'size'])
    .execute()
  const keys = new Set(taken.map(keyOf))
  const line = lines.find((one) => !keys.has(keyOf(one)))
  if (line) throw new ConcurrentChange({ reason: 'cart', line })
}
