import { sql, type Kysely } from 'kysely'
import {
  createTables,
  id,
  whole,
  type ColumnTypes,
  type IndexDefinition,
  type TableDefinition,
} from '../../create-tables.ts'

const tables: Record<string, TableDefinition> = {
  known_device: {
    columns: { customer: id, key_hash: id, wrong_tries: whole, last_seen_at: whole },
    primaryKey: ['customer', 'key_hash'],
    checks: ['wrong_tries >= 0'],
    references: { customer: 'customer.id' },
  },
}

const indexes: IndexDefinition[] = [
  ['known_device_by_key', 'known_device', ['key_hash']],
  ['known_device_seen', 'known_device', ['last_seen_at']],
]

/**
 * Networks no longer limit password attempts. The table itself stays for a version that still runs.
 */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await createTables(database, types, tables, indexes)
  await sql`delete from known_network`.execute(database)
}
