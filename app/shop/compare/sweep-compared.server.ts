import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { undoMs } from '../cart/cart.ts'
import { dayMs } from '../currency/day.ts'

const keptMs = 90 * dayMs
/** Owners at once; more would keep the shop's own writes waiting. */
const batch = 200

/**
 * Forgets the comparisons of those who did nothing for 90 days, when their cookie is gone as well, and what
 * can no longer be put back. Any number of processes may do it at once.
 */
export async function sweepCompared(now: number): Promise<{ compared: number; undos: number }> {
  const compared = await untilNone(() => deleteUnused(now - keptMs))
  const undos = await untilNone(() => deleteUndos(now - undoMs))
  return { compared, undos }
}

async function untilNone(deleteSome: () => Promise<number>): Promise<number> {
  for (let all = 0; ;) {
    const some = await deleteSome()
    if (some === 0) return all
    all += some
  }
}

/** Where it is seen when somebody did something; any action renews the cookie. */
const traces = [
  ['compared', 'added_at'],
  ['cart_line', 'changed_at'],
  ['wish', 'added_at'],
  ['viewed', 'viewed_at'],
  ['list_undo', 'removed_at'],
  ['cart_undo', 'removed_at'],
] as const

const didSomething = (since: number) =>
  sql<boolean>`(${sql.join(
    traces.map(
      ([table, time]) =>
        sql`exists (select 1 from ${sql.table(table)} trace
          where trace.owner = old.owner and trace.${sql.ref(time)} >= ${since})`,
    ),
    sql` or `,
  )})`

const deleteUnused = (before: number) =>
  db.write(async (t) => {
    const unused = t
      .selectFrom('compared as old')
      .select('old.owner')
      .distinct()
      .where('old.addedAt', '<', before)
      .where(sql<boolean>`not ${didSomething(before)}`)
      .orderBy('old.owner')
      .limit(batch)
    const { numDeletedRows } = await t
      .deleteFrom('compared')
      .where('owner', 'in', unused)
      // Said again out here, for one that is added at this moment.
      .where('addedAt', '<', before)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })

/** Also the empty ones, by which the changes of a comparison wait for each other. */
const deleteUndos = (before: number) =>
  db.write(async (t) => {
    const past = t
      .selectFrom('listUndo')
      .select('owner')
      .where('list', '=', 'compare')
      .where('removedAt', '<=', before)
      .orderBy('owner')
      .limit(batch)
    const { numDeletedRows } = await t
      .deleteFrom('listUndo')
      .where('list', '=', 'compare')
      .where('owner', 'in', past)
      .where('removedAt', '<=', before)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
