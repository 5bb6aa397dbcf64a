import { db } from '#app/database/database.server.ts'
import { mergeGuest } from '#app/shop/lifecycle/merge.server.ts'
import type { MergeReport } from '#app/shop/lifecycle/merge.ts'
import { fillCart } from '../cart/shoppers.ts'
import { where } from './customers.ts'

export const merged = (guest: string | undefined, customer: string): Promise<MergeReport> =>
  db.write((trx) => mergeGuest(trx, guest, customer, where()))

const owned = [
  'cartLine',
  'cartUndo',
  'cartCoupon',
  'wish',
  'compared',
  'listUndo',
  'viewed',
] as const

/** Returns the number of rows of any kind that an owner has. */
export async function countRows(owner: string): Promise<number> {
  let all = 0
  for (const table of owned) {
    const rows = await db.read
      .selectFrom(table)
      .where('owner', '=', owner)
      .select('owner')
      .execute()
    all += rows.length
  }
  return all
}

/** Fills a guest's cart and a customer's with lines without variants. */
export async function twoCarts(
  guest: string,
  guests: [id: string, quantity: number][],
  customer: string,
  customers: [id: string, quantity: number][],
) {
  if (guests.length > 0) await fillCart(guest, guests)
  if (customers.length > 0) await fillCart(customer, customers)
}

export const fillCompared = (owner: string, ids: string[], at: number) =>
  db.write((trx) =>
    trx
      .insertInto('compared')
      .values(ids.map((productId, n) => ({ owner, productId, addedAt: at + n })))
      .execute(),
  )

export const fillViewed = (owner: string, ids: string[], at: number) =>
  db.write((trx) =>
    trx
      .insertInto('viewed')
      .values(ids.map((productId, n) => ({ owner, productId, viewedAt: at + n })))
      .execute(),
  )

export const listViewed = async (owner: string) =>
  (
    await db.read
      .selectFrom('viewed')
      .where('owner', '=', owner)
      .select('productId')
      .orderBy('viewedAt', 'desc')
      .orderBy('productId')
      .execute()
  ).map(({ productId }) => productId)
