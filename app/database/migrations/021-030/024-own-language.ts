import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../../create-tables.ts'

/** These indexes serve lists of books in one language, which no other column of them selects. */
const indexes = { product_popular: 'sale_count', product_newest: 'published_at' }

/** Adds the language to the indexes of the bestselling and newest, so that they can be walked without the table. */
export async function up({ schema }: Kysely<unknown>, _types: ColumnTypes) {
  for (const [name, column] of Object.entries(indexes)) {
    await schema.dropIndex(name).execute()
    await schema
      .createIndex(name)
      .on('product')
      .columns(['kind', 'edition_rank', column, 'id', 'in_language'])
      .execute()
  }
}
