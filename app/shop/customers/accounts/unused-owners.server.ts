import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { deleteInBatches } from '#app/database/delete-in-batches.server.ts'
import { ownerOf } from './sign-ins.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'

/** A guest's data is kept as long as their cookie, which any action renews. */
export const guestRetentionMs = 90 * dayMs
/** A transaction handles this many owners; more would block other writers. */
const batch = 200

/** Maps each owned table to the column with the time of its last change. */
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
 * Lists the columns that show use of the shop. Removals that can be undone show none, since they
 * end after 30 minutes.
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
 * Deletes a table's rows of guests who used nothing for 90 days, when their cookie has expired
 * too; guests who used another list since keep all. Customers' rows stay. Several processes may
 * run it at once. Returns the number of rows.
 */
export const sweepUnused = (table: OwnedTable, now: number): Promise<number> =>
  deleteInBatches(() => deleteUnused(table, now - guestRetentionMs))

const deleteUnused = (table: OwnedTable, before: number) =>
  db.write(async (trx) => {
    const [rows, time] = [sql.table(table), sql.ref(times[table])]
    // Age and guest are checked again here, for a row that changes or becomes a customer's at this
    // moment.
    const { numAffectedRows } = await sql`
      delete from ${rows} where ${time} < ${before} and ${isGuest('owner')} and owner in (
        select distinct old.owner from ${rows} as old
        where old.${time} < ${before} and ${isGuest('old.owner')}
          and ${usedNothing('old.owner', before)}
        order by old.owner limit ${batch})`.execute(trx)
    return Number(numAffectedRows)
  })
