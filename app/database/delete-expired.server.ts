import { sql, type RawBuilder } from 'kysely'
import { db } from './database.server.ts'
import { deleteInBatches } from './delete-in-batches.server.ts'
import type { Tables } from './tables.ts'

type Column<Table extends keyof Tables> = keyof Tables[Table] & string

/** A transaction deletes this many rows; more would block other writers. */
const batch = 200

/**
 * Deletes the expired rows of a table in batches, the oldest first. Several processes may run it at
 * once. Returns the number of rows.
 * @param key Names the columns of the primary key.
 * @param time Names the column that orders the rows.
 * @param isExpired Is checked again when a row is deleted, because the row may change at this moment.
 */
export const deleteExpired = <Table extends keyof Tables>(
  name: Table,
  key: Column<Table>[],
  time: Column<Table>,
  isExpired: RawBuilder<unknown>,
): Promise<number> =>
  deleteInBatches(() =>
    db.write(async (trx) => {
      const table = sql.table(name)
      const columns = sql.join(key.map((column) => sql.ref(column)))
      const { numAffectedRows } = await sql`
        delete from ${table} where (${isExpired}) and (${columns}) in (
          select ${columns} from ${table} where ${isExpired}
          order by ${sql.ref(time)} limit ${batch})`.execute(trx)
      return Number(numAffectedRows)
    }),
  )
