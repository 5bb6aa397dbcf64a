import type { Kysely } from 'kysely'
import { createTables, id, text, whole, type ColumnTypes } from '../../create-tables.ts'

const tables = {
  shop_setting: {
    columns: { name: id, value: text, changed_at: whole },
    primaryKey: ['name'],
  },
}

/** Creates the settings of the shop: each is a value in JSON. */
export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  createTables(database, types, tables, [])
