import { Readable } from 'node:stream'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { ImportReport } from '#app/shop/maintenance/exchange-jobs/import-report.server.ts'
import { writeJobFile } from '#app/shop/maintenance/exchange-jobs/exchange-parts.server.ts'
import { countDays } from '#app/shop/ordering/figures/count-days.server.ts'
import { randomOf } from '../catalogue-of.ts'
import { insertRows } from './insert-rows.ts'
import {
  auditRows,
  couponRows,
  couponUseRows,
  customerRows,
  mailRows,
  messageRows,
  noticeRows,
  returnRows,
  reviewRows,
  trafficRows,
} from './office-rows.ts'
import { orderOf, type BoughtProduct, type PlacedOrder } from './order-rows.ts'

/** Holds how many rows a shop of some years has; each order has two mails, three changes and up to three lines. */
const counts = { orders: 50_000, reviews: 20_000, messages: 5_000, notices: 300, coupons: 1_000 }

/**
 * Fills the shop of this process, which has a catalogue and a staff member, with what its staff works on.
 * @param staff The id of the staff member who made the changes.
 */
export async function fillOffice(staff: string, now: number): Promise<void> {
  const random = randomOf(1)
  const products = await listBoughtProducts()
  const orders = Array.from({ length: counts.orders }, (_, n) =>
    orderOf(n, { count: counts.orders, now, random, products }),
  )
  await db.write(async (trx) => {
    // An e-book has a page of its file.
    await trx
      .updateTable('product')
      .set({ format: 'e-book' })
      .where('id', '=', products.at(-1)!.id)
      .execute()
    // A count up to a limit reads all products where little is left of none.
    await trx
      .updateTable('product')
      .set((row) => ({ stock: row('stock', '+', 10) }))
      .where('stock', '>', 0)
      .where('stock', '<', 10)
      .execute()
    await insertRows(trx, 'customer', customerRows(counts.orders / 2, now))
    await insertOrders(trx, orders)
    await insertRows(trx, 'audit', auditRows(orders, products, staff))
    const { reviews, reports } = reviewRows(counts.reviews, now, products)
    await insertRows(trx, 'review', reviews)
    await insertRows(trx, 'reviewReport', reports)
    const { messages, answers } = messageRows(counts.messages, now)
    await insertRows(trx, 'contactMessage', messages)
    await insertRows(trx, 'contactAnswer', answers)
    await insertRows(trx, 'coupon', couponRows(counts.coupons, now))
    await insertRows(trx, 'couponUse', couponUseRows(orders))
    await insertOffer(trx, products, now)
    const { views, searches } = trafficRows(now, random)
    await insertRows(trx, 'pageView', views)
    await insertRows(trx, 'missedSearch', searches)
  })
  await insertJobs(staff, now)
  await countDays(now)
}

const listBoughtProducts = (): Promise<BoughtProduct[]> =>
  db.read
    .selectFrom('product')
    .select(['id', 'name', 'format'])
    .orderBy('saleCount', 'desc')
    .orderBy('id')
    .limit(20_000)
    .execute()

async function insertOrders(trx: Transaction, orders: PlacedOrder[]) {
  const now = orders.at(-1)!.placedAt
  await insertRows(
    trx,
    'customerOrder',
    orders.map(({ order }) => order),
  )
  await insertRows(
    trx,
    'orderLine',
    orders.flatMap(({ lines }) => lines),
  )
  await insertRows(
    trx,
    'orderTax',
    orders.flatMap(({ taxes }) => taxes),
  )
  await insertRows(
    trx,
    'orderEvent',
    orders.flatMap(({ events }) => events),
  )
  // Sent mails are deleted after thirty days.
  await insertRows(
    trx,
    'outbox',
    mailRows(
      orders.filter(({ placedAt }) => placedAt > now - 30 * dayMs),
      now,
    ),
  )
  const { returns, lines, refunds } = returnRows(
    orders.filter((_, n) => n % 40 === 0),
    now,
  )
  await insertRows(trx, 'orderReturn', returns)
  await insertRows(trx, 'orderReturnLine', lines)
  await insertRows(trx, 'refund', refunds)
  await insertRows(trx, 'withdrawalNotice', noticeRows(counts.notices, now))
}

async function insertOffer(trx: Transaction, products: BoughtProduct[], now: number) {
  const texts = { textEn: '', textFr: '', textDe: '' }
  const [fromAt, untilAt] = [now - dayMs, now + 9 * dayMs]
  const titles = { titleEn: 'Monsoon', titleFr: 'Mousson', titleDe: 'Monsun' }
  await trx
    .insertInto('offer')
    .values({ slug: 'monsoon', percent: 20, fromAt, untilAt, ...titles, ...texts })
    .execute()
  await insertRows(
    trx,
    'discount',
    products.slice(0, 5_000).map(({ id }) => ({
      ...{ id: `monsoon-${id}`, productId: id, offer: 'monsoon', percent: 20, currency: null },
      ...{ market: null, amountMinor: null, fromAt, untilAt },
    })),
  )
}

export const [importId, exportId] = ['import-1', 'export-1']

/** Inserts an import of 10,000 rows, which was checked, and an export of 2 MB. */
async function insertJobs(staff: string, now: number) {
  const job = {
    ...{ state: 'done' as const, slot: null, attempt: 1, leaseUntil: 0, staff, options: '{}' },
    ...{ outcome: '{}', createdAt: now, endedAt: now },
  }
  const imported = { ...job, id: importId, kind: 'import', phase: 'check' } as const
  const exported = { ...job, id: exportId, kind: 'catalogue', phase: 'export' } as const
  const content = Buffer.from('978,A Book\n'.repeat(200_000))
  await db.write((trx) =>
    trx
      .insertInto('exchangeJob')
      .values([
        { ...imported, fileName: 'books.csv', size: 1_000_000, progress: 10_000, expected: 10_000 },
        {
          ...exported,
          fileName: 'catalogue.csv',
          size: 0,
          progress: content.length,
          expected: null,
        },
      ])
      .execute(),
  )
  const report = new ImportReport(imported)
  const row = { name: 'A Book', reasons: [], notes: [], changes: ['price'] }
  for (let line = 2; line < 10_002; line++)
    await report.add(line % 10 ? 'changed' : 'refused', { ...row, line, key: `sku:${line}` })
  await report.end()
  await writeJobFile(exportId, Readable.from([content]))
}
