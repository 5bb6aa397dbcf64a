import { db } from '#app/database/database.server.ts'
import { fingerprintOf } from '#app/shop/operations/findings/fingerprint-of.server.ts'
import { listDrawingFaults } from './change-settings.server.ts'
import {
  listDifferences,
  readChanges,
  refusedFor,
  SettingsRefused,
  type RefusedSettings,
  type SettingChanges,
  type SettingDifference,
} from './read-setting-changes.server.ts'

type Preview = {
  ok: true
  differences: SettingDifference[]
  /** Lets `changeShopSettings` make this change alone, and only while the settings are as they were here. */
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
    const all = await listDifferences(db.readLatest, values)
    const differences = all.filter(
      ({ before, after }) => JSON.stringify(after) !== JSON.stringify(before),
    )
    return { ok: true, differences, seen: fingerprintOf(all) }
  } catch (error) {
    if (error instanceof SettingsRefused) return refusedFor(error.faults)
    throw error
  }
}
