import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { fromReplicaOrPrimary, fromPrimary } from '#app/database/read-from.server.ts'
import { oldestReadMs } from '#app/database/replica.server.ts'

const readEveryMs = 2_000
/** Stock and days pass without a new version; what is counted is never older than this. */
export const catalogueCacheMs = 60_000

let known: { version: Promise<string>; at: number } | undefined
/** Until then, by `performance.now()`, a replica may lack what made the version that was read from the primary. */
let primaryUntil = -Infinity

/**
 * The version of the catalogue; read every two seconds at most. Imports count it up, and so do orders and
 * returns that change what can be bought, set prices and stocks, offers, and prices whose day has come.
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
  const asked = db.read
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'catalogue-version')
  const { answer, fellBack } = await fromReplicaOrPrimary(() => asked.executeTakeFirst())
  if (fellBack) primaryUntil = performance.now() + oldestReadMs
  return answer?.value ?? '0'
}

/**
 * Works out what is kept under the version read last, from rows as new as that or newer: where it came from the
 * primary, a replica that counts as good again may still be behind it.
 */
export const asNewAsVersion = <T>(work: () => T): T =>
  performance.now() < primaryUntil ? fromPrimary(work) : work()

/** Counts the setting `catalogue-version` up, by which kept pages and facets know that they are old. */
export async function bumpCatalogueVersion(t: Transaction) {
  await sql`insert into setting (name, value) values ('catalogue-version', '1')
    on conflict (name) do update
    set value = cast(cast(setting.value as bigint) + 1 as text)`.execute(t)
}

/**
 * Keeps what is worked out from the catalogue until the catalogue changes, or for a minute: `size` answers
 * at most, of which the one asked for longest ago goes first. Those who ask for the same at the same time
 * share one answer; a failure is not kept.
 */
export function catalogueCache<Answer>(size: number) {
  const kept = new Map<string, { answer: Promise<Answer>; version: string; at: number }>()
  return async function find(
    key: string,
    now: number,
    workOut: () => Promise<Answer>,
  ): Promise<Answer> {
    const version = await findCatalogueVersion(now)
    const found = kept.get(key)
    kept.delete(key)
    const holds = found?.version === version && now >= found.at && now - found.at < catalogueCacheMs
    const entry = holds ? found : { answer: asNewAsVersion(workOut), version, at: now }
    kept.set(key, entry)
    if (kept.size > size) kept.delete(kept.keys().next().value!)
    try {
      return await entry.answer
    } catch (error) {
      if (kept.get(key) === entry) kept.delete(key)
      throw error
    }
  }
}
