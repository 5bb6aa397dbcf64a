import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { hasProducts, loadDemoIfEmpty } from '#app/demo/load-demo-if-empty.server.ts'
import { isEmptied } from '#app/shop/maintenance/check/check-database.server.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import { describeSeller, seller, sellerFile } from '#app/shop/operations/seller/seller.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { Settings } from '#app/settings.schema.ts'
import { describeFormerNames } from '#app/settings.server.ts'
import {
  CannotStart,
  databaseName,
  explainStartErrors,
  describeStartError,
} from './cannot-start.server.ts'
import { markOpened } from './emptied-shop.server.ts'
import { openShop } from './open-shop.server.ts'

/** Prepares everything before the server starts, and prints the state of the shop. */
export async function prepare(now: number): Promise<void> {
  const opened = await openShop(now)
  const { PORT, HOST, ...rest } = opened
  await requireFreePort(PORT, HOST)
  markOpened(opened, now)
  const { reasonAgainstDemo, day } = await explainStartErrors(databaseName(), async () => {
    const reasonAgainstDemo = await findReasonAgainstDemo(opened)
    if (reasonAgainstDemo === undefined) await loadDemoIfEmpty(now)
    return { reasonAgainstDemo, day: (await findRates(now)).day }
  })
  const lines = [
    `${shopSettings().name} opens at ${rest.PUBLIC_URL ?? `http://${HOST ?? 'localhost'}:${PORT}`}`,
    `Data folder: ${resolve(rest.DATA_DIR)}${rest.DATABASE_URL ? ' (orders in PostgreSQL)' : ''}`,
    ...describeFormerNames(process.env),
    ...notConfigured(rest, day),
    ...describeSeller(seller(), sellerFile(rest)),
    reasonAgainstDemo ?? '',
  ].filter(Boolean)
  console.log(lines.join('\n'))
}

/**
 * Returns why an empty shop gets no demo; the sentence is empty if the setting says so. A shop that
 * lost its database, or is open to the public, must never take orders of demo products.
 */
async function findReasonAgainstDemo({ DEMO, PUBLIC_URL, DATA_DIR }: Settings) {
  if (await isEmptied())
    return `The database is empty, but ${resolve(DATA_DIR)} holds files of a shop: restore the last backup (docs/operations.md). The demo was not loaded`
  if (DEMO === 'off') return ''
  if (!PUBLIC_URL?.startsWith('https:') || (await hasProducts())) return undefined
  return 'The shop is empty, and stays so: the demo is not loaded where PUBLIC_URL is https'
}

function notConfigured(
  { SESSION_SECRET, SMTP_URL, PUBLIC_URL, DATA_DIR }: Omit<Settings, 'PORT' | 'HOST'>,
  day: string,
): string[] {
  return [
    !process.env.SESSION_SECRET && SESSION_SECRET
      ? 'SESSION_SECRET is not set: the secret in the data folder is used'
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
    throw new CannotStart(
      describeStartError(error, `PORT ${port}${host ? ` of HOST ${host}` : ''}`),
    )
  } finally {
    await new Promise((closed) => probe.close(closed))
  }
}
