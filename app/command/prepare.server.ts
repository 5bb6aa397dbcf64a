import { randomBytes } from 'node:crypto'
import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { loadDemoIfEmpty } from '#app/demo/load-demo-if-empty.server.ts'
import { ensureShippedRates, findRates } from '#app/shop/currency/rates.server.ts'
import { ensureLinkSecret } from '#app/shop/orders/link-secrets.server.ts'
import { ensureSearchIndex } from '#app/shop/search/ensure-search-index.server.ts'
import { describeSeller, readSeller, sellerFile } from '#app/shop/seller/seller.server.ts'
import { db } from '#app/database/database.server.ts'
import { migrate } from '#app/database/migrate.server.ts'
import { readSettings, secretFile, settings } from '#app/settings.server.ts'
import type { Settings } from '#app/settings.schema.ts'
import { CannotStart, databaseName, orCannotStart, sentenceFor } from './cannot-start.server.ts'

/**
 * Makes the shop ready for a command: settings read, data folder there and writable, schema up to date.
 * @throws {CannotStart | SettingsError} whose message is a sentence for the shopkeeper.
 */
export async function openShop(now: number): Promise<Settings> {
  const read = readSettings(process.env)
  const { DATA_DIR, SESSION_SECRET } = read
  readSeller(read)
  try {
    // Addresses and keys lie there: for this user alone, in a folder that others may enter too.
    process.umask(0o077)
    mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 })
    accessSync(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK)
    tryToWrite(DATA_DIR)
    if (!SESSION_SECRET) ensureSecret(secretFile(read))
  } catch (error) {
    throw new CannotStart(sentenceFor(error, `The data folder ${resolve(DATA_DIR)}`))
  }
  try {
    await migrate(db)
    await ensureShippedRates(now)
    await ensureLinkSecret()
    await ensureSearchIndex(() => console.log('The search index is made anew: a moment, please'))
  } catch (error) {
    throw new CannotStart(sentenceFor(error, databaseName()))
  }
  return settings()
}

/** Root may write anywhere by permission, and a full disk shows only when written to. */
function tryToWrite(folder: string) {
  const file = join(folder, `.write-test-${process.pid}`)
  writeFileSync(file, Buffer.alloc(4096))
  rmSync(file)
}

function ensureSecret(file: string) {
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** All that must hold before the server starts; says in a few lines how the shop stands. */
export async function prepare(now: number): Promise<void> {
  const { DEMO, PORT, HOST, ...rest } = await openShop(now)
  await requireFreePort(PORT, HOST)
  const day = await orCannotStart(databaseName(), async () => {
    if (DEMO === 'on') await loadDemoIfEmpty(now)
    return (await findRates(now)).day
  })
  const lines = [
    `Octavo opens at ${rest.PUBLIC_URL ?? `http://${HOST ?? 'localhost'}:${PORT}`}`,
    `Data folder: ${resolve(rest.DATA_DIR)}${rest.DATABASE_URL ? ' (orders in PostgreSQL)' : ''}`,
    ...notConfigured(rest, day),
    ...describeSeller(readSeller(rest), sellerFile(rest)),
  ]
  console.log(lines.join('\n'))
}

function notConfigured(
  { SESSION_SECRET, SMTP_URL, PUBLIC_URL, DATA_DIR }: Omit<Settings, 'DEMO' | 'PORT' | 'HOST'>,
  day: string,
): string[] {
  return [
    !process.env.SESSION_SECRET && SESSION_SECRET
      ? 'SESSION_SECRET is not set: one was made and is kept in the data folder'
      : '',
    SMTP_URL ? '' : `SMTP_URL is not set: mail is kept as .eml files in ${join(DATA_DIR, 'mail')}`,
    PUBLIC_URL
      ? ''
      : SMTP_URL
        ? `PUBLIC_URL is not set: links in mails lead to this machine alone`
        : 'PUBLIC_URL is not set: links in mails name the address of the request',
    `Exchange rates of ${day}, until newer ones are fetched`,
  ].filter(Boolean)
}

async function requireFreePort(port: number, host: string | undefined) {
  const probe = createServer()
  try {
    await new Promise<void>((listening, failed) => {
      probe.once('error', failed).listen(port, host, listening)
    })
  } catch (error) {
    throw new CannotStart(sentenceFor(error, `PORT ${port}${host ? ` of HOST ${host}` : ''}`))
  } finally {
    await new Promise((closed) => probe.close(closed))
  }
}
