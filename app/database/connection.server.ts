import { setTimeout as sleep } from 'node:timers/promises'
import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  sql,
  type Dialect,
  type Transaction as KyselyTransaction,
} from 'kysely'
import { isSerializationFailure } from './database-errors.ts'
import { embeddedFile } from './embedded-file.server.ts'
import { openPool } from './postgres-pool.server.ts'
import { ReadDialect } from './read-dialect.server.ts'
import { Replica } from './replica.server.ts'
import type { Tables } from './tables.ts'

export type Transaction = KyselyTransaction<Tables>
/** A query runs on the reader or in a transaction. */
export type Reader = Kysely<Tables>

export type Database = {
  dialect: 'sqlite' | 'postgres'
  /** On the embedded file writes through it fail. Within `allowStaleReads` its data may be some seconds old. */
  read: Reader
  /** Reads what was committed last, also within `allowStaleReads`. */
  readLatest: Reader
  /** Only the migrator and the backup use it. */
  writer: Kysely<Tables>
  /**
   * Runs `work` in one transaction. It may run more than once, so it contains statements through
   * `trx` only: no mail, HTTP or counters. A nested transaction would deadlock on the embedded file.
   */
  write: <T>(work: (trx: Transaction) => Promise<T>) => Promise<T>
  close(): Promise<void>
}

const retries = 5

const open = (dialect: Dialect) => new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] })

export type ConnectOptions = ServerOptions & {
  /**
   * The embedded file can be read even if its disk is full or read-only; PostgreSQL ignores this.
   */
  readOnlyFallback?: boolean
}

/** These options apply to PostgreSQL only. */
export type ServerOptions = {
  /** The URL is of a streaming replica, which is read within `allowStaleReads`. */
  replicaUrl?: string | undefined
  /** Each pool has at most this many connections. */
  connections?: number
  /** A statement may take at most this many ms; undefined means no limit. */
  statementMs?: number | undefined
}

/** A slow connection to the replica falls back to the primary. */
const connectMs = { primary: 5000, replica: 1000 }

function openServer(url: string, { replicaUrl, connections = 10, statementMs }: ServerOptions) {
  const limits = { connections, statementMs }
  const primary = openPool(url, { ...limits, connectMs: connectMs.primary })
  const writer = new PostgresDialect({ pool: primary })
  if (replicaUrl === undefined) return { writer }
  const replica = openPool(replicaUrl, { ...limits, connectMs: connectMs.replica })
  // Kysely closes only pools that it used for writes, but reads may have opened this one.
  const end = () => (primary.ending ? Promise.resolve() : primary.end())
  return { writer, reader: new ReadDialect(primary, new Replica(primary, replica)), end }
}

/** Opens PostgreSQL if `url` is defined, else the embedded file at `path`. */
export function connect(
  url: string | undefined,
  path: string,
  options: ConnectOptions = {},
): Database {
  const dialects: { writer: Dialect; reader?: Dialect; end?: () => Promise<void> } =
    url === undefined ? embeddedFile(path, options.readOnlyFallback) : openServer(url, options)
  const writer = open(dialects.writer)
  const read = dialects.reader ? open(dialects.reader) : writer
  const dialect = url === undefined ? 'sqlite' : 'postgres'
  return {
    dialect,
    read,
    readLatest: dialect === 'postgres' ? writer : read,
    writer,
    write: async (work) => {
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
      if (dialect === 'sqlite') await truncateWal(writer)
      await writer.destroy()
      await dialects.end?.()
    },
  }
}

/**
 * Erased data stays in the log beside the file, and prepared statements keep SQLite from removing
 * it.
 */
const truncateWal = (writer: Reader) =>
  sql`pragma wal_checkpoint(truncate)`
    .execute(writer)
    // A later close truncates it after a failure here.
    .catch(() => undefined)
