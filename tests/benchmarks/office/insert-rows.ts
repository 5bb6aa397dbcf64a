import type { Insertable } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import type { Tables } from '#app/database/tables.ts'

/** Both databases take so many values in one statement; SQLite takes at most 32,766. */
const mostValues = 30_000

/** Inserts rows of one table, as many in each statement as fit. */
export async function insertRows<Name extends keyof Tables>(
  trx: Transaction,
  table: Name,
  rows: Insertable<Tables[Name]>[],
): Promise<void> {
  const step = Math.floor(mostValues / Object.keys(rows[0] ?? { none: 0 }).length)
  for (let start = 0; start < rows.length; start += step)
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + step))
      .execute()
}
