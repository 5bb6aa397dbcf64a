import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { claimName, leaseText } from '#app/database/lease.server.ts'
import { clearSearch } from '#app/database/search-index.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { indexProducts } from './index-product.server.ts'
import { refreshContributorNames, refreshSortNames } from './refresh-sort-names.server.ts'

/** This version rises when the index would hold other words for the same products. */
const shape = '9'
const setting = 'search-index'
/** This row holds until when (ms UTC) one process alone may fill the index. */
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
    const until = await claim(clock())
    if (until !== undefined) {
      try {
        return await fill(until, onBegin, clock)
      } catch (error) {
        if (!(error instanceof ClaimExpired)) throw error
      }
    }
    await sleep(lookAgainMs)
  }
  return undefined
}

/**
 * Claims the index, unless another process has claimed it and its lease has not expired; returns until when. No other
 * lease ends at that time, so it tells whether this process still has it.
 */
const claim = (now: number): Promise<number | undefined> =>
  db.write(async (trx) => {
    const read = await settingStore.find(claimSetting, trx)
    const until = now + claimMs
    // Earlier releases wrote the process after the time.
    if (read !== undefined && Number.parseInt(read) >= now) return undefined
    if (!(await claimName(trx, claimSetting, read, until))) return undefined
    if ((await settingStore.find(setting, trx)) !== shape) return until
    // Another process has finished between two checks.
    await dropClaim(trx)
    return undefined
  })

/** Each batch renews the lease; a process that lost it writes nothing more. */
async function renewClaim(trx: Transaction, until: number, now: number): Promise<number> {
  if (!(await claimName(trx, claimSetting, leaseText(until), now + claimMs)))
    throw new ClaimExpired('The search index is filled by another process')
  return now + claimMs
}

async function fill(claimed: number, onBegin: () => void, clock: Clock): Promise<number> {
  let [until, count] = [claimed, 0]
  for (let after = ''; ;) {
    const some = await listAfter(after)
    const last = some.at(-1)
    if (last === undefined) break
    const isFirst = count === 0
    if (isFirst) onBegin()
    until = await db.write(async (trx) => {
      const renewed = await renewClaim(trx, until, clock())
      if (isFirst) await clearSearch(trx)
      await indexProducts(trx, some)
      await refreshSortNames(trx, some)
      return renewed
    })
    count += some.length
    after = last
  }
  await db.write(async (trx) => {
    await renewClaim(trx, until, clock())
    await refreshContributorNames(trx)
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
