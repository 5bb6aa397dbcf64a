import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { DatabaseSync } from '@photostructure/sqlite'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
} from 'kysely'
import { derivedCache } from '#app/cache.server.ts'
import { recordDamage } from './damage.server.ts'
import { addErrorCode, isStorageFailure } from './database-errors.ts'

type OpenFile = InstanceType<typeof DatabaseSync>

const statementCache = derivedCache<OpenFile, ReturnType<SqliteDatabase['prepare']>>(300)
const lockWaitMs = 5000

const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode! & 255) === 5

function columnValue(value: unknown) {
  const fits =
    value === null ||
    Number.isFinite(value) ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array ||
    // The driver would truncate such text at NUL when reading.
    (typeof value === 'string' && !value.includes('\0'))
  if (!fits) throw new TypeError(`Not a column value: ${typeof value}`)
  return value as never
}

/**
 * Opens the file and caches prepared statements, since preparing takes four times as long as a
 * point select.
 */
function openFile(path: string, pragmas: string): SqliteDatabase {
  const database = new DatabaseSync(path)
  try {
    database.exec(pragmas)
  } catch (error) {
    // An open connection would leave SQLite's log and locks beside the file.
    database.close()
    throw error
  }
  return {
    close: () => database.close(),
    prepare: completingErrors((text: string) =>
      statementCache(database, text, () => prepare(database, text)),
    ),
  }
}

function prepare(database: OpenFile, text: string) {
  const statement = database.prepare(text)
  const values = (parameters: readonly unknown[]) => parameters.map(columnValue)
  return {
    reader: statement.columns().length > 0,
    all: completingErrors(
      (parameters: readonly unknown[]) => statement.all(...values(parameters)) as unknown[],
    ),
    run: completingErrors(
      (parameters: readonly unknown[]) => statement.run(...values(parameters)) as never,
    ),
    iterate: (parameters: readonly unknown[]) =>
      iterateCompletingErrors(statement.iterate(...values(parameters)) as Iterable<unknown>),
  }
}

/** Wraps a function so that its errors have their code, and damage is recorded. */
const completingErrors =
  <Parameters extends unknown[], Result>(work: (...given: Parameters) => Result) =>
  (...given: Parameters): Result => {
    try {
      return work(...given)
    } catch (error) {
      throw completeError(error)
    }
  }

function* iterateCompletingErrors(rows: Iterable<unknown>): IterableIterator<unknown> {
  try {
    yield* rows
  } catch (error) {
    throw completeError(error)
  }
}

function completeError(error: unknown): unknown {
  addErrorCode(error)
  recordDamage(error)
  return error
}

/** Waits for another process's lock outside SQLite, where waiting would block the event loop. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    for (const end = Date.now() + lockWaitMs; ;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'))
        return
      } catch (error) {
        if (!isBusy(error) || Date.now() > end) throw error
        await sleep(2 + 8 * Math.random())
      }
    }
  }
  override async rollbackTransaction(connection: DatabaseConnection) {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      // On a full disk SQLite has rolled back already; this error must not hide the first one.
      if (!/no transaction is active/.test((error as Error).message)) throw error
    }
  }
}

class WriterDialect extends SqliteDialect {
  readonly #database: SqliteDatabase
  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }
  override createDriver() {
    return new ImmediateDriver({ database: this.#database })
  }
  override createAdapter() {
    // Kysely then runs all migrations in one transaction, which `begin immediate` makes a lock.
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true
      }
    })()
  }
}

const durable = `
  pragma busy_timeout=5000; pragma journal_mode=wal; pragma synchronous=full;
  pragma foreign_keys=on; pragma temp_store=memory; pragma secure_delete=on;`
/**
 * The cache is in KiB and fills on demand. With SQLite's default of 2000 each search of 100,000
 * books read from the file.
 */
const readerCache = 'pragma cache_size=-32000'
/** The first query makes the locks beside the file, which fails on a full disk. */
const firstQuery = 'select count(*) from sqlite_schema;'

/**
 * Opens two connections to the file at `path`: a writer, whose short busy_timeout leaves the
 * waiting to the driver above, and a reader.
 * @param readOnlyFallback Opens a file on a full or read-only disk for reading only.
 */
export function embeddedFile(
  path: string,
  readOnlyFallback = false,
): { writer: Dialect; reader: Dialect } {
  const first = readOnlyFallback ? firstQuery : ''
  try {
    return {
      writer: new WriterDialect(openFile(path, `${durable} ${first} pragma busy_timeout=5`)),
      reader: new SqliteDialect({
        database: openFile(path, `${durable} pragma query_only=on; ${readerCache}`),
      }),
    }
  } catch (error) {
    if (!readOnlyFallback || !isStorageFailure(error) || hasLog(path)) throw error
    return { writer: unwritable(path), reader: unwritable(path) }
  }
}

/** Changes in the log are not in the file yet, so without the log old data would be read. */
const hasLog = (path: string) => (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0

/** SQLite creates no log and locks for a file that is declared immutable. */
const unwritable = (path: string) =>
  new SqliteDialect({
    database: openFile(
      `${pathToFileURL(path).href}?immutable=1`,
      `pragma query_only=on; ${readerCache}`,
    ),
  })

/** Returns whether no other process, such as a running shop, has the file open. */
export function isFileUnused(path: string): boolean {
  const database = new DatabaseSync(path)
  try {
    // Only a process that is alone with the file can leave WAL mode; the next connection sets it
    // again.
    database.exec('pragma busy_timeout=500; pragma journal_mode=delete')
    const [mode] = database.prepare('pragma journal_mode').all() as { journal_mode: string }[]
    return mode?.journal_mode === 'delete'
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  } finally {
    database.close()
  }
}
