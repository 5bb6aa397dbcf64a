import { sql } from 'kysely'
import { ttlCache } from '#app/cache.server.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { fromReplicaOrPrimary, fromPrimary } from '#app/database/read-from.server.ts'
import { oldestReadMs } from '#app/database/replica.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'

export const versionSetting = 'catalogue-version'
const readEveryMs = 2_000
/** Stock and dates change without a new version, so cached counts are never older than this. */
export const catalogueCacheMs = 60_000

const versionCache = ttlCache<string>(1, readEveryMs)
/** Until this time, by `performance.now()`, a replica may lack the data of a version that was read from the primary. */
let primaryUntil = -Infinity

/**
 * Returns the version of the catalogue, read at most every two seconds. It increases with imports, with orders and
 * returns that change what can be bought, with changes of prices, stocks and offers, and with prices whose day has
 * come.
 */
export const findCatalogueVersion = (now: number): Promise<string> =>
  versionCache('', now, readVersion)

async function readVersion(): Promise<string> {
  const { answer, fellBack } = await fromReplicaOrPrimary(() => settingStore.find(versionSetting))
  if (fellBack) primaryUntil = performance.now() + oldestReadMs
  return answer ?? '0'
}

/**
 * Computes a value to be cached under the version read last, from rows at least as new. If the version came from the
 * primary, a replica that counts as healthy again may still lag behind it.
 */
export const asNewAsVersion = <T>(work: () => T): T =>
  performance.now() < primaryUntil ? fromPrimary(work) : work()

/** Increments the version of the catalogue, which marks cached pages and facets as stale. */
export async function bumpCatalogueVersion(trx: Transaction) {
  await sql`insert into setting (name, value) values (${versionSetting}, '1')
    on conflict (name) do update
    set value = cast(cast(setting.value as bigint) + 1 as text)`.execute(trx)
}

/**
 * Caches values computed from the catalogue until it changes, or for a minute. It holds at most `max` values and evicts
 * the least recently used, which those of earlier versions soon are.
 */
export function catalogueCache<Value>(max: number) {
  const find = ttlCache<Value>(max, catalogueCacheMs)
  return async (key: string, now: number, compute: () => Promise<Value>): Promise<Value> => {
    const version = await findCatalogueVersion(now)
    return find(`${version} ${key}`, now, () => asNewAsVersion(compute))
  }
}
