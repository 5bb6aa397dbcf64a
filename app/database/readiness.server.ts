import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { ttlCache } from '#app/cache.server.ts'
import { isDamaged } from './damage.server.ts'
import { db } from './database.server.ts'
import { schemaVersion } from './migrate.server.ts'
import { listAppliedMigrations } from './applied-migrations.server.ts'

/**
 * `database` means that the database is unreachable, slow, read-only or damaged; `migrations` means
 * that its tables are older than this version needs.
 */
export type Unready = 'database' | 'migrations'

const answerWithinMs = 2000

/** Queries the database each time; returns undefined if it is ready. */
export async function findUnreadiness(withinMs = answerWithinMs): Promise<Unready | undefined> {
  const tooLate = new AbortController()
  try {
    return await Promise.race([
      checkSchema(),
      sleep(withinMs, 'database' as const, { signal: tooLate.signal, ref: false }),
    ])
  } finally {
    tooLate.abort()
  }
}

const cache = ttlCache<Unready | undefined>(1, 1000)

/** Queries the database once a second at most. */
export const cachedUnreadiness = (now: number) => cache('', now, () => findUnreadiness())

async function checkSchema(): Promise<Unready | undefined> {
  if (isDamaged()) return 'database'
  try {
    if (db.dialect === 'postgres' && (await isReadOnly())) return 'database'
    // Tables of a newer version are as good, because migrations only add to them.
    return (await listAppliedMigrations(db.read)).includes(schemaVersion) ? undefined : 'migrations'
  } catch {
    return 'database'
  }
}

/** Returns true also for a server that was demoted to a replica. */
async function isReadOnly(): Promise<boolean> {
  const { rows } = await sql<{ isOn: boolean }>`
    select current_setting('transaction_read_only') = 'on' as is_on`.execute(db.writer)
  return rows[0]!.isOn
}
