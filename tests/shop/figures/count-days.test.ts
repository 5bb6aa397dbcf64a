import { afterEach, describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import { endOfDay, homeTimeZone, startOfDay } from '#app/i18n/format/time-zones.ts'
import { replaceShopSettings } from '#app/shop-settings/current.server.ts'
import { sampleShopSettings } from '#app/shop-settings/shop-settings.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import {
  deliverOrder,
  packOrder,
  shipOrder,
} from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { reopenRefunds } from '#app/shop/ordering/fulfilment/complete-refund.server.ts'
import { payRefunds } from '#app/shop/ordering/fulfilment/pay-refunds.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { countDays, forgetDaysSince } from '#app/shop/ordering/figures/count-days.server.ts'
import { listBestsellers } from '#app/shop/ordering/figures/bestsellers.server.ts'
import {
  findCounting,
  listDaySales,
  sumDayTaxes,
  type DaySales,
} from '#app/shop/ordering/figures/read-sums.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { addRefund } from '#app/shop/ordering/payments/add-refund.server.ts'
import { reportTaxes } from '#app/shop/ordering/payments/tax-report.server.ts'
import { announceReturn } from '#app/shop/ordering/returns/announce-return.server.ts'
import { takeLoggedErrors } from '../../setup.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { aSaleAt, recountDays } from './sold.ts'

/** Runs after the sums of a day are read and before they are written. */
const between = vi.hoisted(() => ({ run: async (_day: string) => {} }))
vi.mock(import('#app/shop/ordering/figures/sum-sales.server.ts'), async (original) => {
  const { sumSales } = await original()
  return {
    sumSales: async (...args) => {
      const rows = await sumSales(...args)
      await between.run(args[0])
      return rows
    },
  }
})

const first = Date.UTC(2026, 2, 2, 9)
const day = (n: number) => first + n * dayMs
const dayText = (n: number) => dayOf(day(n))
const periodOf = (from: number, until = from) => ({ from: dayText(from), until: dayText(until) })
const onePiece = { parts: [{ position: 0, quantity: 1 }] }

const sum = (rows: DaySales[], field: keyof DaySales) =>
  rows.reduce((all, row) => all + Number(row[field]), 0)

/** Requires that the sums of a period are those of the tax report. */
async function requireTaxReport(period: { from: string; until: string }) {
  const zone = homeTimeZone()
  const report = await reportTaxes(startOfDay(period.from, zone), endOfDay(period.until, zone))
  const days = await listDaySales(period, undefined)
  for (const currency of ['EUR', 'INR', 'GBP']) {
    const reported = report.filter((row) => row.currency === currency)
    const own = days.filter((row) => row.currency === currency)
    const gross = reported.reduce((all, { grossMinor }) => all + grossMinor, 0)
    const tax = reported.reduce((all, { taxMinor }) => all + taxMinor, 0)
    const found = [
      sum(own, 'grossMinor') - sum(own, 'offGrossMinor'),
      sum(own, 'taxMinor') - sum(own, 'offTaxMinor'),
    ]
    expect(found, `${currency} ${period.from}`).toEqual([gross, tax])
  }
  expect(await sumDayTaxes(period)).toEqual(report)
}

afterEach(resetShopSettings)

describe('the sums of days', () => {
  test('are those of the tax report for orders that were cancelled, paid back and sent in any currency', async () => {
    const refunded = await aSaleAt(day(0), { country: 'DE' })
    const cancelled = await aSaleAt(day(1), { country: 'DE', rate: 1900 })
    await aSaleAt(day(1), { country: 'IN', currency: 'INR', unitMinor: 49_900, rate: null })
    await aSaleAt(day(1) + 1, { country: 'GB', currency: 'GBP', unitMinor: 899, rate: 0 })
    await recordPaid(refunded, { at: day(0), reference: null }, day(0))
    expect(await addRefund(refunded, onePiece, day(2))).toMatchObject({ ok: true })
    await payRefunds(refunded, { reference: 'SEPA' }, day(3))
    expect(await cancelOrder(cancelled, 'shopkeeper', day(4))).toMatchObject({ ok: true })
    await recountDays(day(6))
    for (let n = 0; n < 6; n++) await requireTaxReport(periodOf(n))
    await requireTaxReport(periodOf(0, 5))
    const [placed] = await listDaySales(periodOf(0), undefined)
    expect(placed).toMatchObject({ currency: 'EUR', orders: 1, grossMinor: 2500, offGrossMinor: 0 })
    const paidBack = await listDaySales(periodOf(3), undefined)
    expect(paidBack).toMatchObject([
      { orders: 0, grossMinor: 0, offGrossMinor: 1000, refunds: 1, refundedMinor: 1000 },
    ])
    const ended = await listDaySales(periodOf(4), undefined)
    expect(ended).toMatchObject([{ orders: 0, offGrossMinor: 2500, refunds: 0 }])
    const german = await listDaySales(periodOf(0, 5), 'DE')
    expect([sum(german, 'orders'), new Set(german.map(({ currency }) => currency)).size]).toEqual([
      2, 1,
    ])
  })

  test('are summed by month, each with its first day, as its days are', async () => {
    const period = periodOf(0, 40)
    const days = await listDaySales(period, 'DE')
    const months = await listDaySales(period, 'DE', 'month')
    expect(months.map((one) => one.day)).toEqual(['2026-03-01'])
    for (const field of ['orders', 'grossMinor', 'offGrossMinor', 'refundedMinor'] as const)
      expect(sum(months, field), field).toBe(sum(days, field))
  })

  test('count a return on the day of its announcement', async () => {
    const number = await aSaleAt(day(1), { country: 'DE' })
    await packOrder(number, day(1))
    await shipOrder(number, [], day(1))
    await deliverOrder(number, day(2))
    const order = (await findOrder(number))!
    const lines = [{ position: 0, quantity: 1 }]
    await announceReturn(order, { lines, reason: 'other', note: '', language: 'en' }, day(5))
    await recountDays(day(6))
    expect(await listDaySales(periodOf(5), undefined)).toMatchObject([{ returns: 1, orders: 0 }])
  })

  test('take a refund that failed back from its day, though that was closed', async () => {
    const number = await aSaleAt(day(1), { country: 'FR' })
    await recordPaid(number, { at: day(1), reference: null }, day(1))
    await addRefund(number, onePiece, day(2))
    await payRefunds(number, { reference: 'SEPA-2' }, day(2))
    await recountDays(day(6))
    expect(await listDaySales(periodOf(2), 'FR')).toMatchObject([{ refunds: 1 }])
    const failed = { reference: 'SEPA-2', intent: null }
    await db.write((trx) => reopenRefunds(trx, number, failed, { secret: 's', now: day(6) }))
    takeLoggedErrors()
    await countDays(day(6))
    expect(sum(await listDaySales(periodOf(2), 'FR'), 'refunds')).toBe(0)
    await requireTaxReport(periodOf(0, 6))
  })

  test('lose no refund that fails while its day is counted', async () => {
    const number = await aSaleAt(day(1), { country: 'IE' })
    await recordPaid(number, { at: day(1), reference: null }, day(1))
    await addRefund(number, onePiece, day(2))
    await payRefunds(number, { reference: 'SEPA-3' }, day(2))
    await db.write((trx) => forgetDaysSince(trx, 0))
    const failed = { reference: 'SEPA-3', intent: null }
    between.run = async (counted) => {
      if (counted !== dayText(2)) return
      between.run = async () => {}
      await db.write((trx) => reopenRefunds(trx, number, failed, { secret: 's', now: day(6) }))
    }
    await countDays(day(6))
    takeLoggedErrors()
    await countDays(day(6))
    await requireTaxReport(periodOf(0, 6))
    expect(sum(await listDaySales(periodOf(2), 'IE'), 'refunds')).toBe(0)
  })

  test('are counted once for a day that is over, and again for today', async () => {
    await recountDays(day(6))
    const countedAt = async () =>
      new Map(
        (
          await db.read
            .selectFrom('countedDay')
            .select(['day', 'countedAt'])
            .where('clock', '=', homeTimeZone())
            .execute()
        ).map((row) => [row.day, row.countedAt]),
      )
    await countDays(day(6) + 60_000)
    const times = await countedAt()
    expect(times.get(dayText(5))).toBe(day(6))
    expect(times.get(dayText(6))).toBe(day(6) + 60_000)
  })

  test('say how many days are still to be counted', async () => {
    await recountDays(day(6))
    const whole = { from: '2026-01-01', until: '2026-12-31' }
    expect(await findCounting(whole, day(6))).toEqual({ at: day(6), missing: 0 })
    expect(await findCounting(whole, day(8))).toEqual({ at: day(6), missing: 2 })
    const before = { from: '2025-01-01', until: '2025-12-31' }
    expect(await findCounting(before, day(8))).toEqual({ at: null, missing: 0 })
  })

  test('are counted anew where an older version counted some by another clock', async () => {
    await recountDays(day(6))
    const counted = { clock: 'UTC', day: dayText(0), untilAt: day(1), countedAt: day(2) }
    await db.write((trx) => trx.insertInto('countedDay').values(counted).execute())
    await countDays(day(6))
    for (let n = 0; n < 6; n++) await requireTaxReport(periodOf(n))
  })

  test('begin and end with the clock of the home market, also as it changes to summer and back', async () => {
    const moments = [
      ['2026-03-28T22:59:59.999Z', '2026-03-28'],
      ['2026-03-28T23:00:00.000Z', '2026-03-29'],
      ['2026-03-29T21:59:59.999Z', '2026-03-29'],
      ['2026-03-29T22:00:00.000Z', '2026-03-30'],
      ['2026-10-24T21:59:59.999Z', '2026-10-24'],
      ['2026-10-24T22:00:00.000Z', '2026-10-25'],
      ['2026-10-25T22:59:59.999Z', '2026-10-25'],
      ['2026-10-25T23:00:00.000Z', '2026-10-26'],
    ] as const
    for (const [n, [moment]] of moments.entries())
      await aSaleAt(Date.parse(moment), { country: `Q${n}` })
    const now = Date.UTC(2026, 10, 1)
    await recountDays(now)
    replaceShopSettings({ ...sampleShopSettings, homeMarket: 'DE' })
    await countDays(now)
    const listRows = () =>
      db.read
        .selectFrom('daySale')
        .select(['day', 'country'])
        .where('country', 'like', 'Q%')
        .orderBy('country')
        .execute()
    const days = moments.map(([, local], n) => ({ day: local, country: `Q${n}` }))
    expect(await listRows()).toEqual(days)
    for (const day of ['2026-03-28', '2026-03-29', '2026-10-25'])
      await requireTaxReport({ from: day, until: day })
    await requireTaxReport({ from: '2026-03-01', until: '2026-10-31' })
    replaceShopSettings(sampleShopSettings)
    await countDays(now)
    expect((await listRows())[0]).toEqual({ day: '2026-03-29', country: 'Q0' })
  })
})

describe('the bestsellers', () => {
  test('are what is left of the orders of a period in one currency', async () => {
    const at = day(12)
    const query = { ...periodOf(12), currency: 'EUR', country: undefined, by: 'pieces' } as const
    const productOf = async (number: string) => {
      const { productId } = await db.read
        .selectFrom('orderLine')
        .select('productId')
        .where('orderNumber', '=', number)
        .executeTakeFirstOrThrow()
      return productId
    }
    const whole = await aSaleAt(at, { country: 'DE', unitMinor: 300 })
    const part = await aSaleAt(at, { country: 'FR', unitMinor: 9000 })
    const gone = await aSaleAt(at, { country: 'DE' })
    await aSaleAt(at, { country: 'IN', currency: 'INR' })
    await recordPaid(part, { at, reference: null }, at)
    await addRefund(part, onePiece, day(20))
    await cancelOrder(gone, 'shopkeeper', day(20))
    const [first, second] = [await productOf(whole), await productOf(part)]
    const found = await listBestsellers(query, at)
    expect(
      found.map(({ productId, pieces, grossMinor }) => [productId, pieces, grossMinor]),
    ).toEqual([
      [first, 2, 600],
      [second, 1, 9000],
    ])
    expect(found[0]!.name).toBe('The Moonstone')
    const highest = await listBestsellers({ ...query, by: 'turnover' }, at)
    expect(highest.map(({ productId }) => productId)).toEqual([second, first])
    const french = await listBestsellers({ ...query, country: 'FR' }, at)
    expect(french.map(({ productId }) => productId)).toEqual([second])
  })
})
