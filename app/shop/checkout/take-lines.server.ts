import type { Transact } from '#app/database/connection.server.ts'
import { holdRows } from '#app/database/hold-rows.server.ts'
import type { LineKey, QuoteLine } from '../cart/quote.ts'
import { rankEditions } from '../catalogue/edition-rank.server.ts'
import { bumpCatalogueVersion } from '../catalogue/catalogue-version.server.ts'

/** Stock or cart changed since the quote was made: what was written so far must be undone. */
export class MovedMeanwhile extends Error {
  /** @param reason `stock`: other buyers were quicker; `cart`: another tab changed the line. */
  constructor(
    readonly line: LineKey,
    readonly reason: 'stock' | 'cart',
  ) {
    super(`${line.productId} changed in the ${reason} while it was ordered`)
  }
}

/**
 * Counts the ordered lines off the stock and onto the sales; lists and facets follow where something ran out.
 * @throws {MovedMeanwhile} where a stock does not suffice any more.
 */
export async function takeFromStock(t: Transact, lines: QuoteLine[], now: number): Promise<void> {
  await holdEditions(t, lines)
  const ranOut: string[] = []
  for (const line of [...lines].sort(byProduct)) {
    const left = line.counted ? await takeCounted(t, line) : await countSale(t, line)
    if (left?.stock === 0) ranOut.push(left.workId)
  }
  if (ranOut.length === 0) return
  await rankEditions(t, ranOut, now)
  await bumpCatalogueVersion(t)
}

/**
 * Holds all editions of the ordered works, always in the same order: an edition that runs out changes the
 * ranks of the others, and two orders for editions of one work then wait for, and never block, one another.
 */
async function holdEditions(t: Transact, lines: QuoteLine[]) {
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
  await holdRows(editions)
}

const keyOf = ({ productId, color, size }: LineKey) => [productId, color, size].join('\n')
const byProduct = (a: LineKey, b: LineKey) => (keyOf(a) < keyOf(b) ? -1 : 1)

async function takeCounted(t: Transact, line: QuoteLine) {
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
  if (!left) throw new MovedMeanwhile(line, 'stock')
  if (color === '' && size === '') return left
  const variant = await t
    .updateTable('variant')
    .set((row) => ({ stock: row('stock', '-', quantity) }))
    .where('productId', '=', productId)
    .where('color', '=', color)
    .where('size', '=', size)
    .where('stock', '>=', quantity)
    .executeTakeFirst()
  if (variant.numUpdatedRows !== 1n) throw new MovedMeanwhile(line, 'stock')
  return left
}

/** What is not counted sells all the same; its stock says nothing. */
async function countSale(t: Transact, { productId, quantity }: QuoteLine): Promise<undefined> {
  await t
    .updateTable('product')
    .set((product) => ({ saleCount: product('saleCount', '+', quantity) }))
    .where('id', '=', productId)
    .execute()
}

/**
 * Takes the ordered lines out of the cart, each with the number that was ordered.
 * @throws {MovedMeanwhile} where another tab changed a number in this moment.
 */
export async function takeFromCart(t: Transact, owner: string, lines: QuoteLine[]): Promise<void> {
  for (const line of lines) {
    const { numDeletedRows } = await t
      .deleteFrom('cartLine')
      .where('owner', '=', owner)
      .where('productId', '=', line.productId)
      .where('color', '=', line.color)
      .where('size', '=', line.size)
      .where('quantity', '=', line.quantity)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) throw new MovedMeanwhile(line, 'cart')
  }
}
