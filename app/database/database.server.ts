import { join } from 'node:path'
import { settings } from '../settings.server.ts'
import { connect, type Database } from './connection.server.ts'

let opened: Database | undefined

/** The embedded database, in the data folder. */
export const databaseFile = () => join(settings().DATA_DIR, 'octavo.sqlite')

/** A shopper's browser waits no longer; a command may take its time. */
const answerWithinMs = 30_000
let statementMs: number | undefined

/** For a process that answers requests, before its first question. */
export function limitStatements() {
  statementMs = answerWithinMs
}

let readsUnwritable = false

/** For a command that only reads: from the next question on, a disk that is full or read-only is no obstacle. */
export async function readUnwritable() {
  readsUnwritable = true
  await db.close()
}

function database(): Database {
  const { DATABASE_URL, DATABASE_REPLICA_URL: replicaUrl, DATABASE_CONNECTIONS } = settings()
  const options = { replicaUrl, connections: DATABASE_CONNECTIONS, statementMs, readsUnwritable }
  return (opened ??= connect(DATABASE_URL, databaseFile(), options))
}

/** From now on the shop's database is the server at `url`: for the command that moves it there. */
export async function replaceDatabase(url: string) {
  await db.close()
  opened = connect(url, '')
}

/** The shop's one database, opened at the first question: a failure to open has a sentence by then. */
export const db: Database = {
  get dialect() {
    return database().dialect
  },
  get read() {
    return database().read
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
