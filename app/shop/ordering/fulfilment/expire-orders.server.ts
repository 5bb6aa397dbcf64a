import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { isOutage } from '#app/database/outage.server.ts'
import { log } from '#app/observability/log.server.ts'
import { isEnding } from '#app/observability/stopping.server.ts'
import { cancelInTransaction } from './cancel-order.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'

const batch = 100

/**
 * Cancels orders on account that were neither paid nor packed in time: stock and coupon are
 * restored and the buyer gets a mail. Several processes may run it at once. Orders with a
 * withdrawal or a downloaded e-book are left to the shopkeeper. An order that cannot be cancelled
 * because of an error does not stop the others. Returns the number of orders cancelled.
 */
export async function expireOrders(now: number): Promise<number> {
  const secret = await ensureLinkSecret()
  const failed: string[] = []
  let ended = 0
  for (let isMore = true; isMore && !isEnding();) {
    const before = ended + failed.length
    for (const number of await listExpired(now, failed)) {
      if (isEnding()) break
      try {
        if (await db.write((trx) => expire(trx, { number, secret }, now))) ended++
      } catch (error) {
        if (isOutage(error)) throw error
        log.error({ order: number, err: error }, 'unpaid order not cancelled')
        failed.push(number)
      }
    }
    isMore = ended + failed.length > before
  }
  return ended
}

const hasNeitherReturnNorDownload = sql<boolean>`not exists (
    select 1 from order_return where order_return.order_number = customer_order.number)
  and not exists (
    select 1 from ebook_download
    where ebook_download.order_number = customer_order.number and fetched > 0)`

async function listExpired(now: number, failed: string[]): Promise<string[]> {
  const rows = await db.read
    .selectFrom('customerOrder')
    .select('number')
    .where('unpaidUntil', '<=', now)
    .where('state', '=', 'received')
    .where('paymentState', '=', 'due')
    .where(hasNeitherReturnNorDownload)
    .$if(failed.length > 0, (query) => query.where('number', 'not in', failed))
    .orderBy('unpaidUntil')
    .orderBy('number')
    .limit(batch)
    .execute()
  return rows.map(({ number }) => number)
}

type ExpireOrderParams = { number: string; secret: string }

async function expire(
  trx: Transaction,
  { number, secret }: ExpireOrderParams,
  now: number,
): Promise<boolean> {
  // The conditional update lets one caller win: another process, or a command that packs or marks
  // it paid.
  const { numUpdatedRows } = await trx
    .updateTable('customerOrder')
    .set({ unpaidUntil: null })
    .where('number', '=', number)
    .where('unpaidUntil', '<=', now)
    .where('state', '=', 'received')
    .where('paymentState', '=', 'due')
    .where(hasNeitherReturnNorDownload)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  return (await cancelInTransaction(trx, { number, by: 'time', secret }, now)).ok
}
