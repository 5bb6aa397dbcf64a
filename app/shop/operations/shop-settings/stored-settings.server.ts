import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { storedVersion } from '#app/database/stored-version.server.ts'
import { log } from '#app/observability/log.server.ts'
import { replaceShopSettings } from '#app/shop-settings/current.server.ts'
import {
  completeShopSettings,
  type ShopSettingName,
  type StoredShopSettings,
} from '#app/shop-settings/shop-settings.ts'
import { isShopSettingName, parseShopSetting } from '#app/shop-settings/shop-settings.schema.ts'

const version = storedVersion('shop-settings-version')
let readVersion: string | undefined

/** Marks the settings as changed, for all processes. A transaction that changes them waits for the one before. */
export const bumpShopSettings = version.bump

/** Returns the settings that the shopkeeper has set. A row of a later release, or one no longer valid, is left out. */
export async function findStoredSettings(reader: Reader = db.read): Promise<StoredShopSettings> {
  const rows = await reader.selectFrom('shopSetting').selectAll().execute()
  const valid = rows.flatMap(({ name, value }) => {
    if (!isShopSettingName(name)) return []
    const parsed = parseShopSetting(name, JSON.parse(value))
    if (parsed.ok) return [[name, parsed.value]]
    log.error({ setting: name, faults: parsed.faults }, 'a setting of the shop is not valid')
    return []
  })
  return Object.fromEntries(valid) as StoredShopSettings
}

/** Stores the value of a setting; undefined deletes it. */
export async function storeSetting(
  trx: Transaction,
  { name, value, now }: { name: ShopSettingName; value: unknown; now: number },
): Promise<void> {
  if (value === undefined) {
    await trx.deleteFrom('shopSetting').where('name', '=', name).execute()
    return
  }
  const row = { value: JSON.stringify(value), changedAt: now }
  await trx
    .insertInto('shopSetting')
    .values({ name, ...row })
    .onConflict((on) => on.column('name').doUpdateSet(row))
    .execute()
}

/** Reads the settings into this process. */
export async function readShopSettings(): Promise<void> {
  replaceShopSettings(completeShopSettings(await findStoredSettings()))
}

/**
 * Reads the settings again if they have changed, which is noticed within two seconds. Without the database the ones
 * that were read last remain.
 */
export async function refreshShopSettings(now: number): Promise<void> {
  try {
    const stored = await version.find(now)
    if (stored === readVersion) return
    await version.asNew(readShopSettings)
    readVersion = stored
  } catch (error) {
    log.warn({ err: error }, 'the settings of the shop could not be read')
  }
}
