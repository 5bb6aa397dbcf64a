import type { Kysely } from 'kysely'
import type { ColumnTypes } from './draft.ts'

/** A reduction may state the reduced price itself, for one price of the product; null: the percent counts. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  const alter = () => database.schema.alterTable('discount')
  await alter().addColumn('currency', types.key).execute()
  await alter().addColumn('market', types.key).execute()
  await alter().addColumn('amount_minor', types.whole).execute()
}
