import type { Reader } from '#app/database/connection.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import type { Refused } from '#app/shop/operations/findings/change-refused.ts'
import {
  findStoredSetting,
  findStoredSettings,
} from '#app/shop/operations/shop-settings/stored-settings.server.ts'
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
import { listSettingFaults } from './setting-faults.server.ts'

/** Changes the text of a setting in one language alone; undefined removes it. */
export class TextInLanguage {
  constructor(
    readonly language: Language,
    readonly text: string | undefined,
  ) {}
}

/**
 * Makes a value of that which is stored at this moment. It throws {@link SettingsRefused}, or `ChangeRefused` if what
 * was seen is stale.
 */
export class EditedSetting {
  constructor(readonly edit: (stored: unknown) => unknown) {}
}

/**
 * Holds values of settings, a {@link TextInLanguage} or an {@link EditedSetting}; undefined restores what the sample
 * shop has.
 */
export type SettingChanges = Record<string, unknown>

type Parsed = { values: [ShopSettingName, unknown][]; faults: SettingFault[] }

/** Holds the stored value and the one of a change; null is as in the sample shop. */
export type SettingDifference = { name: ShopSettingName; before: unknown; after: unknown }

export type RefusedSettings = Refused<SettingFault> & {
  /** Names the settings that somebody else changed after the form was made. */
  conflicts: string[]
}

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
