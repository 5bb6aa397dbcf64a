import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { isEnding } from '#app/observability/stopping.server.ts'
import { cancelInTransaction } from './cancel-order.server.ts'
import { ensureLinkSecret } from './link-secrets.server.ts'

const batch = 100

/**
 * Cancels orders on account that were neither paid nor packed in time: stock and coupon are
 * restored and the buyer gets a mail. Several processes may run it at once. Orders with a
 * withdrawal or a downloaded e-book are left to the shopkeeper. Returns their number.
 */
export async function expireOrders(now: number): Promise<number> {
  const secret = await ensureLinkSecret()
  let ended = 0
  for (let found = -1; found !== 0 && !isEnding();) {
    const numbers = await listExpired(now)
    found = 0
    for (const number of numbers) {
      if (isEnding()) break
      if (await db.write((t) => expire(t, { number, secret }, now))) found++
    }
    ended += found
  }
  return ended
}

const isLeft = sql<boolean>`not exists (
    select 1 from order_return where order_return.order_number = customer_order.number)
  and not exists (
    select 1 from ebook_download
    where ebook_download.order_number = customer_order.number and fetched > 0)`

async function listExpired(now: number): Promise<string[]> {
  const rows = await db.read
    .selectFrom('customerOrder')
    .select('number')
    .where('unpaidUntil', '<=', now)
    .where('state', '=', 'received')
    .where('paymentState', '=', 'due')
    .where(isLeft)
    .orderBy('unpaidUntil')
    .orderBy('number')
    .limit(batch)
    .execute()
  return rows.map(({ number }) => number)
}

type Expiring = { number: string; secret: string }

async function expire(t: Transaction, { number, secret }: Expiring, now: number): Promise<boolean> {
  // The conditional update lets one caller win: another process, or a command that packs or marks
  // it paid.
  const { numUpdatedRows } = await t
    .updateTable('customerOrder')
    .set({ unpaidUntil: null })
    .where('number', '=', number)
    .where('unpaidUntil', '<=', now)
    .where('state', '=', 'received')
    .where('paymentState', '=', 'due')
    .where(isLeft)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  return (await cancelInTransaction(t, { number, by: 'time', secret }, now)).ok
}
