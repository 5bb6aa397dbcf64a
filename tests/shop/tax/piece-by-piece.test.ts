import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs } from '#app/i18n/format/day.ts'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import {
  deliverOrder,
  packOrder,
  shipOrder,
} from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { addRefund } from '#app/shop/ordering/payments/add-refund.server.ts'
import { payRefunds } from '#app/shop/ordering/fulfilment/pay-refunds.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { reportTaxes } from '#app/shop/ordering/payments/tax-report.server.ts'
import { announceReturn } from '#app/shop/ordering/returns/announce-return.server.ts'
import { receiveReturn } from '#app/shop/ordering/returns/receive-return.server.ts'
import { aSale, aSoldOrder, countryOf, now } from './sold-order.ts'

const afterDays = (n: number) => now + n * dayMs
async function report(number: string, from: number, until: number) {
  const rows = await reportTaxes(from, until)
  return rows.filter(({ country }) => country === countryOf(number))
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

/**
 * What the rows of a day say, and whether each rate has its sign. The delivery alone may rise at a rate, to which it moves
 * from another one.
 */
async function reportOf(number: string, day: number) {
  const rows = await report(number, afterDays(day), afterDays(day + 1))
  for (const { kind, grossMinor } of rows) if (grossMinor > 0) expect(kind).toBe('delivery')
  expect(sum(rows.map(({ grossMinor }) => grossMinor))).toBeLessThanOrEqual(0)
  for (const rate of new Set(rows.map(({ basisPoints }) => basisPoints))) {
    const own = rows.filter(({ basisPoints }) => basisPoints === rate)
    const [gross, tax, net] = (['grossMinor', 'taxMinor', 'netMinor'] as const).map((field) =>
      sum(own.map((row) => row[field])),
    )
    const signs = [tax! * gross! >= 0, net! * gross! >= 0]
    expect([...signs, gross !== 0 || tax === 0]).toEqual([true, true, true])
  }
  return rows
}

const ways = ['refund', 'return', 'return unpaid', 'cancel', 'cancel unpaid'] as const
type Way = (typeof ways)[number]

/** Takes one piece off an order, and pays it back. */
async function takeOff(number: string, way: Way, position: number, at: number): Promise<void> {
  const part = { position, quantity: 1 }
  if (way === 'refund')
    expect(await addRefund(number, { parts: [part] }, at)).toMatchObject({ ok: true })
  else if (way === 'return' || way === 'return unpaid') {
    const order = (await findOrder(number))!
    const about = { lines: [part], ...({ reason: 'other', note: '', language: 'en' } as const) }
    const announced = await announceReturn(order, about, at)
    if (!announced.ok) throw new Error(announced.reason)
    expect(await receiveReturn(announced.id, {}, at)).toMatchObject({ ok: true })
  } else {
    const cancelled = await cancelLines(number, [part], at)
    // The last piece of all is called off with its order.
    if (!cancelled.ok)
      expect(await cancelOrder(number, 'shopkeeper', at)).toMatchObject({ ok: true })
  }
  await payRefunds(number, { reference: 'SEPA' }, at)
}

async function prepare(number: string, way: Way) {
  if (!way.endsWith('unpaid')) await recordPaid(number, { at: now, reference: null }, now)
  if (!way.startsWith('return')) return
  const { deliveryMethod } = (await findOrder(number))!
  if (deliveryMethod === null) expect(await deliverOrder(number, now)).toEqual({ ok: true })
  else {
    await packOrder(number, now)
    await shipOrder(number, [], now)
  }
}

const aCase = aSale.chain((sale) =>
  fc.record({
    sale: fc.constant(sale),
    pieces: fc.shuffledSubarray(
      sale.lines.flatMap(({ quantity }, position) =>
        Array.from({ length: quantity }, () => position),
      ),
      { minLength: sale.lines.reduce((sum, { quantity }) => sum + quantity, 0) },
    ),
  }),
)

describe.each(ways)('an order of which every piece goes by itself: %s', (way) => {
  test('leaves nothing of its sums and taxes, and what was reported stays so', async () => {
    await fc.assert(
      fc.asyncProperty(aCase, async ({ sale, pieces }) => {
        const number = await aSoldOrder(sale)
        await prepare(number, way)
        const reported: unknown[] = []
        for (const [n, position] of pieces.entries()) {
          await takeOff(number, way, position, afterDays(n + 1))
          reported.push(await reportOf(number, n + 1))
        }
        expect(await report(number, now, afterDays(1000))).toEqual([])
        for (const [n, rows] of reported.entries())
          expect(await reportOf(number, n + 1)).toEqual(rows)
      }),
      { numRuns: 12 },
    )
  }, 180_000)
})

test('three pieces at 9.99 with 7 % leave no cent', async () => {
  const number = await aSoldOrder({
    lines: [{ unitMinor: 999, quantity: 3, taxKind: 'book', rate: 700 }],
    ...{ couponPercent: 0, deliveryMinor: 0 },
  })
  await prepare(number, 'refund')
  const taxes: number[] = []
  for (const n of [500, 501, 502]) {
    await takeOff(number, 'refund', 0, afterDays(n))
    taxes.push(...(await reportOf(number, n)).map(({ taxMinor }) => taxMinor))
  }
  expect(taxes).toEqual([-65, -66, -65])
})
