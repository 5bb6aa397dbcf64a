import { db } from '#app/database/database.server.ts'
import { fingerprintOf } from '#app/shop/operations/findings/fingerprint-of.server.ts'
import type { ShopSettingName } from '#app/shop-settings/shop-settings.ts'
import {
  listDrawingFaults,
  listStoredValues,
  readChanges,
  refusedFor,
  SettingsRefused,
  type RefusedSettings,
  type SettingChanges,
} from './change-settings.server.ts'

/** Holds the stored value and the one of a change; null or undefined is as in the sample shop. */
export type SettingDifference = { name: ShopSettingName; before: unknown; after: unknown }

type Preview = {
  ok: true
  differences: SettingDifference[]
  /** Lets `changeShopSettings` make the change only while the settings are as they were here. */
  seen: string
}

/** Returns what a change of settings would change, or why it would be refused. */
export async function previewShopSettings(
  changes: SettingChanges,
  now: number,
): Promise<Preview | RefusedSettings> {
  const undrawable = await listDrawingFaults(changes)
  if (undrawable.length > 0) return refusedFor(undrawable)
  try {
    const values = await readChanges(db.readLatest, changes, now)
    const stored = await listStoredValues(db.readLatest, Object.keys(changes))
    const storedValues = new Map(stored)
    const differences = values
      .map(([name, after]) => ({ name, before: storedValues.get(name), after }))
      .filter((one) => JSON.stringify(one.after ?? null) !== JSON.stringify(one.before))
    return { ok: true, differences, seen: fingerprintOf(stored) }
  } catch (error) {
    if (error instanceof SettingsRefused) return refusedFor(error.faults)
    throw error
  }
}
