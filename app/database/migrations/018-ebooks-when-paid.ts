import { sql, type Kysely } from 'kysely'
import type { ColumnTypes } from './draft.ts'

/**
 * An e-book opens when its order is paid. Orders by invoice and on delivery that were placed before keep the access
 * that they were sold with, paid or not.
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
