import { db } from '#app/database/database.server.ts'
import { deleteInBatches } from '#app/database/delete-in-batches.server.ts'
import { sweepUnused } from '../lists/unused-owners.server.ts'
import { undoMs } from './cart.ts'

/** Owners at once; more would keep the shop's own writes waiting. */
const batch = 200

/** Forgets the carts of guests who are gone, and of everybody what can no longer be put back. */
export async function sweepCarts(now: number): Promise<{ lines: number; undos: number }> {
  const lines = await sweepUnused('cart_line', now)
  const undos = await deleteInBatches(() => deleteUndos(now - undoMs))
  return { lines, undos }
}

/** Also the empty ones, by which the changes of a cart wait for each other. */
const deleteUndos = (before: number) =>
  db.write(async (t) => {
    const past = t
      .selectFrom('cartUndo')
      .select('owner')
      .where('removedAt', '<=', before)
      .orderBy('owner')
      .limit(batch)
    const { numDeletedRows } = await t
      .deleteFrom('cartUndo')
      .where('owner', 'in', past)
      .where('removedAt', '<=', before)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
