import { sql, type Kysely } from 'kysely'
import {
  createTables,
  id,
  keyOrNull,
  text,
  whole,
  type ColumnTypes,
  type IndexDefinition,
  type TableDefinition,
} from '../../create-tables.ts'

const tables: Record<string, TableDefinition> = {
  form_draft: {
    columns: {
      owner: id,
      form: id,
      about: id,
      customer: keyOrNull,
      typed: text,
      written_at: whole,
    },
    primaryKey: ['owner', 'form', 'about'],
    references: { customer: 'customer.id' },
  },
}

const indexes: IndexDefinition[] = [
  ['form_draft_by_age', 'form_draft', ['written_at']],
  ['form_draft_of', 'form_draft', ['customer']],
]

/**
 * Creates drafts for all forms that need a sign-in. Drafts of reviews are copied; their table stays
 * for a version that still runs.
 */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await createTables(database, types, tables, indexes)
  const [object, end] =
    types.dialect === 'sqlite' ? [sql`json_object`, sql``] : [sql`json_build_object`, sql`::text`]
  await sql`insert into form_draft (owner, form, about, customer, typed, written_at)
    select owner, 'review.write', product_id, null, ${object}(
      'rating', coalesce(cast(rating as text), ''), 'title', title, 'body', body, 'writer', writer
    )${end}, written_at from review_draft`.execute(database)
  await sql`delete from review_draft`.execute(database)
}
