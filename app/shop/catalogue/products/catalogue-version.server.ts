import { ttlCache } from '#app/cache.server.ts'
import { storedVersion } from '#app/database/stored-version.server.ts'

export const versionSetting = 'catalogue-version'
/** Stock and dates change without a new version, so cached counts are never older than this. */
export const catalogueCacheMs = 60_000

const version = storedVersion(versionSetting)

/**
 * Returns the version of the catalogue. It increases with imports, with orders and returns that change what can be
 * bought, with changes of prices, stocks and offers, and with prices whose day has come.
 */
export const findCatalogueVersion = version.find

/** Shows the shopkeeper a change at once, in this process. */
export const forgetCatalogueVersion = version.forget

/** Computes a value to be cached under the version read last, from rows at least as new. */
export const asNewAsVersion = version.asNew

/** Increments the version of the catalogue, which marks cached pages and facets as stale. */
export const bumpCatalogueVersion = version.bump

/**
 * Caches values computed from the catalogue until it changes, or for a minute. It holds at most `max` values and evicts
 * the least recently used, which those of earlier versions soon are.
 */
export function catalogueCache<Value>(max: number) {
  const find = ttlCache<Value>(max, catalogueCacheMs)
  return async (key: string, now: number, compute: () => Promise<Value>): Promise<Value> => {
    return find(`${await findCatalogueVersion(now)} ${key}`, now, () => asNewAsVersion(compute))
  }
}
