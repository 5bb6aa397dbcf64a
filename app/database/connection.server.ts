import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync } from '@photostructure/sqlite'
import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  sql,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

export type Transact = Transaction<Tables>
/** What a query may stand on: the reader, or a transaction. */
export type Reader = Kysely<Tables>

export type Database = {
  dialect: 'sqlite' | 'postgres'
  /** Reads only; on the embedded file a write through it fails. */
  read: Reader
  /** For the migrator and the backup alone. */
  writer: Kysely<Tables>
  /**
   * Runs `work` in one transaction. It may run more than once: no mail, no HTTP, no counters
   * inside, only statements through `t`. Never nest it: on the embedded file that waits for ever.
   */
  write<T>(work: (t: Transact) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const statementsKept = 300
const lockWaitMs = 5000
const retries = 5

const wholeNumber = (text: string) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe whole number: ${text}`)
  return value
}

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
function openFile(path: string, lastPragma: string): SqliteDatabase {
  const database = new DatabaseSync(path)
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  database.exec(`
    pragma busy_timeout=5000; pragma journal_mode=wal; pragma synchronous=full;
    pragma foreign_keys=on; pragma temp_store=memory; pragma secure_delete=on; ${lastPragma}`)
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

const open = (dialect: Dialect) => new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] })

function openPool(url: string): pg.Pool {
  pg.types.setTypeParser(pg.types.builtins.INT8, wholeNumber)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    // Without it idle connections hold a stopping server for ten seconds.
    allowExitOnIdle: true,
    options: '-c TimeZone=UTC',
  })
  return (
    pool
      .on('error', (error) => console.error('database:', error.message))
      // The pool listens to idle connections alone: one that the server ends while it is lent out, or on
      // its way out, would bring the process down. Who holds it learns of it by the next statement.
      .on('connect', (connection) => connection.on('error', () => undefined))
  )
}

/** Opens PostgreSQL when there is a `url`, else the embedded file at `path`. */
export function connect(url: string | undefined, path: string): Database {
  const pool = url ? openPool(url) : undefined
  // Two connections on the file: one that only reads, and one writer, whose short busy_timeout leaves
  // the waiting to the driver above.
  const writer = open(
    pool
      ? new PostgresDialect({ pool })
      : new WriterDialect(openFile(path, 'pragma busy_timeout=5')),
  )
  const read = pool
    ? writer
    : open(new SqliteDialect({ database: openFile(path, 'pragma query_only=on') }))
  return {
    dialect: pool ? 'postgres' : 'sqlite',
    read,
    writer,
    async write(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await writer.transaction().execute(work)
        } catch (error) {
          if (attempt === retries || !isSerializationFailure(error)) throw error
          await sleep(20 * attempt * Math.random())
        }
      }
    },
    async close() {
      await read.destroy()
      if (read === writer) return
      await emptyLog(writer)
      await writer.destroy()
    },
  }
}

/** The log beside the file holds what was erased meanwhile; kept statements keep SQLite from removing it. */
const emptyLog = (writer: Reader) =>
  sql`pragma wal_checkpoint(truncate)`
    .execute(writer)
    // Where it cannot, it is done at another end.
    .catch(() => undefined)

type DatabaseError = { code?: string; errcode?: number }
const hasCode = (error: unknown, postgres: string[], sqlite: number[]) => {
  const { code, errcode } = error as DatabaseError
  return postgres.includes(code ?? '') || sqlite.includes(errcode ?? -1)
}

const isSerializationFailure = (error: unknown) => hasCode(error, ['40001', '40P01'], [])
/** A row with that key is there already. */
export const isDuplicateKey = (error: unknown) => hasCode(error, ['23505'], [2067, 1555])
/** The disk is full, or the file cannot be written. */
export const isStorageFailure = (error: unknown) =>
  hasCode(error, ['53100', '25006'], [13, 8, 10, 14, 778, 1032, 1544])
