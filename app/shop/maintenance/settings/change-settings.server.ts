import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { refreshSortPrices } from '#app/shop/catalogue/price-changes/refresh-sort-prices.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { findDrawingFault } from '#app/shop/content/previews/shop-picture.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { ChangeRefused } from '#app/shop/operations/findings/change-refused.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import {
  listConflicts,
  type Fingerprints,
} from '#app/shop/operations/findings/field-fingerprints.server.ts'
import { requireUnchanged } from '#app/shop/operations/findings/fingerprint-of.server.ts'
import {
  findStoredSetting,
  readShopSettings,
  storeSetting,
} from '#app/shop/operations/shop-settings/stored-settings.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { settingFault, type SettingFault } from '#app/shop-settings/setting-fault.ts'
import type { ShopSettingName } from '#app/shop-settings/shop-settings.ts'
import { readShopImage } from './read-shop-image.ts'
import { settingCell, writeSettingFields } from './setting-fields.server.ts'
import {
  listDifferences,
  readChanges,
  refusedFor,
  SettingsRefused,
  type RefusedSettings,
  type SettingChanges,
} from './read-setting-changes.server.ts'

/** Describes a change that a form makes: what its settings were when it was shown, and as it has them now. */
export type SettingsForm = {
  fingerprints: Fingerprints
  /** Maps the names of changed settings to what `settingCell` returns of their fields. */
  cells: ReadonlyMap<ShopSettingName, string>
}

/** Describes a change that confirms a preview: `seen` is the fingerprint of its `SettingDifference`s. */
export type SeenSettings = { seen: string }

type Outcome = { ok: true } | RefusedSettings

/** A longer value is not written to the audit. */
const longestAudited = 200

/**
 * Changes settings of the shop, all or none, and records each change.
 * @param command The command that the audit names, such as `settings set`.
 * @param form The form or preview that makes the change, which is refused if one of its settings was changed meanwhile.
 * @returns The faults, whose sentences are such as `name must not be empty`.
 */
export async function changeShopSettings(
  changes: SettingChanges,
  command: string,
  now: number,
  form?: SettingsForm | SeenSettings,
): Promise<Outcome> {
  const before = shopSettings()
  const undrawable = await listDrawingFaults(changes)
  if (undrawable.length > 0) return refusedFor(undrawable)
  try {
    await db.write(async (trx) => {
      // Another change waits here for this one; then all processes read the settings again, and cached pages are stale.
      await bumpCatalogueVersion(trx)
      if (form && 'cells' in form) await requireUnchangedSettings(trx, form)
      const values = await readChanges(trx, changes, now)
      if (form && 'seen' in form) requireUnchanged(form.seen, await listDifferences(trx, values))
      for (const [name, value] of values) {
        await storeSetting(trx, { name, value, now })
        await recordChange(trx, { command, about: name, details: auditedValue(value) }, now)
      }
    })
  } catch (error) {
    if (error instanceof SettingsRefused) return refusedFor(error.faults, error.conflicts)
    // An edited setting refuses a change that is stale.
    if (error instanceof ChangeRefused)
      return {
        ...refusedFor(error.faults.map(faultOfWhole)),
        ...(error.isStale && { isStale: true as const }),
      }
    throw error
  }
  await readShopSettings()
  // The background job would do it within minutes, in which lists were sorted by the former currency.
  const { currency, homeMarket } = shopSettings()
  if (currency !== before.currency || homeMarket !== before.homeMarket) await refreshSortPrices(now)
  return { ok: true }
}

const faultOfWhole = ({ sentence }: Fault): SettingFault => ({
  setting: '',
  reason: 'other',
  facts: {},
  sentence,
})

/** Draws logo and icon before the transaction, which others wait for. */
export async function listDrawingFaults(changes: SettingChanges): Promise<SettingFault[]> {
  const faults: SettingFault[] = []
  for (const name of ['logo', 'icon'] as const) {
    const read = readShopImage(name, changes[name])
    const fault = read.ok && (await findDrawingFault(read.picture))
    if (fault) faults.push(settingFault(name, 'pictureDrawing', { what: fault }, fault))
  }
  return faults
}

/** @throws {SettingsRefused} if somebody else changed one of the settings after the form was made. */
async function requireUnchangedSettings(trx: Transaction, { fingerprints, cells }: SettingsForm) {
  const stored = new Map<string, string>()
  for (const name of cells.keys()) {
    const value = await findStoredSetting(trx, name)
    stored.set(name, settingCell(name, writeSettingFields(name, value)))
  }
  const conflicts = listConflicts(cells, fingerprints, stored)
  if (conflicts.length > 0) throw new SettingsRefused([], conflicts)
}

function auditedValue(value: unknown): Record<string, unknown> {
  if (value === undefined) return {}
  const length = JSON.stringify(value).length
  return length > longestAudited ? { characters: length } : { value }
}
