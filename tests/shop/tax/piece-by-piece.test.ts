import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { spreadOver } from '#app/shop/pricing/tax/spread-over.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
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
import { taxByRate, type TaxKind } from '#app/shop/pricing/tax/tax.ts'
import { announceReturn } from '#app/shop/ordering/returns/announce-return.server.ts'
import { receiveReturn } from '#app/shop/ordering/returns/receive-return.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'

const now = Date.now()

/** Each order is of a country of its own, so that a report tells it from the others. */
const countryOf = (number: string) => `X${number}`

type Line = { unitMinor: number; quantity: number; taxKind: TaxKind; rate: number | null }
type Sold = { lines: Line[]; couponPercent: number; deliveryMinor: number }

/** Writes an order as the checkout does, of any prices and rates; answers with its number. */
async function anOrder({ lines, couponPercent, deliveryMinor: requested }: Sold): Promise<string> {
  const productId = await aBook({ stock: 10_000 })
  const number = newOrderNumber()
  const country = countryOf(number)
  const isFile = ({ taxKind }: Line) => taxKind.startsWith('e-book')
  const deliveryMinor = lines.every(isFile) ? 0 : requested
  const gross = lines.map(({ unitMinor, quantity }) => unitMinor * quantity)
  const goodsMinor = gross.reduce((sum, one) => sum + one, 0)
  const discountMinor = Math.floor((goodsMinor * couponPercent) / 100)
  const shares = spreadOver(
    discountMinor,
    gross.map((minor, n) => ({ id: String(n), minor })),
  )
  const taxed = lines.map((line, n) => ({
    grossMinor: gross[n]! - shares[n]!,
    basisPoints: line.rate,
    isSent: !isFile(line),
  }))
  await db.write(async (trx) => {
    await trx
      .insertInto('customerOrder')
      .values({
        ...{ number, checkoutToken: number, visitor: '', customer: null, placedAt: now },
        ...{ state: 'received', paymentState: 'due', paymentMethod: 'invoice' },
        ...{ language: 'en', currency: 'EUR', rate: 1, rateDay: '2026-11-21' },
        ...{ email: 'a@b.test', emailFolded: 'a@b.test', telephone: null, name: 'A' },
        ...{ addressLine1: '1', addressLine2: null, postcode: '1', city: 'B', region: null },
        ...{ country, deliveryMethod: lines.every(isFile) ? null : 'post', deliveryMinor },
        ...{ goodsMinor, couponCode: null, discountMinor, ebookConsent: 1, origin: '' },
        ...{ unreserved: 0, unpaidUntil: null },
        totalMinor: goodsMinor - discountMinor + deliveryMinor,
      })
      .execute()
    for (const [position, line] of lines.entries())
      await trx
        .insertInto('orderLine')
        .values({
          ...{ orderNumber: number, position, productId, kind: 'book', name: 'P', author: null },
          ...{ color: '', size: '', variantName: null, dispatchWords: null, tookStock: 0 },
          ...{ unitMinor: line.unitMinor, quantity: line.quantity, lineMinor: gross[position]! },
          ...{ discountMinor: shares[position]!, taxKind: line.taxKind },
          ...{ taxBasisPoints: line.rate, format: isFile(line) ? 'e-book' : 'paperback' },
        })
        .execute()
    for (const tax of taxByRate(taxed, deliveryMinor))
      await trx
        .insertInto('orderTax')
        .values({ orderNumber: number, ...tax })
        .execute()
    await trx
      .insertInto('orderEvent')
      .values({ orderNumber: number, at: now, state: 'received' })
      .execute()
  })
  return number
}

const afterDays = (n: number) => now + n * dayMs
async function report(number: string, from: number, until: number) {
  const { rows, unallocatedRefunds } = await reportTaxes(from, until)
  const isOwn = (one: { country: string }) => one.country === countryOf(number)
  return { rows: rows.filter(isOwn), unallocatedRefunds: unallocatedRefunds.filter(isOwn) }
}

/** What the rows of a day say, and whether each has its sign. */
async function reportOf(number: string, day: number) {
  const { rows } = await report(number, afterDays(day), afterDays(day + 1))
  for (const { grossMinor, taxMinor, netMinor } of rows)
    expect([grossMinor <= 0, taxMinor <= 0, netMinor <= 0]).toEqual([true, true, true])
  return rows
}

type Way = 'refund' | 'return' | 'cancel' | 'cancel unpaid'
const ways: Way[] = ['refund', 'return', 'cancel', 'cancel unpaid']

/** Takes one piece off an order, and pays it back. */
async function takeOff(number: string, way: Way, position: number, at: number): Promise<void> {
  const part = { position, quantity: 1 }
  if (way === 'refund')
    expect(await addRefund(number, { parts: [part] }, at)).toMatchObject({ ok: true })
  else if (way === 'return') {
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
  if (way !== 'cancel unpaid') await recordPaid(number, { at: now, reference: null }, now)
  if (way !== 'return') return
  const { deliveryMethod } = (await findOrder(number))!
  if (deliveryMethod === null) expect(await deliverOrder(number, now)).toEqual({ ok: true })
  else {
    await packOrder(number, now)
    await shipOrder(number, [], now)
  }
}

const kinds: TaxKind[] = ['book', 'e-book', 'e-book-only', 'audiobook', 'goods']
const rates = [null, 0, 500, 550, 700, 1000, 1800, 1900, 2000, 2700]
const aSale = fc
  .record({
    lines: fc.array(
      fc.record({
        unitMinor: fc.oneof(fc.integer({ min: 3, max: 120 }), fc.integer({ min: 3, max: 99_999 })),
        quantity: fc.integer({ min: 1, max: 3 }),
        taxKind: fc.constantFrom(...kinds),
        rate: fc.constantFrom(...rates),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    couponPercent: fc.constantFrom(0, 0, 7, 10, 33),
    deliveryMinor: fc.constantFrom(0, 1, 499, 4900),
  })
  // All of one kind bear one rate, in one country on one day.
  .map((sale) => ({
    ...sale,
    lines: sale.lines.map((line) => ({
      ...line,
      rate: sale.lines.find(({ taxKind }) => taxKind === line.taxKind)!.rate,
    })),
  }))
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
        const number = await anOrder(sale)
        await prepare(number, way)
        const reported: unknown[] = []
        for (const [n, position] of pieces.entries()) {
          await takeOff(number, way, position, afterDays(n + 1))
          reported.push(await reportOf(number, n + 1))
        }
        expect(await report(number, now, afterDays(1000))).toEqual({
          rows: [],
          unallocatedRefunds: [],
        })
        for (const [n, rows] of reported.entries())
          expect(await reportOf(number, n + 1)).toEqual(rows)
      }),
      { numRuns: 12 },
    )
  }, 180_000)
})

test('three pieces at 9.99 with 7 % leave no cent', async () => {
  const number = await anOrder({
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
