import { z } from 'zod'
import { boundedArray, boundedRecord } from '#app/shop-settings/bounded.schema.ts'
import { backupTables } from './backup-tables.ts'

/** The limit is above the number of columns of any table and above the number of tables. */
const mostColumns = 500

/**
 * The version of the file format, not of the schema, is increased when the format of its lines
 * changes.
 */
export const backupFormat = 1

const count = z.number().int().nonnegative()

const tableNames: ReadonlySet<string> = new Set(backupTables)
const tableName = z.string().refine((name) => tableNames.has(name))

/** The first line of the file has the number of rows of each table in `counts`. */
const header = z.object({
  octavo: z.literal('backup'),
  format: z.number(),
  schema: z.string(),
  madeAt: z.iso.datetime(),
  counts: boundedRecord(tableName, count, mostColumns),
})
export type BackupHeader = z.infer<typeof header>

/** This line precedes the rows of a table. Each row is one line with a value for every column. */
const tableLine = z.object({
  table: z.enum(backupTables),
  columns: boundedArray(z.string().regex(/^[a-z][A-Za-z0-9]*$/), mostColumns).refine(
    (columns) => columns.length > 0,
  ),
})
export type TableLine = z.infer<typeof tableLine>

const row = boundedArray(z.union([z.string(), z.number(), z.null()]), mostColumns)
export type BackupRow = z.infer<typeof row>

/** The last line has the SHA-256 of everything before it, including each line feed. */
const end = z.object({ sha256: z.string() })

const parsed = <T>(schema: z.ZodType<T>, value: unknown): T | undefined => {
  const read = schema.safeParse(value)
  return read.success ? read.data : undefined
}

export const parseHeader = (value: unknown) => parsed(header, value)

/** Returns the parsed form of a line after the first, or undefined if it is invalid. */
export function parseBackupLine(value: unknown) {
  if (Array.isArray(value)) {
    const values = parsed(row, value)
    return values && { kind: 'row' as const, values }
  }
  const opened = parsed(tableLine, value)
  if (opened) return { kind: 'table' as const, ...opened }
  const last = parsed(end, value)
  return last && { kind: 'end' as const, ...last }
}
