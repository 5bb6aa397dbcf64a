import { db } from '#app/database/database.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { isShopSettingName, parseShopSetting } from '#app/shop-settings/shop-settings.schema.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
  completeShopSettings,
  type ShopSettingName,
  type StoredShopSettings,
} from '#app/shop-settings/shop-settings.ts'
import { paymentSettingNames } from '#app/shop/ordering/orders/payment-method.ts'
import { isReadablePrefix } from '#app/shop/ordering/orders/order-number.ts'
import { listMarketFaults } from './market-faults.server.ts'
import { listPaymentFaults } from './payment-faults.server.ts'
import { refreshSortPrices } from '#app/shop/catalogue/price-changes/refresh-sort-prices.server.ts'
import { readShopImage } from './read-shop-image.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import {
  findStoredSettings,
  readShopSettings,
  storeSetting,
} from '#app/shop/operations/shop-settings/stored-settings.server.ts'

/** The values of settings by name; undefined restores what the sample shop has. */
export type SettingChanges = Record<string, unknown>

type Outcome = { ok: true } | { ok: false; faults: string[] }

/** A longer value is not written to the audit. */
const longestAudited = 200

/**
 * Changes settings of the shop, all or none, and records each change.
 * @param command The command that the audit names, such as `settings set`.
 * @returns A sentence for each fault, such as `name must not be empty`.
 */
export async function changeShopSettings(
  changes: SettingChanges,
  command: string,
  now: number,
): Promise<Outcome> {
  const parsed = parseChanges(changes)
  if (!parsed.ok) return parsed
  const before = shopSettings()
  const faults = await listFaultsOfAll(parsed.values, now)
  if (faults.length > 0) return { ok: false, faults }
  await db.write(async (trx) => {
    // Another change waits here for this one; then all processes read the settings again, and cached pages are stale.
    await bumpCatalogueVersion(trx)
    for (const [name, value] of parsed.values) {
      await storeSetting(trx, { name, value, now })
      const details = auditedValue(value)
      await recordChange(trx, { command, about: name, details }, now)
    }
  })
  await readShopSettings()
  // The background job would do it within minutes, in which lists were sorted by the former currency.
  const { currency, homeMarket } = shopSettings()
  if (currency !== before.currency || homeMarket !== before.homeMarket) await refreshSortPrices(now)
  return { ok: true }
}

/** Settings that depend on each other, or on rows of the shop, are checked as they would be. */
async function listFaultsOfAll(
  changes: [ShopSettingName, unknown][],
  now: number,
): Promise<string[]> {
  const changed = changes.map(([name]) => name)
  const others = await findStoredSettings(db.read, changed)
  const next = Object.entries({ ...others, ...Object.fromEntries(changes) })
  const stored: StoredShopSettings = Object.fromEntries(
    next.filter(([, value]) => value !== undefined),
  )
  const names: string[] = ['markets', 'bankAccount', ...paymentSettingNames]
  const faults = await listMarketFaults(completeShopSettings(stored), changed, now)
  // Sums can be compared only in currencies that have a rate.
  return faults.length === 0 && changed.some((name) => names.includes(name))
    ? listPaymentFaults(completeShopSettings(stored), now)
    : faults
}

type Parsed = { ok: true; values: [ShopSettingName, unknown][] } | { ok: false; faults: string[] }

function parseChanges(changes: SettingChanges): Parsed {
  const faults: string[] = []
  const values: [ShopSettingName, unknown][] = []
  for (const [name, value] of Object.entries(changes)) {
    if (!isShopSettingName(name)) {
      faults.push(`${name} is no setting of the shop; "settings list" names all of them`)
      continue
    }
    if (value === undefined) {
      values.push([name, undefined])
      continue
    }
    const parsed = parseValue(name, value)
    if (parsed.ok) values.push([name, parsed.value])
    else faults.push(...parsed.faults)
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, values }
}

/** An image is read from its file, and everything else is parsed as it is stored. */
function parseValue(name: ShopSettingName, value: unknown) {
  if (name === 'orderPrefix') return parsePrefix(value)
  if (name !== 'logo' && name !== 'icon') return parseShopSetting(name, value)
  const read = readShopImage(name, value)
  return read.ok
    ? { ok: true as const, value: read.image }
    : { ok: false as const, faults: [`${name} ${read.fault}`] }
}

function parsePrefix(value: unknown) {
  const parsed = parseShopSetting('orderPrefix', value)
  if (!parsed.ok || isReadablePrefix(String(parsed.value))) return parsed
  const fault = 'orderPrefix must not begin like a word for order or number, as ORDER and NO do'
  return { ok: false as const, faults: [fault] }
}

function auditedValue(value: unknown): Record<string, unknown> {
  if (value === undefined) return {}
  const length = JSON.stringify(value).length
  return length > longestAudited ? { characters: length } : { value }
}
