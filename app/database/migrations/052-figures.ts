import type { Kysely } from 'kysely'
import {
  createTables,
  id,
  whole,
  type ColumnTypes,
  type IndexDefinition,
  type TableDefinition,
} from '../create-tables.ts'

const tables: Record<string, TableDefinition> = {
  counted_day: {
    columns: { clock: id, day: id, until_at: whole, counted_at: whole },
    primaryKey: ['clock', 'day'],
  },
  day_sale: {
    columns: {
      day: id,
      country: id,
      currency: id,
      orders: whole,
      gross_minor: whole,
      tax_minor: whole,
      off_gross_minor: whole,
      off_tax_minor: whole,
      returns: whole,
      refunds: whole,
      refunded_minor: whole,
    },
    primaryKey: ['day', 'country', 'currency'],
  },
  day_tax: {
    columns: {
      day: id,
      country: id,
      currency: id,
      kind: id,
      basis_points: whole,
      gross_minor: whole,
      tax_minor: whole,
    },
    primaryKey: ['day', 'country', 'currency', 'kind', 'basis_points'],
  },
  missed_search: {
    columns: { day: id, language: id, query: id, searches: whole },
    primaryKey: ['day', 'language', 'query'],
  },
}

const indexes: IndexDefinition[] = [['return_announced', 'order_return', ['announced_at']]]

/** Adds the sums of each day from which the figures are read, and the searches that found nothing. */
export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  createTables(database, types, tables, indexes)
