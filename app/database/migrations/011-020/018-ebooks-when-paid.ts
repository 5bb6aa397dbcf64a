import { sql, type Kysely } from 'kysely'
import type { ColumnTypes } from '../../create-tables.ts'

/**
 * Opens e-books when their order is paid. Earlier orders by invoice or on delivery keep their
 * access, paid or not.
 */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await database.schema
    .alterTable('ebook_download')
    .addColumn('opens_unpaid', types.whole, (c) =>
      c
        .notNull()
        .defaultTo(sql`0`)
        .check(sql`opens_unpaid in (0, 1)`),
    )
    .execute()
  await sql`update ebook_download set opens_unpaid = 1
    where order_number in (
      select number from customer_order
      where payment_state = 'due' and payment_method in ('invoice', 'on-delivery'))`.execute(
    database,
  )
}
