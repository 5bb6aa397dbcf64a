import { sql, type ColumnDataType, type Kysely, type RawBuilder } from 'kysely'

/** SQLite has one integer type; PostgreSQL sorts text by locale unless told otherwise. */
export type ColumnTypes = {
  dialect: 'sqlite' | 'postgres'
  whole: RawBuilder<unknown>
  key: RawBuilder<unknown>
  text: ColumnDataType
  /** Without `strict` SQLite would accept 'abc' as an integer. */
  end: RawBuilder<unknown>
}

type Column = [type: 'whole' | 'key' | 'text', rule?: 'null']
export type Columns = Record<string, Column>

export const id: Column = ['key']
export const whole: Column = ['whole']
export const wholeOrNull: Column = ['whole', 'null']
export const text: Column = ['text']
export const textOrNull: Column = ['text', 'null']
export const keyOrNull: Column = ['key', 'null']

export type TableDefinition = {
  columns: Columns
  primaryKey: string[]
  unique?: string[][]
  checks?: string[]
  /**
   * Maps a column to `table.column`; rows that refer to a product, a review or a message are deleted with it.
   */
  references?: Record<string, string>
}

export type IndexDefinition = [name: string, table: string, columns: string[]]

const ownersOfRows = ['product', 'review', 'contact_message']

/** Creates the tables and indexes of a step on either database. */
export async function createTables(
  database: Kysely<unknown>,
  types: ColumnTypes,
  tables: Record<string, TableDefinition>,
  indexes: IndexDefinition[],
) {
  for (const [name, definition] of Object.entries(tables)) {
    let table = database.schema.createTable(name)
    for (const [column, [type, rule]] of Object.entries(definition.columns))
      table = table.addColumn(column, types[type], (c) => (rule === 'null' ? c : c.notNull()))
    table = table.addPrimaryKeyConstraint(`${name}_pk`, definition.primaryKey as never[])
    for (const columns of definition.unique ?? [])
      table = table.addUniqueConstraint(`${name}_${columns.join('_')}`, columns as never[])
    for (const [n, check] of (definition.checks ?? []).entries())
      table = table.addCheckConstraint(`${name}_check_${n}`, sql.raw(check))
    for (const [column, target] of Object.entries(definition.references ?? {})) {
      const [targetTable, targetColumn] = target.split('.') as [string, string]
      table = table.addForeignKeyConstraint(
        `${name}_${column}_fk`,
        [column] as never[],
        targetTable,
        [targetColumn],
        (key) => (ownersOfRows.includes(targetTable) ? key.onDelete('cascade') : key),
      )
    }
    await table.modifyEnd(types.end).execute()
  }
  for (const [name, table, columns] of indexes)
    await database.schema.createIndex(name).on(table).columns(columns).execute()
}
