import { sql } from 'kysely'
import { deleteExpired } from '#app/database/delete-expired.server.ts'
import { sweepUnused } from '#app/shop/customers/accounts/unused-owners.server.ts'
import { undoMs } from '#app/shop/operations/retention/retention.ts'

/** Deletes the carts of guests who are gone, and all removed lines that can no longer be put back. */
export async function sweepCarts(now: number): Promise<{ lines: number; undos: number }> {
  const lines = await sweepUnused('cart_line', now)
  const undos = await deleteExpired(
    'cartUndo',
    ['owner'],
    'removedAt',
    // Empty rows, which serve only as the lock of a cart, are as old as time zero.
    sql`removed_at <= ${now - undoMs}`,
  )
  return { lines, undos }
}
