import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../create-tables.ts'

/**
 * Adds what the lists of unpaid orders ask for to the index of payment states, so that they are counted without reading
 * whole orders.
 */
export async function up({ schema }: Kysely<unknown>, _types: ColumnTypes) {
  await schema.dropIndex('order_by_payment').execute()
  await schema
    .createIndex('order_by_payment')
    .on('customer_order')
    .columns(['payment_state', 'placed_at', 'state', 'unreserved', 'number'])
    .execute()
}
