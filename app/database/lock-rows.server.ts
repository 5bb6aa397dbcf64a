import type { SelectQueryBuilder } from 'kysely'
import { db } from './database.server.ts'
import type { Tables } from './tables.ts'

/**
 * Holds the rows of a query, in its order, against other writers until the transaction ends. The embedded
 * file lets one writer in at a time, and knows no such clause.
 */
export async function lockRows<Row>(query: SelectQueryBuilder<Tables, 'product', Row>) {
  if (db.dialect === 'postgres') await query.forNoKeyUpdate().execute()
}
