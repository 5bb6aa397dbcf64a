import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../create-tables.ts'

/** Adds the shop's answer to a review, and what lists reviews by age and state. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  const review = () => database.schema.alterTable('review')
  await review().addColumn('answer', 'text').execute()
  await review().addColumn('answer_language', types.key).execute()
  await review().addColumn('answered_at', types.whole).execute()
  const index = (name: string) => database.schema.createIndex(name).on('review')
  // Lists leave removed reviews out, so the indexes begin with that column.
  await index('review_by_age').columns(['removed_at', 'created_at', 'id']).execute()
  await index('review_by_state').columns(['removed_at', 'state', 'created_at', 'id']).execute()
}
