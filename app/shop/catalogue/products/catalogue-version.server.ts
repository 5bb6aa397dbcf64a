import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { fromReplicaOrPrimary, fromPrimary } from '#app/database/read-from.server.ts'
import { oldestReadMs } from '#app/database/replica.server.ts'

const readEveryMs = 2_000
/** Stock and dates change without a new version, so cached counts are never older than this. */
export const catalogueCacheMs = 60_000

let known: { version: Promise<string>; at: number } | undefined
/** Until this time, by `performance.now()`, a replica may lack the data of a version that was read from the primary. */
let primaryUntil = -Infinity

/**
 * Returns the version of the catalogue, read at most every two seconds. It increases with imports, with orders and
 * returns that change what can be bought, with changes of prices, stocks and offers, and with prices whose day has
 * come.
 */
export function findCatalogueVersion(now: number): Promise<string> {
  if (known && now >= known.at && now - known.at < readEveryMs) return known.version
  const version = readVersion()
  known = { version, at: now }
  version.catch(() => {
    known = undefined
  })
  return version
}

async function readVersion(): Promise<string> {
  const read = db.read.selectFrom('setting').select('value').where('name', '=', 'catalogue-version')
  const { answer, fellBack } = await fromReplicaOrPrimary(() => read.executeTakeFirst())
  if (fellBack) primaryUntil = performance.now() + oldestReadMs
  return answer?.value ?? '0'
}

/**
 * Computes a value to be cached under the version read last, from rows at least as new. If the version came from the
 * primary, a replica that counts as healthy again may still lag behind it.
 */
export const asNewAsVersion = <T>(work: () => T): T =>
  performance.now() < primaryUntil ? fromPrimary(work) : work()

/** Increments the setting `catalogue-version`, which marks cached pages and facets as stale. */
export async function bumpCatalogueVersion(trx: Transaction) {
  await sql`insert into setting (name, value) values ('catalogue-version', '1')
    on conflict (name) do update
    set value = cast(cast(setting.value as bigint) + 1 as text)`.execute(trx)
}

/**
 * Caches values computed from the catalogue until it changes, or for a minute. It holds at most `size` values and
 * evicts the least recently used. Concurrent requests for the same value share one computation, and errors are not
 * cached.
 */
export function catalogueCache<Answer>(size: number) {
  const entries = new Map<string, { answer: Promise<Answer>; version: string; at: number }>()
  return async function find(
    key: string,
    now: number,
    workOut: () => Promise<Answer>,
  ): Promise<Answer> {
    const version = await findCatalogueVersion(now)
    const found = entries.get(key)
    entries.delete(key)
    const isFresh =
      found?.version === version && now >= found.at && now - found.at < catalogueCacheMs
    const entry = isFresh ? found : { answer: asNewAsVersion(workOut), version, at: now }
    entries.set(key, entry)
    if (entries.size > size) entries.delete(entries.keys().next().value!)
    try {
      return await entry.answer
    } catch (error) {
      if (entries.get(key) === entry) entries.delete(key)
      throw error
    }
  }
}
