import type { Kysely } from 'kysely'
import {
  createTables,
  id,
  textOrNull,
  whole,
  wholeOrNull,
  type ColumnTypes,
} from '../../create-tables.ts'

const tables = {
  delivery_price: {
    columns: {
      zone: id,
      method: id,
      up_to_grams: whole,
      currency: id,
      from_minor: whole,
      amount_minor: whole,
      free_from_minor: wholeOrNull,
    },
    primaryKey: ['zone', 'method', 'up_to_grams', 'currency', 'from_minor'],
    checks: ['amount_minor >= 0', 'from_minor >= 0'],
  },
  delivery_method: {
    columns: { method: id, name_en: textOrNull, name_fr: textOrNull, name_de: textOrNull },
    primaryKey: ['method'],
  },
}

/** Adds prices in other currencies and from a sum on, names of delivery methods, and that name to orders. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await createTables(database, types, tables, [])
  const alter = database.schema.alterTable('customer_order')
  await alter.addColumn('delivery_name', types.text).execute()
}
