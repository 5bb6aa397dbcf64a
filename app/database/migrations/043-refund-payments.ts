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
  refund_payment: {
    columns: { refund_id: id, reference: id, amount_minor: whole },
    primaryKey: ['refund_id', 'reference'],
    references: { refund_id: 'refund.id' },
  },
}

const indexes: IndexDefinition[] = [
  ['refund_payment_by_reference', 'refund_payment', ['reference']],
]

/** Adds the payments of refunds, since one may pay several refunds and a refund may be paid in parts. */
export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  createTables(database, types, tables, indexes)
