import { db } from '#app/database/database.server.ts'
import { deleteInBatches } from '#app/database/delete-in-batches.server.ts'
import { sweepUnused } from '#app/shop/customers/accounts/unused-owners.server.ts'
import { undoMs } from '#app/shop/operations/retention/retention.ts'

/** At most this many owners are handled at once, because more would delay the shop's other writes. */
const batch = 200

/** Deletes the carts of guests who are gone, and all removed lines that can no longer be put back. */
export async function sweepCarts(now: number): Promise<{ lines: number; undos: number }> {
  const lines = await sweepUnused('cart_line', now)
  const undos = await deleteInBatches(() => deleteUndos(now - undoMs))
  return { lines, undos }
}

/** Deletes empty rows too, which serve only as the lock of a cart. */
const deleteUndos = (before: number) =>
  db.write(async (trx) => {
    const past = trx
      .selectFrom('cartUndo')
      .select('owner')
      .where('removedAt', '<=', before)
      .orderBy('owner')
      .limit(batch)
    const { numDeletedRows } = await trx
      .deleteFrom('cartUndo')
      .where('owner', 'in', past)
      .where('removedAt', '<=', before)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
