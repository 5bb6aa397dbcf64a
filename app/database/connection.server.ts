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
/** What a query may stand on: the reader, or a transaction. */
export type Reader = Kysely<Tables>

export type Database = {
  dialect: 'sqlite' | 'postgres'
  /** Reads only; on the embedded file a write through it fails. From a replica within `fromReplica`. */
  read: Reader
  /** For the migrator and the backup alone. */
  writer: Kysely<Tables>
  /**
   * Runs `work` in one transaction. It may run more than once: no mail, no HTTP, no counters
   * inside, only statements through `t`. Never nest it: on the embedded file that waits for ever.
   */
  write<T>(work: (t: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const retries = 5

const open = (dialect: Dialect) => new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] })

export type ConnectOptions = ServerOptions & {
  /** The embedded file is read even where its disk is full or read-only; PostgreSQL ignores this. */
  readsUnwritable?: boolean
}

/** These options apply to PostgreSQL only. */
export type ServerOptions = {
  /** The URL of a streaming replica, which answers what is read within `fromReplica`. */
  replicaUrl?: string | undefined
  /** At most, to each of the two. */
  connections?: number
  /** So long may a statement take, ms; without, as long as it likes. */
  statementMs?: number | undefined
}

/** A replica that takes longer to be reached is none to wait for. */
const connectMs = { primary: 5000, replica: 1000 }

function openServer(url: string, { replicaUrl, connections = 10, statementMs }: ServerOptions) {
  const limits = { connections, statementMs }
  const primary = openPool(url, { ...limits, connectMs: connectMs.primary })
  const writer = new PostgresDialect({ pool: primary })
  if (replicaUrl === undefined) return { writer }
  const replica = openPool(replicaUrl, { ...limits, connectMs: connectMs.replica })
  // Kysely ends what was written to, and here reads may have opened it.
  const end = () => (primary.ending ? Promise.resolve() : primary.end())
  return { writer, reader: new ReadDialect(primary, new Replica(primary, replica)), end }
}

/** Opens PostgreSQL when there is a `url`, else the embedded file at `path`. */
export function connect(
  url: string | undefined,
  path: string,
  options: ConnectOptions = {},
): Database {
  const dialects: { writer: Dialect; reader?: Dialect; end?: () => Promise<void> } =
    url === undefined ? embeddedFile(path, options.readsUnwritable) : openServer(url, options)
  const writer = open(dialects.writer)
  const read = dialects.reader ? open(dialects.reader) : writer
  const dialect = url === undefined ? 'sqlite' : 'postgres'
  return {
    dialect,
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
      if (dialect === 'sqlite') await emptyLog(writer)
      await writer.destroy()
      await dialects.end?.()
    },
  }
}

/** The log beside the file holds what was erased meanwhile; kept statements keep SQLite from removing it. */
const emptyLog = (writer: Reader) =>
  sql`pragma wal_checkpoint(truncate)`
    .execute(writer)
    // Where it cannot, it is done at another end.
    .catch(() => undefined)
