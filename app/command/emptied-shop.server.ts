import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import { secretFile } from '#app/settings.server.ts'
import type { Settings } from '#app/settings.schema.ts'
import { emptiedSetting } from '#app/shop/maintenance/check/check-database.server.ts'

/**
 * A started server leaves this file in its data folder, even if database, mail and secret are
 * elsewhere.
 */
const markerFile = ({ DATA_DIR }: Settings) => join(DATA_DIR, 'opened')

/**
 * Returns whether the data folder belonged to a shop before: it contains a secret, mails or the
 * marker of a start. It must be called before the shop is opened, which makes a secret.
 */
export const wasOpenedBefore = (settings: Settings): boolean =>
  existsSync(secretFile(settings)) || existsSync(markerFile(settings)) || hasMail(settings)

function hasMail({ DATA_DIR }: Settings): boolean {
  const folder = join(DATA_DIR, 'mail')
  return existsSync(folder) && readdirSync(folder).length > 0
}

/** Records in the data folder that a server was started at `now` (ms UTC). */
export const markOpened = (settings: Settings, now: number) =>
  writeFileSync(markerFile(settings), `${new Date(now).toISOString()}\n`)

/**
 * Records in the database that it was empty although there was a shop before: it was lost,
 * truncated or is the wrong one. Restoring a backup removes the record, since it replaces all
 * settings.
 */
export async function recordEmptied(now: number): Promise<void> {
  await db.write((trx) => settingStore.add(trx, emptiedSetting, String(now)))
}
