import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { clearSearch } from '#app/database/search-index.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { indexProducts } from './index-product.server.ts'

/** This version rises when the index would hold other words for the same products. */
const shape = '4'
const setting = 'search-index'
/** Holds the process that fills the index, and until when (ms UTC) it alone may. */
const claimSetting = 'search-index-claim'
const claimMs = 10_000
const lookAgainMs = 250
const productsAtOnce = 200

type Clock = () => number

/** Thrown when another process has taken over the lease. */
class ClaimExpired extends Error {}

/**
 * Fills the search index from the products if another version of the shop wrote it; returns their
 * number. Of several processes that start at once one fills it and the others wait; if that one is
 * killed, another starts again.
 */
export async function ensureSearchIndex(
  onBegin: () => void = () => undefined,
  clock: Clock = Date.now,
): Promise<number | undefined> {
  while ((await settingStore.find(setting)) !== shape) {
    const claimant = randomUUID()
    if (await isClaimed(claimant, clock())) {
      try {
        return await fill(claimant, onBegin, clock)
      } catch (error) {
        if (!(error instanceof ClaimExpired)) throw error
      }
    }
    await sleep(lookAgainMs)
  }
  return undefined
}

const claim = (claimant: string, now: number) =>
  `${String(now + claimMs).padStart(15, '0')} ${claimant}`

/**
 * Tells whether this process may fill the index: no other does, or the other's lease has expired.
 */
async function isClaimed(claimant: string, now: number): Promise<boolean> {
  return db.write(async (trx) => {
    const { rows } = await sql`
      insert into setting (name, value) values (${claimSetting}, ${claim(claimant, now)})
      on conflict (name) do update set value = excluded.value
      where substr(setting.value, 1, 15) < ${String(now).padStart(15, '0')}
      returning name`.execute(trx)
    if (rows.length === 0) return false
    if ((await settingStore.find(setting, trx)) !== shape) return true
    // Another process has finished between two checks.
    await dropClaim(trx)
    return false
  })
}

/** Each batch renews the lease; a process that lost it writes nothing more. */
async function renewClaim(trx: Transaction, claimant: string, now: number) {
  const { rows } = await sql`update setting set value = ${claim(claimant, now)}
    where name = ${claimSetting} and substr(value, 17) = ${claimant} returning name`.execute(trx)
  if (rows.length === 0) throw new ClaimExpired('The search index is filled by another process')
}

async function fill(claimant: string, onBegin: () => void, clock: Clock): Promise<number> {
  let count = 0
  for (let after = ''; ;) {
    const some = await listAfter(after)
    const last = some.at(-1)
    if (last === undefined) break
    const isFirst = count === 0
    if (isFirst) onBegin()
    await db.write(async (trx) => {
      await renewClaim(trx, claimant, clock())
      if (isFirst) await clearSearch(trx)
      await indexProducts(trx, some)
    })
    count += some.length
    after = last
  }
  await db.write(async (trx) => {
    await renewClaim(trx, claimant, clock())
    await finish(trx)
    if (count > 0) await bumpCatalogueVersion(trx)
  })
  return count
}

async function finish(trx: Transaction) {
  await settingStore.put(trx, setting, shape)
  await dropClaim(trx)
}

const dropClaim = (trx: Transaction) => settingStore.remove(trx, claimSetting)

async function listAfter(id: string): Promise<string[]> {
  const rows = await db.read
    .selectFrom('product')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(productsAtOnce)
    .execute()
  return rows.map((row) => row.id)
}
