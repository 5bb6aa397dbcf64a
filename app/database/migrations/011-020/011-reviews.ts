import { sql, type Kysely } from 'kysely'
import {
  createTables,
  id,
  text,
  whole,
  wholeOrNull,
  type ColumnTypes,
  type IndexDefinition,
  type TableDefinition,
} from '../../create-tables.ts'

const tables: Record<string, TableDefinition> = {
  review: {
    columns: {
      id,
      product_id: id,
      customer: id,
      rating: whole,
      title: text,
      body: text,
      writer: text,
      language: id,
      state: id,
      created_at: whole,
      changed_at: wholeOrNull,
      removed_at: wholeOrNull,
    },
    primaryKey: ['id'],
    unique: [['product_id', 'customer']],
    checks: ['rating between 1 and 5', "state in ('shown', 'reported', 'hidden')"],
    references: { product_id: 'product.id', customer: 'customer.id' },
  },
  review_report: {
    columns: { review: id, owner: id, reported_at: whole, settled_at: wholeOrNull },
    primaryKey: ['review', 'owner'],
    references: { review: 'review.id' },
  },
  review_draft: {
    columns: {
      owner: id,
      product_id: id,
      rating: wholeOrNull,
      title: text,
      body: text,
      writer: text,
      written_at: whole,
    },
    primaryKey: ['owner', 'product_id'],
    references: { product_id: 'product.id' },
  },
}

const indexes: IndexDefinition[] = [
  ['review_of_product', 'review', ['product_id', 'state', 'created_at']],
  ['review_of_customer', 'review', ['customer']],
  ['review_report_of', 'review_report', ['owner']],
  ['review_draft_by_age', 'review_draft', ['written_at']],
]

/** The average in tenths is rounded half up; without reviews it is the catalogue's rating. */
const stars = sql`(case when review_count > 0
  then (review_sum * 20 + review_count) / (2 * review_count) else rating_tenths end)`

/**
 * Adds reviews, with their count and sum at the product, from which the database computes the shown
 * stars. Also adds the responsible person in the EU for products made outside it.
 */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await createTables(database, types, tables, indexes)
  for (const column of ['review_count', 'review_sum'])
    await database.schema
      .alterTable('product')
      .addColumn(column, types.whole, (c) => c.notNull().defaultTo(0))
      .execute()
  for (const column of ['responsible_name', 'responsible_postal_address', 'responsible_email'])
    await database.schema.alterTable('product').addColumn(column, 'text').execute()
  const kept = types.dialect === 'sqlite' ? sql`virtual` : sql`stored`
  await sql`alter table product add column stars_tenths ${types.whole}
    generated always as ${stars} ${kept}`.execute(database)
}
