import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureShippedRates } from '#app/shop/pricing/currency/rates.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { ensureSearchIndex } from '#app/shop/catalogue/search/ensure-search-index.server.ts'
import { readShopSettings } from '#app/shop/operations/shop-settings/stored-settings.server.ts'
import { readSeller, seller } from '#app/shop/operations/seller/seller.server.ts'
import { databaseFile, db, reopenReadOnly } from '#app/database/database.server.ts'
import { migrate, schemaVersion } from '#app/database/migrate.server.ts'
import { listAppliedMigrations } from '#app/database/applied-migrations.server.ts'
import { ensureSecretFile } from '#app/session-secret.server.ts'
import { SettingsError } from '#app/settings-error.ts'
import { readSettings, secretFile, settings } from '#app/settings.server.ts'
import type { Settings } from '#app/settings.schema.ts'
import { CannotStart, databaseName, describeStartError } from './cannot-start.server.ts'
import { recordEmptied, wasOpenedBefore } from './emptied-shop.server.ts'

/**
 * Prepares the shop for a command: reads the settings, makes sure that the data folder is writable,
 * and migrates the schema.
 * @throws {CannotStart | SettingsError} with a sentence for the shopkeeper.
 */
export async function openShop(now: number, { repairsSettings = false } = {}): Promise<Settings> {
  const read = readSettings(process.env)
  const { DATA_DIR, SESSION_SECRET } = read
  readSeller(read)
  const hadShop = wasOpenedBefore(read)
  try {
    // The folder contains addresses and keys, so only this user may read its files.
    process.umask(0o077)
    mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 })
    accessSync(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK)
    tryToWrite(DATA_DIR)
    if (!SESSION_SECRET) ensureSecretFile(secretFile(read))
  } catch (error) {
    if (error instanceof SettingsError) throw error
    throw new CannotStart(describeStartError(error, `The data folder ${resolve(DATA_DIR)}`))
  }
  try {
    const isNew = (await listAppliedMigrations(db.writer)).length === 0
    await migrate(db)
    if (isNew && hadShop) await recordEmptied(now)
    await ensureShippedRates(now)
    await ensureLinkSecret()
    await ensureSearchIndex(() => console.log('The search index is made anew: a moment, please'))
    if (!repairsSettings) {
      await readShopSettings()
      seller()
    }
  } catch (error) {
    if (error instanceof SettingsError) throw error
    throw new CannotStart(describeStartError(error, databaseName()))
  }
  return settings()
}

/**
 * Opens the shop for a command that only reads. If the disk is full or read-only, the shop is read
 * as it is, provided that its schema is of this version.
 * @throws {CannotStart | SettingsError}
 */
export async function openShopToRead(now: number): Promise<void> {
  try {
    await openShop(now)
  } catch (error) {
    if (!(error instanceof CannotStart) || !(await canBeRead())) throw error
    await readShopSettings()
  }
}

async function canBeRead(): Promise<boolean> {
  if (!settings().DATABASE_URL && !existsSync(databaseFile())) return false
  await reopenReadOnly()
  try {
    return (await listAppliedMigrations(db.read)).at(-1) === schemaVersion
  } catch {
    return false
  }
}

/** Permissions do not restrict root, and only a write detects a full disk. */
function tryToWrite(folder: string) {
  const file = join(folder, '.write-test')
  try {
    writeFileSync(file, Buffer.alloc(4096))
  } finally {
    rmSync(file, { force: true })
  }
}
