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
import { recordDamage } from './damage.server.ts'
import { isStorageFailure } from './database-errors.ts'

const maxCachedStatements = 300
const lockWaitMs = 5000

const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode! & 255) === 5

function columnValue(value: unknown) {
  const fits =
    value === null ||
    Number.isFinite(value) ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array ||
    // The driver would cut the text at NUL when reading it back.
    (typeof value === 'string' && !value.includes('\0'))
  if (!fits) throw new TypeError(`Not a column value: ${typeof value}`)
  return value as never
}

/** Opens the file with kept statements: preparing anew costs a point select four times its time. */
function openFile(path: string, pragmas: string): SqliteDatabase {
  const database = new DatabaseSync(path)
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  try {
    database.exec(pragmas)
  } catch (error) {
    // An open connection would leave the log and the locks that SQLite made beside the file.
    database.close()
    throw error
  }
  return {
    close: () => database.close(),
    prepare: recordingDamage((text: string) => {
      const known = kept.get(text)
      if (known) return known
      const statement = database.prepare(text)
      const values = (parameters: readonly unknown[]) => parameters.map(columnValue)
      if (kept.size >= maxCachedStatements) kept.clear()
      const query = {
        reader: statement.columns().length > 0,
        all: recordingDamage(
          (parameters: readonly unknown[]) => statement.all(...values(parameters)) as unknown[],
        ),
        run: recordingDamage(
          (parameters: readonly unknown[]) => statement.run(...values(parameters)) as never,
        ),
        iterate: (parameters: readonly unknown[]) =>
          statement.iterate(...values(parameters)) as never,
      }
      kept.set(text, query)
      return query
    }),
  }
}

/** The same function, whose error is looked at for damage of the file. */
const recordingDamage =
  <Parameters extends unknown[], Result>(work: (...given: Parameters) => Result) =>
  (...given: Parameters): Result => {
    try {
      return work(...given)
    } catch (error) {
      recordDamage(error)
      throw error
    }
  }

/** Waits for another process's lock outside SQLite, where waiting would freeze the event loop. */
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
      // On a full disk SQLite has rolled back by itself; what it said first must not be hidden by this.
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
/** KiB, filled only by what is read. The usual 2,000 read from the file at each search of 100,000 books. */
const readerCache = 'pragma cache_size=-32000'
/** The first question makes the locks beside the file, for which a full disk has no room. */
const firstQuestion = 'select count(*) from sqlite_schema;'

/**
 * Two connections on the file at `path`: one writer, whose short busy_timeout leaves the waiting to the driver above,
 * and one that only reads.
 * @param readsUnwritable Whether a file on a disk that is full or read-only is opened all the same, to be read alone.
 */
export function embeddedFile(
  path: string,
  readsUnwritable = false,
): { writer: Dialect; reader: Dialect } {
  const first = readsUnwritable ? firstQuestion : ''
  try {
    return {
      writer: new WriterDialect(openFile(path, `${durable} ${first} pragma busy_timeout=5`)),
      reader: new SqliteDialect({
        database: openFile(path, `${durable} pragma query_only=on; ${readerCache}`),
      }),
    }
  } catch (error) {
    if (!readsUnwritable || !isStorageFailure(error) || hasLog(path)) throw error
    return { writer: unwritable(path), reader: unwritable(path) }
  }
}

/** Changes that are not in the file yet: without its log it would be read as it was some time ago. */
const hasLog = (path: string) => (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0

/** SQLite makes a log and locks beside a file that it opens, but for one which it is told that nobody changes. */
const unwritable = (path: string) =>
  new SqliteDialect({
    database: openFile(
      `${pathToFileURL(path).href}?immutable=1`,
      `pragma query_only=on; ${readerCache}`,
    ),
  })

/** Whether nobody else has the file open; a shop that is served has, and so has any program that looks into it. */
export function isFileUnused(path: string): boolean {
  const database = new DatabaseSync(path)
  try {
    // The log beside the file can only be given up by who is alone with it; the next to open it takes it up again.
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
