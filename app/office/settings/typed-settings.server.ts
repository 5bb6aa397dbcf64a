import {
  readSettingFields,
  settingCell,
  settingKeys,
  type SettingFields,
} from '#app/shop/maintenance/settings/setting-fields.server.ts'
import {
  isChangedFrom,
  type Fingerprints,
} from '#app/shop/operations/findings/field-fingerprints.server.ts'
import { isPictureSetting, settingControl, type OfficeSetting } from './setting-groups.ts'

/** Holds the typed fields of each setting that a form has. */
export type TypedSettings = ReadonlyMap<OfficeSetting, SettingFields>

/** Returns the typed fields of the settings that the form has, also of those of which no box is ticked. */
export function typedSettings(
  form: URLSearchParams,
  names: readonly OfficeSetting[],
  fingerprints: Fingerprints,
) {
  const typed = new Map<OfficeSetting, SettingFields>()
  for (const name of names) {
    const keys = settingKeys(name)
    const isSent = fingerprints.has(name) || keys.some((key) => form.has(settingControl(name, key)))
    if (!isSent || isPictureSetting(name)) continue
    const texts = keys.map((key) => [key, form.getAll(settingControl(name, key)).join(',')])
    typed.set(name, Object.fromEntries(texts) as SettingFields)
  }
  return typed
}

/** Holds a changed setting as it is compared, and its value; undefined is as in the sample shop. */
type TypedChange = { name: OfficeSetting; cell: string; value: unknown }

/** Lists the typed settings that differ from what the form was made from. */
export const changedSettings = (typed: TypedSettings, fingerprints: Fingerprints): TypedChange[] =>
  [...typed].flatMap(([name, fields]) => {
    const cell = settingCell(name, fields)
    const value = readSettingFields(name, fields)
    return isChangedFrom(fingerprints, name, cell) ? [{ name, cell, value }] : []
  })

/** A picture changes if a file was sent or its box of removal is ticked. */
export const changedPictures = (
  form: URLSearchParams,
  names: readonly OfficeSetting[],
  pictures: ReadonlyMap<string, Buffer>,
): TypedChange[] =>
  names.filter(isPictureSetting).flatMap((name): TypedChange[] => {
    const value = pictures.get(name)
    if (value) return [{ name, cell: 'uploaded', value }]
    const isRemoved = form.get(`${name}_remove`) === 'yes'
    return isRemoved ? [{ name, cell: settingCell(name, {}), value: undefined }] : []
  })
