import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { addToList } from '#app/shop/lists/saved-list/saved-list.server.ts'

export const now = Date.now()

export const owner = () => randomUUID()

/** Returns an owner with these products on the wishlist, the last one first. */
export async function whoWishesFor(...ids: string[]): Promise<string> {
  const wisher = owner()
  for (const [n, id] of ids.entries()) await addToList('wishlist', wisher, id, now - 1000 + n)
  return wisher
}

/** Wishes put in at once, without asking; the last one is the newest. */
export const fillWishlist = (wisher: string, ids: string[], at = now) =>
  db.write((trx) =>
    trx
      .insertInto('wish')
      .values(ids.map((productId, n) => ({ owner: wisher, productId, addedAt: at + n })))
      .execute(),
  )

export const dropProduct = (id: string) =>
  db.write((trx) => trx.deleteFrom('product').where('id', '=', id).execute())

type ListTable = 'wish' | 'wishlistShare' | 'listUndo' | 'cartUndo' | 'cartLine'

export const countRows = async (table: ListTable, of: string) => {
  const rows = await db.read.selectFrom(table).where('owner', '=', of).select('owner').execute()
  return rows.length
}

type Amounts = [amountMinor: number, fromDays: number, untilDays?: number][]

const moment = (days: number | undefined) => (days === undefined ? null : now - days * dayMs)

/** Sets the prices of products in rupees, each from and until a number of days before now. */
export async function setPrices(products: string | string[], amounts: Amounts) {
  const ids = [products].flat()
  const rows = ids.flatMap((productId) =>
    amounts.map(([amountMinor, from, until]) => ({
      id: randomUUID(),
      ...{ productId, currency: 'INR' as const, market: '', amountMinor },
      fromAt: now - from * dayMs,
      untilAt: moment(until),
    })),
  )
  await db.write(async (trx) => {
    await trx.deleteFrom('price').where('productId', 'in', ids).execute()
    await trx.insertInto('price').values(rows).execute()
  })
}

/** Reductions from and until so many days before now. */
export const reduceEach = (
  reductions: [productId: string, percent: number, fromDays: number, untilDays?: number][],
) =>
  db.write((trx) =>
    trx
      .insertInto('discount')
      .values(
        reductions.map(([productId, percent, from, until]) => ({
          id: randomUUID(),
          ...{ productId, offer: null, percent },
          fromAt: now - from * dayMs,
          untilAt: moment(until),
        })),
      )
      .execute(),
  )

export const reduce = (...reduction: Parameters<typeof reduceEach>[0][number]) =>
  reduceEach([reduction])
