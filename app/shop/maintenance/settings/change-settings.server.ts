import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { refreshSortPrices } from '#app/shop/catalogue/price-changes/refresh-sort-prices.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { findDrawingFault } from '#app/shop/content/previews/shop-picture.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { ChangeRefused, type Refused } from '#app/shop/operations/findings/change-refused.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import {
  listConflicts,
  type Fingerprints,
} from '#app/shop/operations/findings/field-fingerprints.server.ts'
import { requireUnchanged } from '#app/shop/operations/findings/fingerprint-of.server.ts'
import {
  findStoredSetting,
  findStoredSettings,
  readShopSettings,
  storeSetting,
} from '#app/shop/operations/shop-settings/stored-settings.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { settingFault, type SettingFault } from '#app/shop-settings/setting-fault.ts'
import {
  isShopSettingName,
  shopSettingDefinitions,
} from '#app/shop-settings/shop-settings.schema.ts'
import type {
  ShopSettingName,
  StoredShopSettings,
  TextsByLanguage,
} from '#app/shop-settings/shop-settings.ts'
import { parseGivenSetting } from './parse-setting.server.ts'
import { readShopImage } from './read-shop-image.ts'
import { listSettingFaults } from './setting-faults.server.ts'
import { settingCell, writeSettingFields } from './setting-fields.server.ts'

/** Changes the text of a setting in one language alone; undefined removes it. */
export class TextInLanguage {
  constructor(
    readonly language: Language,
    readonly text: string | undefined,
  ) {}
}

/** Makes a value of that which is stored at this moment; it throws {@link SettingsRefused}, or {@link ChangeRefused} if it is stale. */
export class EditedSetting {
  constructor(readonly edit: (stored: unknown) => unknown) {}
}

/**
 * Holds values of settings, a {@link TextInLanguage} or an {@link EditedSetting}; undefined restores what the sample
 * shop has.
 */
export type SettingChanges = Record<string, unknown>

/** Describes a change that a form makes: what its settings were when it was shown, and as it has them now. */
export type SettingsForm = {
  fingerprints: Fingerprints
  /** Maps the names of changed settings to what `settingCell` returns of their fields. */
  cells: ReadonlyMap<ShopSettingName, string>
}

/** Describes a change that confirms a preview: `seen` is the fingerprint of its {@link SettingDifference}s. */
export type SeenSettings = { seen: string }

/** Holds the stored value and the one of a change; null is as in the sample shop. */
export type SettingDifference = { name: ShopSettingName; before: unknown; after: unknown }

export type RefusedSettings = Refused<SettingFault> & {
  /** Names the settings that somebody else changed after the form was made. */
  conflicts: string[]
}
type Outcome = { ok: true } | RefusedSettings
type Parsed = { values: [ShopSettingName, unknown][]; faults: SettingFault[] }

/** It rolls back the transaction in which it is thrown. */
export class SettingsRefused extends Error {
  constructor(
    readonly faults: SettingFault[],
    readonly conflicts: string[] = [],
  ) {
    super('settings were refused')
  }
}

export const refusedFor = (faults: SettingFault[], conflicts: string[] = []): RefusedSettings => ({
  ok: false,
  faults,
  conflicts,
})

/** @throws {SettingsRefused} if there is a fault. */
function requireSettings(faults: SettingFault[]) {
  if (faults.length > 0) throw new SettingsRefused(faults)
}

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

/**
 * Returns the values of a change.
 * @throws {SettingsRefused} if they have faults, or contradict others.
 */
export async function readChanges(
  reader: Reader,
  changes: SettingChanges,
  now: number,
): Promise<Parsed['values']> {
  const { values, faults } = await parseChanges(reader, changes)
  requireSettings(faults)
  requireSettings(await listContradictions(reader, values, now))
  return values
}

/** Lists each value of a change with the stored one, also where both are alike. */
export async function listDifferences(
  reader: Reader,
  values: Parsed['values'],
): Promise<SettingDifference[]> {
  const listed: SettingDifference[] = []
  for (const [name, after] of values)
    listed.push({
      name,
      before: (await findStoredSetting(reader, name)) ?? null,
      after: after ?? null,
    })
  return listed
}

async function listContradictions(reader: Reader, values: Parsed['values'], now: number) {
  const changed = values.map(([name]) => name)
  const others = await findStoredSettings(reader, changed)
  const next = Object.entries({ ...others, ...Object.fromEntries(values) })
  const stored: StoredShopSettings = Object.fromEntries(
    next.filter(([, value]) => value !== undefined),
  )
  return listSettingFaults(stored, changed, now)
}

async function parseChanges(reader: Reader, changes: SettingChanges): Promise<Parsed> {
  const parsed: Parsed = { values: [], faults: [] }
  for (const [name, given] of Object.entries(changes)) {
    if (!isShopSettingName(name)) {
      const message = 'is no setting of the shop; "settings list" names all of them'
      parsed.faults.push(settingFault(name, 'other', {}, message))
      continue
    }
    if (given instanceof TextInLanguage && !hasLanguages(name)) {
      parsed.faults.push(settingFault(name, 'other', {}, 'is the same in each language'))
      continue
    }
    const value = await valueOf(reader, name, given)
    const one = value === undefined ? { ok: true as const, value } : parseGivenSetting(name, value)
    if (one.ok) parsed.values.push([name, one.value])
    else parsed.faults.push(...one.faults)
  }
  return parsed
}

async function valueOf(reader: Reader, name: ShopSettingName, given: unknown): Promise<unknown> {
  if (given instanceof EditedSetting) return given.edit(await findStoredSetting(reader, name))
  return given instanceof TextInLanguage ? withText(reader, name, given) : given
}

const hasLanguages = (name: ShopSettingName) =>
  ['texts', 'words'].includes(shopSettingDefinitions[name].form)

/** Returns the stored texts with that of one language changed; undefined if there is none left. */
async function withText(
  reader: Reader,
  name: ShopSettingName,
  { language, text }: TextInLanguage,
): Promise<TextsByLanguage | undefined> {
  const stored = (await findStoredSetting(reader, name)) as TextsByLanguage | string | undefined
  const before =
    typeof stored === 'string'
      ? Object.fromEntries(languages.map((one) => [one, stored]))
      : { ...stored }
  const texts = Object.entries({ ...before, [language]: text })
  const left = texts.filter(([, one]) => one !== undefined)
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

function auditedValue(value: unknown): Record<string, unknown> {
  if (value === undefined) return {}
  const length = JSON.stringify(value).length
  return length > longestAudited ? { characters: length } : { value }
}
