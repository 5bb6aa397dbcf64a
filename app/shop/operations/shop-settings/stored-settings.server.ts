import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { SettingsError } from '#app/settings-error.ts'
import { replaceShopSettings } from '#app/shop-settings/current.server.ts'
import {
  completeShopSettings,
  type ShopSettingName,
  type StoredShopSettings,
} from '#app/shop-settings/shop-settings.ts'
import { isShopSettingName, parseShopSetting } from '#app/shop-settings/shop-settings.schema.ts'

/**
 * Returns the settings that the shopkeeper has set. Rows of a later release, with a name that is not known here, are
 * ignored.
 * @param except These are left out, because a change that replaces them must not read what is no longer valid.
 * @throws {SettingsError} if a value is not valid, so that a shop never runs on with that of the sample shop.
 */
export async function findStoredSettings(
  reader: Reader = db.read,
  except: readonly string[] = [],
): Promise<StoredShopSettings> {
  const rows = await reader.selectFrom('shopSetting').selectAll().execute()
  const valid = rows.flatMap(({ name, value }) =>
    isShopSettingName(name) && !except.includes(name) ? [[name, parseStored(name, value)]] : [],
  )
  return Object.fromEntries(valid) as StoredShopSettings
}

/**
 * Returns the value of one setting; undefined if it is not set.
 * @throws {SettingsError} if it is not valid.
 */
export async function findStoredSetting(reader: Reader, name: ShopSettingName): Promise<unknown> {
  const row = await reader
    .selectFrom('shopSetting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row && parseStored(name, row.value)
}

function parseStored(name: ShopSettingName, json: string): unknown {
  const parsed = parseShopSetting(name, parseJson(name, json))
  if (parsed.ok) return parsed.value
  throw new SettingsError(
    `A setting of the shop is not valid: ${parsed.faults.map(({ sentence }) => sentence).join('; ')}.`,
  )
}

function parseJson(name: ShopSettingName, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new SettingsError(
      `A setting of the shop is not valid: ${name} is damaged; set it again, or "settings unset ${name}".`,
    )
  }
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
