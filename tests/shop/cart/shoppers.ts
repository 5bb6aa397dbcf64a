import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import type { QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'
import { quoteCart } from '#app/shop/ordering/quote/quote.server.ts'

export const now = Date.now()

/** An English shopper who sees rupees, in India, but for what is said. */
export const seen = (more: Partial<QuoteViewer> = {}): QuoteViewer => ({
  currency: 'INR',
  country: 'IN',
  language: 'en',
  now,
  ...more,
})

/** Returns an owner with an empty cart. */
export const newOwner = () => randomUUID()

/** Returns a line without colour and size. */
export const lineOf = (productId: string) => ({ productId, color: '', size: '' })
export const some = (productId: string, quantity: number) => ({ ...lineOf(productId), quantity })

/** Lists a cart as `id × quantity` or `id color size × quantity`, with unavailable lines in brackets. */
export async function contents(owner: string): Promise<string[]> {
  const { lines, unavailable } = await quoteCart(owner, seen())
  const named = ({ productId, color, size, quantity }: (typeof unavailable)[number]) =>
    `${[productId, color, size].filter(Boolean).join(' ')} × ${quantity}`
  return [
    ...lines.map((line) => named({ ...line, reason: 'gone' })),
    ...unavailable.map((line) => `[${named(line)}]`),
  ]
}

export const countRows = async (table: 'cartLine' | 'cartUndo', owner: string) => {
  const rows = await db.read.selectFrom(table).where('owner', '=', owner).select('owner').execute()
  return rows.length
}

/** Sets a stock as others' orders would. */
export const setStock = (productId: string, stock: number) =>
  db.write((trx) => trx.updateTable('product').set({ stock }).where('id', '=', productId).execute())

/** Sets the stock of a colour and size as others' orders would. */
export const setVariantStock = (
  { productId, color, size }: { productId: string; color: string; size: string },
  stock: number,
) =>
  db.write((trx) =>
    trx
      .updateTable('variant')
      .set({ stock })
      .where('productId', '=', productId)
      .where('color', '=', color)
      .where('size', '=', size)
      .execute(),
  )

/** Lists the lines of a cart as they are stored. */
export const listRows = (owner: string) =>
  db.read
    .selectFrom('cartLine')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('productId')
    .orderBy('color')
    .orderBy('size')
    .execute()

/** Lines of things without variants, put in one after the other, without asking for limits. */
export async function fillCart(owner: string, lines: [id: string, quantity: number][]) {
  const rows = lines.map(([productId, quantity], n) => {
    const at = now + n
    return { owner, ...lineOf(productId), quantity, addedAt: at, changedAt: at }
  })
  await db.write((trx) => trx.insertInto('cartLine').values(rows).execute())
}
