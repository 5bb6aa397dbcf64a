import { join } from 'node:path'
import { settings } from '../settings.server.ts'
import { connect, type Database } from './connection.server.ts'

let opened: Database | undefined

function database(): Database {
  const { DATABASE_URL, DATA_DIR } = settings()
  return (opened ??= connect(DATABASE_URL, join(DATA_DIR, 'octavo.sqlite')))
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
