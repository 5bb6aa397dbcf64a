import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { undoMs } from '../cart/cart.ts'
import { dayMs } from '../currency/day.ts'

const keptMs = 90 * dayMs
/** Owners at once; more would keep the shop's own writes waiting. */
const batch = 200

/**
 * Forgets the wishlists and links of guests of whom nothing was seen for 90 days, when their cookie is gone
 * as well, and what can no longer be put back. Any number of processes may do it at once.
 */
export async function sweepWishlists(
  now: number,
): Promise<{ wishes: number; shares: number; undos: number }> {
  const wishes = await untilNone(() => deleteUnused('wish', 'added_at', now - keptMs))
  const shares = await untilNone(() => deleteUnused('wishlist_share', 'created_at', now - keptMs))
  const undos = await untilNone(() => deleteUndos(now - undoMs))
  return { wishes, shares, undos }
}

async function untilNone(deleteSome: () => Promise<number>): Promise<number> {
  for (let all = 0; ;) {
    const some = await deleteSome()
    if (some === 0) return all
    all += some
  }
}

/** Where a row says when its owner was last seen. */
const traces = [
  ['wish', 'added_at'],
  ['wishlist_share', 'created_at'],
  ['wishlist_share', 'withdrawn_at'],
  ['compared', 'added_at'],
  ['cart_line', 'changed_at'],
  ['viewed', 'viewed_at'],
] as const

function deleteUnused(table: 'wish' | 'wishlist_share', time: string, before: number) {
  const [rows, at] = [sql.table(table), sql.ref(time)]
  const isSeen = traces.map(
    ([trace, seen]) =>
      sql`exists (select 1 from ${sql.table(trace)} as used
        where used.owner = old.owner and used.${sql.ref(seen)} >= ${before})`,
  )
  return db.write(async (t) => {
    const { numAffectedRows } = await sql`
      delete from ${rows} where ${at} < ${before} and owner in (
        select distinct old.owner from ${rows} as old
        where old.${at} < ${before} and old.owner not like 'customer:%'
          and not (${sql.join(isSeen, sql` or `)})
        order by old.owner limit ${batch})`.execute(t)
    return Number(numAffectedRows)
  })
}

/** Also the empty ones, by which the changes of a list wait for each other. */
const deleteUndos = (before: number) =>
  db.write(async (t) => {
    const past = t
      .selectFrom('listUndo')
      .select('owner')
      .where('list', '=', 'wishlist')
      .where('removedAt', '<=', before)
      .orderBy('owner')
      .limit(batch)
    const { numDeletedRows } = await t
      .deleteFrom('listUndo')
      .where('list', '=', 'wishlist')
      .where('owner', 'in', past)
      .where('removedAt', '<=', before)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
