import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { isDamaged } from './damage.server.ts'
import { db } from './database.server.ts'
import { schemaVersion } from './migrate.server.ts'
import { listAppliedMigrations } from './applied-migrations.server.ts'

/** What is not ready: the database does not answer in time, takes nothing or is damaged, or its tables are older than this version asks for. */
export type Unready = 'database' | 'migrations'

const answerWithinMs = 2000
const cacheMs = 1000

/** Asked of the database each time; undefined where it is ready. */
export async function findUnreadiness(withinMs = answerWithinMs): Promise<Unready | undefined> {
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

let cached: { askedAt: number; answer: ReturnType<typeof findUnreadiness> } | undefined

/** The same, asked once a second at most, however many want to know. */
export function cachedUnreadiness(now: number): ReturnType<typeof findUnreadiness> {
  if (!cached || Math.abs(now - cached.askedAt) >= cacheMs)
    cached = { askedAt: now, answer: findUnreadiness() }
  return cached.answer
}

async function askForTables(): Promise<Unready | undefined> {
  if (isDamaged()) return 'database'
  try {
    if (db.dialect === 'postgres' && (await isReadOnly())) return 'database'
    // Tables of a newer version are as good, because migrations only add to them.
    return (await listAppliedMigrations(db.read)).includes(schemaVersion) ? undefined : 'migrations'
  } catch {
    return 'database'
  }
}

/** On a server that became a replica too, whatever its settings. */
async function isReadOnly(): Promise<boolean> {
  const { rows } = await sql<{ isOn: boolean }>`
    select current_setting('transaction_read_only') = 'on' as is_on`.execute(db.writer)
  return rows[0]!.isOn
}
