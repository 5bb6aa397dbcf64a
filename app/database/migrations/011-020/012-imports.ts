import { sql, type Kysely } from 'kysely'
import {
  createTables,
  id,
  keyOrNull,
  text,
  whole,
  wholeOrNull,
  type ColumnTypes,
  type IndexDefinition,
  type TableDefinition,
} from '../../create-tables.ts'

const tables: Record<string, TableDefinition> = {
  picture: {
    columns: { hash: id, type: id, width: whole, height: whole, size: whole },
    primaryKey: ['hash'],
  },
  picture_part: {
    columns: { hash: id, part: whole, bytes: text },
    primaryKey: ['hash', 'part'],
  },
  product_picture: {
    columns: {
      product_id: id,
      position: whole,
      url: text,
      color: id,
      hash: keyOrNull,
      tried_at: wholeOrNull,
    },
    primaryKey: ['product_id', 'position'],
    references: { product_id: 'product.id' },
  },
}

const indexes: IndexDefinition[] = [
  ['product_picture_by_hash', 'product_picture', ['hash']],
  ['product_by_source', 'product', ['source', 'id']],
]

/** Adds the source of a product, its withdrawal, whether it is hidden, and its pictures. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  const alter = () => database.schema.alterTable('product')
  await alter()
    .addColumn('source', types.key, (c) => c.notNull().defaultTo(''))
    .execute()
  await alter().addColumn('withdrawn_at', types.whole).execute()
  await alter()
    .addColumn('is_hidden', types.whole, (c) => c.notNull().defaultTo(0))
    .execute()
  await alter()
    .addColumn('photos', types.text, (c) => c.notNull().defaultTo('{}'))
    .execute()
  await createTables(database, types, tables, indexes)
  await sql`update product set source = case
    when source_key like 'goodbooks:%' then 'goodbooks'
    when source_key like 'demo:%' then 'demo'
    else 'csv' end`.execute(database)
}
