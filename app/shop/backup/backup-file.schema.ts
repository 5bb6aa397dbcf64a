import { z } from 'zod'
import { boundedArray, boundedRecord } from '../rate-limits/bounded.schema.ts'
import { backupTables } from './backup-tables.ts'

/** Above the columns of any table, and the tables. */
const mostColumns = 500

/** Of the file, not of the schema: counted up where its lines change. */
export const backupFormat = 1

const count = z.number().int().nonnegative()

const tableNames: ReadonlySet<string> = new Set(backupTables)
const tableName = z.string().refine((name) => tableNames.has(name))

/** The first line. `counts`: the rows of each table. */
const header = z.object({
  octavo: z.literal('backup'),
  format: z.number(),
  schema: z.string(),
  madeAt: z.iso.datetime(),
  counts: boundedRecord(tableName, count, mostColumns),
})
export type BackupHeader = z.infer<typeof header>

/** Opens the rows of a table, which follow one a line, each with a value for every column. */
const tableLine = z.object({
  table: z.enum(backupTables),
  columns: boundedArray(z.string().regex(/^[a-z][A-Za-z0-9]*$/), mostColumns).refine(
    (columns) => columns.length > 0,
  ),
})
export type TableLine = z.infer<typeof tableLine>

const row = boundedArray(z.union([z.string(), z.number(), z.null()]), mostColumns)
export type BackupRow = z.infer<typeof row>

/** The last line: SHA-256 of all before it, each with its line feed. */
const end = z.object({ sha256: z.string() })

const parsed = <T>(schema: z.ZodType<T>, value: unknown): T | undefined => {
  const read = schema.safeParse(value)
  return read.success ? read.data : undefined
}

export const parseHeader = (value: unknown) => parsed(header, value)

/** What a line after the first one is; undefined where it is none of these. */
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
