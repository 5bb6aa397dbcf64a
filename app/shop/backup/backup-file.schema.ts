import { z } from 'zod'
import { backupTables } from './backup-tables.ts'

/** Of the file, not of the schema: counted up where its lines change. */
export const backupFormat = 1

const count = z.number().int().nonnegative()

/** The first line. `counts`: the rows of each table. */
const header = z.object({
  octavo: z.literal('backup'),
  format: z.number(),
  schema: z.string(),
  madeAt: z.string().datetime(),
  counts: z.record(z.enum(backupTables), count),
})
export type BackupHeader = z.infer<typeof header>

/** Opens the rows of a table, which follow one a line, each with a value for every column. */
const tableLine = z.object({
  table: z.enum(backupTables),
  columns: z.array(z.string().regex(/^[a-z][A-Za-z0-9]*$/)).min(1),
})
export type TableLine = z.infer<typeof tableLine>

const row = z.array(z.union([z.string(), z.number(), z.null()]))
export type BackupRow = z.infer<typeof row>

/** The last line: SHA-256 of all before it, each with its line feed. */
const end = z.object({ sha256: z.string() })

const parsed = <T>(schema: z.ZodType<T>, value: unknown): T | undefined => {
  const read = schema.safeParse(value)
  return read.success ? read.data : undefined
}

export const parseHeader = (value: unknown) => parsed(header, value)

/** What a line after the first one is; undefined where it is none of these. */
export function parseLine(value: unknown) {
  if (Array.isArray(value)) {
    const values = parsed(row, value)
    return values && { kind: 'row' as const, values }
  }
  const opened = parsed(tableLine, value)
  if (opened) return { kind: 'table' as const, ...opened }
  const last = parsed(end, value)
  return last && { kind: 'end' as const, ...last }
}
