import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { deleteInBatches } from '#app/database/delete-in-batches.server.ts'
import { ownerOf } from '../accounts/sign-ins.server.ts'
import { dayMs } from '../currency/day.ts'

/** As long as the cookie lives, which any action renews. */
export const guestRetentionMs = 90 * dayMs
/** Owners at once; more would keep the shop's own writes waiting. */
const batch = 200

/** What belongs to somebody, and when a row of it was last put in or changed. */
const times = {
  cart_line: 'changed_at',
  cart_coupon: 'added_at',
  wish: 'added_at',
  wishlist_share: 'created_at',
  compared: 'added_at',
  viewed: 'viewed_at',
} as const

type OwnedTable = keyof typeof times

/**
 * Where it is seen that somebody used the shop. What can be put back is no trace: it goes after 30 minutes,
 * and who was kept for it would be forgotten an hour later.
 */
const traces = [...Object.entries(times), ['wishlist_share', 'withdrawn_at'] as const]

const isGuest = (owner: string) => sql`${sql.ref(owner)} not like ${ownerOf('%')}`

const usedNothing = (owner: string, since: number) => {
  const used = traces.map(
    ([table, time]) =>
      sql`exists (select 1 from ${sql.table(table)} as trace
        where trace.owner = ${sql.ref(owner)} and trace.${sql.ref(time)} >= ${since})`,
  )
  return sql`not (${sql.join(used, sql` or `)})`
}

/**
 * Forgets what a table holds of guests who used nothing of the shop for 90 days, when their cookie is gone as
 * well: all of it, and nothing of who used another list since. What customers have stays. Any number of
 * processes may do it at once. Answers how many rows there were.
 */
export const sweepUnused = (table: OwnedTable, now: number): Promise<number> =>
  deleteInBatches(() => deleteUnused(table, now - guestRetentionMs))

const deleteUnused = (table: OwnedTable, before: number) =>
  db.write(async (t) => {
    const [rows, time] = [sql.table(table), sql.ref(times[table])]
    // Age and guest are asked again out here, for a row that changes or becomes a customer's at this moment.
    const { numAffectedRows } = await sql`
      delete from ${rows} where ${time} < ${before} and ${isGuest('owner')} and owner in (
        select distinct old.owner from ${rows} as old
        where old.${time} < ${before} and ${isGuest('old.owner')}
          and ${usedNothing('old.owner', before)}
        order by old.owner limit ${batch})`.execute(t)
    return Number(numAffectedRows)
  })
