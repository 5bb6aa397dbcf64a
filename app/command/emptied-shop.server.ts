import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { db } from '#app/database/database.server.ts'
import { secretFile } from '#app/settings.server.ts'
import type { Settings } from '#app/settings.schema.ts'
import { emptiedSetting } from '#app/shop/check/check-database.server.ts'

/** A server that has started leaves this file in its data folder, also where database, mail and secret lie elsewhere. */
const markerFile = ({ DATA_DIR }: Settings) => join(DATA_DIR, 'opened')

/**
 * Whether a shop was kept in the data folder before: it holds a secret, mails or the marker of a start.
 * To be asked before the shop is opened, which makes a secret.
 */
export const wasOpenedBefore = (settings: Settings): boolean =>
  existsSync(secretFile(settings)) || existsSync(markerFile(settings)) || hasMail(settings)

function hasMail({ DATA_DIR }: Settings): boolean {
  const folder = join(DATA_DIR, 'mail')
  return existsSync(folder) && readdirSync(folder).length > 0
}

/** Notes in the data folder that a server was started here at `now`. */
export const markOpened = (settings: Settings, now: number) =>
  writeFileSync(markerFile(settings), `${new Date(now).toISOString()}\n`)

/**
 * Notes in the database that it was empty although there had been a shop: somebody cut, lost or mistook it. It holds
 * until a backup is restored, which brings the settings of its own.
 */
export async function recordEmptied(now: number): Promise<void> {
  await db.write((t) =>
    t
      .insertInto('setting')
      .values({ name: emptiedSetting, value: String(now) })
      .onConflict((on) => on.column('name').doNothing())
      .execute(),
  )
}
