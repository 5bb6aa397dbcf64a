import { log } from '#app/observability/log.server.ts'
import {
  asNewAsVersion,
  findCatalogueVersion,
} from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { readShopSettings } from '#app/shop/operations/shop-settings/stored-settings.server.ts'

/** After a failure the next attempt waits this long, so that an outage costs few requests their time. */
const retryMs = 2_000

let readVersion: string | undefined
let failedAt = -Infinity

/**
 * Reads the settings of the shop again if the version of the catalogue has changed, which each change of a setting
 * raises; it is noticed within two seconds. Pages are cached by the same version. If the database does not answer, or a
 * value is not valid, the settings that were read last remain.
 */
export async function refreshShopSettings(now: number): Promise<void> {
  if (now >= failedAt && now - failedAt < retryMs) return
  try {
    const version = await findCatalogueVersion(now)
    if (version === readVersion) return
    await asNewAsVersion(readShopSettings)
    readVersion = version
    failedAt = -Infinity
  } catch (error) {
    if (failedAt === -Infinity) log.error({ err: error }, 'the settings of the shop were not read')
    failedAt = now
  }
}
