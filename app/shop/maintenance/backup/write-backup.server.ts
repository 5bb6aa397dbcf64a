import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Database, Reader } from '#app/database/connection.server.ts'
import { schemaVersion } from '#app/database/migrate.server.ts'
import { isInFolder } from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'
import { backupFormat, type BackupHeader } from './backup-file.schema.ts'
import { backupTables, tablesWithoutRows, type BackupTable } from './backup-tables.ts'
import { countFolderRows, folderBatchesOf, partsOfTable } from './folder-rows.server.ts'

const rowsAtOnce = 500

/** Is thrown while a backup is written that becomes larger than it may be. */
export class BackupTooLarge extends Error {}

type WriteOptions = {
  /** Is told how many rows are written. */
  progress?: (rows: number) => void
  /** A larger file is given up. */
  mostBytes?: number
}

export type BackupCounts = Partial<Record<BackupTable, number>>

/**
 * Writes the rows of every table, as of one moment, to a new file while the shop runs: gzipped
 * JSON, one row per line, identical for both databases. After an error no file is left. An existing
 * file of that name stays (EEXIST). Returns the number of rows of each table.
 * @throws {BackupTooLarge}
 */
export async function writeBackup(
  database: Database,
  path: string,
  now: number,
  { progress = () => undefined, mostBytes = Infinity }: WriteOptions = {},
): Promise<BackupCounts> {
  const unfinished = `${path}.part`
  let counts: BackupCounts = {}
  // The exclusive flag reserves the name, so no other process can use it.
  await writeFile(path, '', { mode: 0o600, flag: 'wx' })
  try {
    await atOneMoment(database, async (reader) => {
      const header = await readHeader(reader, now)
      counts = header.counts
      const lines = backupLines(database, reader, header, progress)
      const file = createWriteStream(unfinished, { mode: 0o600, flush: true })
      await pipeline(Readable.from(lines), createGzip(), upTo(mostBytes), file)
    })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    await rm(path, { force: true })
    throw error
  }
  return counts
}

const upTo = (mostBytes: number) =>
  async function* (content: AsyncIterable<Buffer>) {
    let left = mostBytes
    for await (const some of content) {
      left -= some.length
      if (left < 0) throw new BackupTooLarge(`it is larger than ${mostBytes} bytes`)
      yield some
    }
  }

/**
 * Runs the work on a snapshot of one moment. On the embedded file every read transaction has such a
 * snapshot while others continue to write.
 */
function atOneMoment<T>({ dialect, read }: Database, work: (reader: Reader) => Promise<T>) {
  const transaction = read.transaction()
  return dialect === 'sqlite'
    ? transaction.execute(work)
    : transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}

async function readHeader(reader: Reader, now: number): Promise<BackupHeader> {
  const counts: BackupCounts = {}
  for (const table of backupTables) {
    const { rows } = await rowsOf(reader, table)
      .select((row) => row.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    counts[table] = rows + (await countFolderRows(reader, table))
  }
  const madeAt = new Date(now).toISOString()
  return { octavo: 'backup', format: backupFormat, schema: schemaVersion, madeAt, counts }
}

async function* backupLines(
  { dialect }: Database,
  reader: Reader,
  header: BackupHeader,
  progress: (rows: number) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const lineOf = (value: unknown) => {
    const line = `${JSON.stringify(value)}\n`
    hash.update(line)
    return line
  }
  let rows = 0
  yield lineOf(header)
  for (const table of backupTables) {
    let columns: string[] = []
    for await (const some of allBatchesOf(dialect, reader, table)) {
      if (columns.length === 0) {
        columns = Object.keys(some[0]!)
        yield lineOf({ table, columns })
      }
      yield some.map((row) => lineOf(columns.map((column) => row[column]))).join('')
      progress((rows += some.length))
    }
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`
}

type Row = Record<string, unknown>

/** The rows of these tables hold up to a megabyte and up to 128 KB each. */
const longRows: Partial<Record<BackupTable, number>> = { ebookFileChunk: 2, picturePart: 16 }

/** While files are moved to the folder or back, their parts may be there too, not all of them. */
function rowsOf(reader: Reader, table: BackupTable) {
  const parts = partsOfTable(table)
  const rows = reader.selectFrom(table)
  if (tablesWithoutRows.has(table)) return rows.where(sql<boolean>`1 = 0`)
  if (!parts) return rows
  return rows.where((row) => row.not(isInFolder(sql.ref(parts.key))))
}

/** Yields the rows of a table, and as such the files of the data folder that belong to it. */
async function* allBatchesOf(
  dialect: Database['dialect'],
  reader: Reader,
  table: BackupTable,
): AsyncGenerator<Row[]> {
  yield* batchesOf(dialect, reader, table)
  yield* folderBatchesOf(reader, table)
}

/** Yields a few rows at a time, so that memory does not grow with the shop. */
async function* batchesOf(
  dialect: Database['dialect'],
  reader: Reader,
  table: BackupTable,
): AsyncGenerator<Row[]> {
  const most = longRows[table] ?? rowsAtOnce
  if (dialect === 'postgres') yield* batchesOfCursor(reader, table, most)
  else {
    let some: Row[] = []
    for await (const row of rowsOf(reader, table).selectAll().stream()) {
      some.push(row)
      if (some.length < most) continue
      yield some
      some = []
    }
    if (some.length > 0) yield some
  }
}

async function* batchesOfCursor(
  reader: Reader,
  table: BackupTable,
  most: number,
): AsyncGenerator<Row[]> {
  const rows = rowsOf(reader, table).selectAll()
  await sql`declare backup_rows no scroll cursor for ${rows}`.execute(reader)
  for (;;) {
    const some = await sql<Row>`fetch ${sql.lit(most)} from backup_rows`.execute(reader)
    if (some.rows.length === 0) break
    yield some.rows
  }
  await sql`close backup_rows`.execute(reader)
}
