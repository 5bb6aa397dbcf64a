import type { Refused } from '#app/shop/operations/findings/change-refused.ts'
import {
  fingerprintOf,
  requireUnchanged,
} from '#app/shop/operations/findings/fingerprint-of.server.ts'
import { findStoredSetting } from '#app/shop/operations/shop-settings/stored-settings.server.ts'
import { db } from '#app/database/database.server.ts'
import type { PickupPlace, TextsByLanguage } from '#app/shop-settings/shop-settings.ts'
import type { FaultReason, SettingFault } from '#app/shop-settings/setting-fault.ts'
import { changeShopSettings } from './change-settings.server.ts'
import { EditedSetting, SettingsRefused } from './read-setting-changes.server.ts'

/** Holds the fields of a place as they were typed; those that are missing stay. */
export type TypedPlace = {
  [field in 'name' | 'addressLine1' | 'postcode' | 'city' | 'country' | 'days']?: string | undefined
} & { hours?: TextsByLanguage | undefined }

type Change = {
  now: number
  /** The fingerprint of the places that the change was made from; other places refuse it as stale. */
  seen?: string | undefined
}

type Outcome = { ok: true } | Refused<SettingFault>

/** Returns the places of collection that are stored, also where the settings of this process are older. */
export const listStoredPlaces = async (): Promise<PickupPlace[]> =>
  ((await findStoredSetting(db.read, 'pickupPlaces')) as PickupPlace[] | undefined) ?? []

export const fingerprintOfPlaces = (places: PickupPlace[]): string => fingerprintOf(places)

export const addPickupPlace = (id: string, typed: TypedPlace, change: Change): Promise<Outcome> =>
  changePlaces('add', change, (places) => {
    if (places.some((one) => one.id === id))
      throw refusedPlace(
        'placeTaken',
        `There is a place ${id} already; "delivery pickup set" changes it`,
      )
    return [...places, { id, hours: {}, ...typed }]
  })

/** Changes what is typed of a place; hours in other languages stay. */
export const setPickupPlace = (id: string, typed: TypedPlace, change: Change): Promise<Outcome> =>
  changePlaces('set', change, (places) => {
    const place = requirePlace(places, id)
    const changed = { ...place, ...typed, hours: { ...place.hours, ...typed.hours } }
    return places.map((one) => (one === place ? changed : one))
  })

export const removePickupPlace = (id: string, change: Change): Promise<Outcome> =>
  changePlaces('remove', change, (places) => {
    const place = requirePlace(places, id)
    return places.filter((one) => one !== place)
  })

const refusedPlace = (reason: FaultReason, sentence: string) =>
  new SettingsRefused([{ setting: 'pickupPlaces.id', reason, facts: {}, sentence }])

function requirePlace(places: PickupPlace[], id: string): PickupPlace {
  const place = places.find((one) => one.id === id)
  if (place) return place
  const known = places.map((one) => one.id).join(', ') || 'none'
  throw refusedPlace('placeGone', `There is no place ${id}; there is ${known}`)
}

async function changePlaces(
  verb: string,
  { now, seen }: Change,
  edit: (places: PickupPlace[]) => { id: string }[],
): Promise<Outcome> {
  let changed: { id: string }[] = []
  const pickupPlaces = new EditedSetting((stored) => {
    const places = (stored ?? []) as PickupPlace[]
    requireUnchanged(seen, places)
    return (changed = edit(places))
  })
  const outcome = await changeShopSettings({ pickupPlaces }, `delivery pickup ${verb}`, now)
  return outcome.ok ? outcome : { ...outcome, faults: outcome.faults.map(namingPlaces(changed)) }
}

/** A fault that names a place by its number in the list names it by its id instead. */
const namingPlaces =
  (places: { id: string }[]) =>
  (fault: SettingFault): SettingFault => {
    const [name, n, ...field] = fault.setting.split('.')
    const place = places[Number(n)]
    if (!place) return fault
    const setting = [name, place.id, ...field].join('.')
    return { ...fault, setting, sentence: setting + fault.sentence.slice(fault.setting.length) }
  }
