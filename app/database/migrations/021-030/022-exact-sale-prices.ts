import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../../create-tables.ts'

/** Adds exact reduced prices to reductions; null means that the percentage applies. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  const alter = () => database.schema.alterTable('discount')
  await alter().addColumn('currency', types.key).execute()
  await alter().addColumn('market', types.key).execute()
  await alter().addColumn('amount_minor', types.whole).execute()
}
