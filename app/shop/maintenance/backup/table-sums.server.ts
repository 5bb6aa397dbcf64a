import { sql } from 'kysely'
import type { Reader } from '#app/database/connection.server.ts'
import { backupTables, tablesWithoutRows, type BackupTable } from './backup-tables.ts'

/** `sums` has the total of each money column, in minor units of whatever currencies it contains. */
export type TableSums = { table: BackupTable; rows: number; sums: Record<string, number> }

const tableName = (table: BackupTable) => table.replace(/[A-Z]/g, '_$&').toLowerCase()

/**
 * Returns the number of rows of each table that a backup holds, and the totals of its money columns. They are equal
 * wherever the rows are.
 */
export async function sumTables(reader: Reader): Promise<TableSums[]> {
  const known = new Map(
    (await reader.introspection.getTables()).map(({ name, columns }) => [name, columns]),
  )
  const found: TableSums[] = []
  for (const table of backupTables) {
    if (tablesWithoutRows.has(table)) continue
    const money = (known.get(tableName(table)) ?? [])
      .map(({ name }) => name)
      .filter((name) => name.endsWith('_minor'))
      .sort()
    const sums = money.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0) as ${sql.ref(name)}`)
    const { rows } = await sql<Record<string, number>>`
      select ${sql.join([sql`count(*) as row_count`, ...sums])} from ${sql.table(tableName(table))}
    `.execute(reader)
    const { rowCount = 0, ...summed } = rows[0]!
    found.push({ table, rows: rowCount, sums: summed })
  }
  return found
}
