import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../create-tables.ts'

/** Adds to categories a picture of their own, and whether the shopkeeper hides them. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  const alter = () => database.schema.alterTable('category')
  await alter().addColumn('picture', types.text).execute()
  await alter()
    .addColumn('is_hidden', types.whole, (c) => c.notNull().defaultTo(0))
    .execute()
}
