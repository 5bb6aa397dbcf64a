import { join } from 'node:path'
import { settings } from '../settings.server.ts'
import { connect, type Database } from './connection.server.ts'

let opened: Database | undefined

/** Returns the path of the embedded database in the data folder. */
export const databaseFile = () => join(settings().DATA_DIR, 'octavo.sqlite')

/** No response to a browser should take longer; commands have no limit. */
const answerWithinMs = 30_000
let statementMs: number | undefined

/** A process that serves requests calls this before its first query. */
export function setStatementTimeout() {
  statementMs = answerWithinMs
}

let readOnlyFallback = false

/** Lets a command that only reads open the file on a full or read-only disk. */
export async function reopenReadOnly() {
  readOnlyFallback = true
  await db.close()
}

function database(): Database {
  const { DATABASE_URL, DATABASE_REPLICA_URL: replicaUrl, DATABASE_CONNECTIONS } = settings()
  const options = { replicaUrl, connections: DATABASE_CONNECTIONS, statementMs, readOnlyFallback }
  return (opened ??= connect(DATABASE_URL, databaseFile(), options))
}

/** Connects to the server at `url`, for the command that moves the shop there. */
export async function replaceDatabase(url: string) {
  await db.close()
  opened = connect(url, '')
}

/** The shop's database is opened by the first query, so that a failure to open can be explained. */
export const db: Database = {
  get dialect() {
    return database().dialect
  },
  get read() {
    return database().read
  },
  get readLatest() {
    return database().readLatest
  },
  get writer() {
    return database().writer
  },
  write: (work) => database().write(work),
  async close() {
    await opened?.close()
    opened = undefined
  },
}
