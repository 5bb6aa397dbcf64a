import type { SelectQueryBuilder } from 'kysely'
import { db } from './database.server.ts'
import type { Tables } from './tables.ts'

/**
 * Locks the rows of a query, in its order, until the transaction ends. SQLite has a single writer,
 * so no lock is taken.
 */
export async function lockRows<Row>(query: SelectQueryBuilder<Tables, 'product', Row>) {
  if (db.dialect === 'postgres') await query.forNoKeyUpdate().execute()
}
