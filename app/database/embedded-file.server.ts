import { setTimeout as sleep } from 'node:timers/promises'
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

const statementsKept = 300
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
function openFile(path: string, lastPragmas: string): SqliteDatabase {
  const database = new DatabaseSync(path)
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  database.exec(`
    pragma busy_timeout=5000; pragma journal_mode=wal; pragma synchronous=full;
    pragma foreign_keys=on; pragma temp_store=memory; pragma secure_delete=on; ${lastPragmas}`)
  return {
    close: () => database.close(),
    prepare(text) {
      const known = kept.get(text)
      if (known) return known
      const statement = database.prepare(text)
      const values = (parameters: readonly unknown[]) => parameters.map(columnValue)
      if (kept.size >= statementsKept) kept.clear()
      const query = {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...values(parameters)) as unknown[],
        run: (parameters: readonly unknown[]) => statement.run(...values(parameters)) as never,
        iterate: (parameters: readonly unknown[]) =>
          statement.iterate(...values(parameters)) as never,
      }
      kept.set(text, query)
      return query
    },
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

/**
 * Two connections on the file at `path`: one writer, whose short busy_timeout leaves the waiting to the driver above,
 * and one that only reads.
 */
export const embeddedFile = (path: string): { writer: Dialect; reader: Dialect } => ({
  writer: new WriterDialect(openFile(path, 'pragma busy_timeout=5')),
  // KiB, filled only by what is read. The usual 2,000 read from the file at each search of 100,000 books.
  reader: new SqliteDialect({
    database: openFile(path, 'pragma query_only=on; pragma cache_size=-32000'),
  }),
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
