import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { isOutage } from '#app/database/outage.server.ts'
import { log } from '#app/observability/log.server.ts'
import { isEnding } from '#app/observability/stopping.server.ts'
import { listEbooksOfOrder } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import { ebookAccess } from '#app/shop/ordering/orders/ebook-right.ts'
import { moveOrder } from '#app/shop/ordering/orders/move-order.server.ts'
import { hasFilesAlone } from '#app/shop/ordering/orders/order-files.server.ts'
import { statesBeforeFiles } from '#app/shop/ordering/orders/order-states.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { lockOrder } from '#app/shop/ordering/payments/payment-sums.server.ts'
import { isWithdrawn } from '#app/shop/ordering/returns/find-returnable.server.ts'
import { holdsGoods } from './orders-to-pack.server.ts'

/**
 * Marks an order of which only e-books are left as delivered once it is paid and all of them are open, because nothing
 * is left to do for it. The caller has locked the order's row. Returns whether it was marked now.
 */
export async function completeFiles(
  trx: Transaction,
  number: string,
  now: number,
): Promise<boolean> {
  const order = (await findOrder(number, trx))!
  if (order.paymentState === 'due' || !(await hasFilesAlone(trx, order))) return false
  const all = await listEbooksOfOrder(number, trx)
  const left = all.map((one) => ebookAccess(one, now).kind).filter((kind) => kind !== 'revoked')
  if (left.length === 0 || left.some((kind) => kind !== 'open')) return false
  if (await isWithdrawn(order, now, trx)) return false
  return (await moveOrder(trx, number, 'delivered', now, statesBeforeFiles)).ok
}

const batch = 100

/**
 * Completes the orders whose e-books opened without a payment at that moment: on the day of publication, after a refused
 * withdrawal, or in an earlier release. An order that fails does not stop the others. Returns the number completed.
 */
export async function completeOpenedOrders(now: number): Promise<number> {
  let completed = 0
  for (let after: string | undefined = ''; after !== undefined && !isEnding();) {
    const numbers = await listPaidFiles(after, now)
    for (const number of numbers) if (!isEnding() && (await complete(number, now))) completed++
    after = numbers.length === batch ? numbers.at(-1) : undefined
  }
  return completed
}

async function listPaidFiles(after: string, now: number): Promise<string[]> {
  const rows = await db.read
    .selectFrom('customerOrder')
    .select('number')
    .where('state', 'in', statesBeforeFiles)
    .where('paymentState', 'not in', ['due', 'refunded'])
    .where((row) => row.not(holdsGoods))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('ebookDownload')
            .innerJoin('product', 'product.id', 'ebookDownload.productId')
            .whereRef('orderNumber', '=', 'number')
            .where('revokedAt', 'is', null)
            .where('publishedAt', '>', now)
            .select('position'),
        ),
      ),
    )
    .where('number', '>', after)
    .orderBy('number')
    .limit(batch)
    .execute()
  return rows.map(({ number }) => number)
}

async function complete(number: string, now: number): Promise<boolean> {
  try {
    return await db.write(async (trx) => {
      await lockOrder(trx, number)
      return completeFiles(trx, number, now)
    })
  } catch (error) {
    if (isOutage(error)) throw error
    log.error({ order: number, err: error }, 'order of e-books not completed')
    return false
  }
}
