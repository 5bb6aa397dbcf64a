import { copyFileSync, existsSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { databaseFile, db } from '#app/database/database.server.ts'
import { loadDemo } from '#app/demo/load-demo.server.ts'

/**
 * Loads the demo shop into the database of this test file, before anything else is done with it.
 * The embedded file is loaded once and copied by later test files, which saves each two seconds of
 * a core.
 */
export async function openDemo(): Promise<void> {
  const migrated = inject('migratedDatabase')
  if (process.env.TEST_DATABASE_URL) return void (await loadDemo(Date.now()))
  const [file, stored] = [databaseFile(), join(dirname(migrated), 'demo.sqlite')]
  if (existsSync(`${file}-wal`))
    throw new Error('The demo is no first thing: the database is open.')
  if (existsSync(stored)) return copyFileSync(stored, file)
  await loadDemo(Date.now())
  // Closing writes everything to the file.
  await db.close()
  copyFileSync(file, `${stored}-${process.pid}`)
  renameSync(`${stored}-${process.pid}`, stored)
}
