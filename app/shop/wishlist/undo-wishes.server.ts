import type { Transact } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { undoMs } from '../cart/cart.ts'
import type { RemovedWishes } from './removed-wishes.ts'
import { holdWishlist, insertWish, isProduct, isWished } from './wishes.server.ts'
import type { Wish } from './wishlist.ts'

/** Takes the place of what was removed before. For the transaction that removes, which holds the list. */
export async function keepRemovedWishes(t: Transact, owner: string, wishes: Wish[], now: number) {
  await t
    .updateTable('listUndo')
    .set({ ids: JSON.stringify(wishes), removedAt: now })
    .where('owner', '=', owner)
    .where('list', '=', 'wishlist')
    .execute()
}

/** `back`: on the list again; `gone`: no longer in the shop; `noRoom`: the list is full by now. */
export type UndoWishesOutcome =
  | { ok: true; back: number; gone: number; noRoom: number }
  | { ok: false; reason: 'nothing-to-undo' }

/** Puts back what was removed last, each at its old place, once and within 30 minutes. */
export const undoWishRemoval = (owner: string, now: number): Promise<UndoWishesOutcome> =>
  db.write(async (t): Promise<UndoWishesOutcome> => {
    await holdWishlist(t, owner)
    const wishes = await takeRemoved(t, owner, now)
    if (wishes.length === 0) return { ok: false, reason: 'nothing-to-undo' }
    const outcome = { ok: true as const, back: 0, gone: 0, noRoom: 0 }
    for (const wish of wishes) outcome[await putBack(t, owner, wish)]++
    return outcome
  })

/** What was wished for again meanwhile keeps its new place. */
async function putBack(t: Transact, owner: string, wish: Wish) {
  const { productId } = wish
  if ((await insertWish(t, owner, wish)) || (await isWished(t, owner, productId))) return 'back'
  return (await isProduct(t, productId)) ? 'noRoom' : 'gone'
}

/** Deleting it is what makes it be put back once. */
async function takeRemoved(t: Transact, owner: string, now: number): Promise<Wish[]> {
  const taken = await t
    .deleteFrom('listUndo')
    .where('owner', '=', owner)
    .where('list', '=', 'wishlist')
    .where('removedAt', '>', now - undoMs)
    .returning('ids')
    .executeTakeFirst()
  return taken ? (JSON.parse(taken.ids) as Wish[]) : []
}

export async function findRemovedWishes(
  owner: string | undefined,
  { language, now }: { language: Language; now: number },
): Promise<RemovedWishes | undefined> {
  if (owner === undefined) return undefined
  const kept = await db.read
    .selectFrom('listUndo')
    .where('owner', '=', owner)
    .where('list', '=', 'wishlist')
    .where('removedAt', '>', now - undoMs)
    .select('ids')
    .executeTakeFirst()
  const wishes = kept ? (JSON.parse(kept.ids) as Wish[]) : []
  const [wish] = wishes
  if (!wish) return undefined
  if (wishes.length > 1) return { count: wishes.length }
  const name = await findName(wish.productId, language)
  return { count: 1, ...(name !== undefined && { name }) }
}

async function findName(productId: string, language: Language): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('product')
    .leftJoin('productText', (join) =>
      join.onRef('productId', '=', 'product.id').on('language', '=', language),
    )
    .where('product.id', '=', productId)
    .select(['product.name as ownName', 'productText.name as name'])
    .executeTakeFirst()
  return row && (row.name ?? row.ownName)
}
