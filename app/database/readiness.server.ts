import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { db } from './database.server.ts'
import { schemaVersion } from './migrate.server.ts'

/** What is not ready: the database does not answer in time, or its tables are older than this version asks for. */
export type Unready = 'database' | 'migrations'

const answerWithinMs = 2000

/** Asked of the database each time; undefined where it is ready. */
export async function findUnready(withinMs = answerWithinMs): Promise<Unready | undefined> {
  const tooLate = new AbortController()
  try {
    return await Promise.race([
      askForTables(),
      sleep(withinMs, 'database' as const, { signal: tooLate.signal, ref: false }),
    ])
  } finally {
    tooLate.abort()
  }
}

async function askForTables(): Promise<Unready | undefined> {
  try {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration where name >= ${schemaVersion} limit 1`.execute(db.read)
    return rows.length > 0 ? undefined : 'migrations'
  } catch (error) {
    return isMissingTable(error) ? 'migrations' : 'database'
  }
}

const isMissingTable = (error: unknown) =>
  (error as { code?: string }).code === '42P01' || /no such table/.test((error as Error).message)
