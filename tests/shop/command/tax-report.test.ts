import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { runExport } from '#app/command/catalogue/export.server.ts'
import { runRefund } from '#app/command/orders/refund.server.ts'
import { runTaxReport } from '#app/command/orders/tax-report.server.ts'
import { db } from '#app/database/database.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { homeTimeZone, localDayOf, startOfDay } from '#app/i18n/format/time-zones.ts'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { moveOrder } from '#app/shop/ordering/orders/move-order.server.ts'
import { payRefunds } from '#app/shop/ordering/fulfilment/pay-refunds.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import {
  partsInTurn,
  partsOfOrder,
  type LineReduction,
  type TaxedOrder,
  type TaxPart,
} from '#app/shop/ordering/payments/tax-parts.ts'
import { containedTax } from '#app/shop/pricing/tax/tax.ts'
import { aBook, aThing, eBookWithFile } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import { aPaidOrder as aPaid, aPlacedOrder as aPlaced, aSentOrder } from '../orders/placed.ts'
import { runLine } from './run-command.ts'

const aPaidOrder = async () => {
  const books = [await aBook(), await aBook()]
  return aPaid({ wanted: books })
}

const homeDayOf = (at: number) => localDayOf(at, homeTimeZone())

const now = Date.now()
const today = homeDayOf(now)
const numbers: string[] = []

async function order(country: 'DE' | 'IN', at = now) {
  const facts = { country, currency: country === 'DE' ? 'EUR' : 'INR', now: at } as const
  const book = await aBook({ name: '=Book' })
  const mug = await aThing()
  const visitor = await aVisitor([{ productId: book, quantity: 2 }, { productId: mug }], facts)
  const placed = await placeOrder(await aPlacing(visitor, facts))
  if (!placed.ok) throw new Error('not placed')
  numbers.push(placed.number)
}

type Row = {
  country: string
  kind: string
  ratePercent: number
  net: string
  tax: string
  gross: string
}

async function report(from = today, to = today) {
  const { printed } = await runLine(runTaxReport, `--from ${from} --to ${to} --json`)
  return JSON.parse(printed) as { rows: Row[] }
}

const cents = (text: string) => Math.round(Number(text) * 100)
const sumOf = (rows: Row[], field: 'net' | 'tax' | 'gross', country: string) =>
  rows.filter((row) => row.country === country).reduce((sum, row) => sum + cents(row[field]), 0)

const stated = async (number: string) => ({
  ...(await db.read
    .selectFrom('customerOrder')
    .select('totalMinor')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()),
  taxes: await db.read
    .selectFrom('orderTax')
    .selectAll()
    .where('orderNumber', '=', number)
    .execute(),
  lines: await db.read
    .selectFrom('orderLine')
    .selectAll()
    .where('orderNumber', '=', number)
    .execute(),
})

const refund = ({ position, ...facts }: { amountMinor: number; id: string; position?: number }) =>
  db.write(async (trx) => {
    const orderNumber = numbers[0]!
    await trx
      .insertInto('refund')
      .values({
        ...{ ...facts, orderNumber, returnId: null, reason: 'goodwill', state: 'done' },
        ...{ createdAt: now, dueAt: now, doneAt: now, reference: null },
      })
      .execute()
    if (position === undefined) return
    await trx
      .insertInto('refundLine')
      .values({
        ...{ orderNumber, position, fromPiece: 0, quantity: 1, amountMinor: facts.amountMinor },
        ...{ refundId: facts.id, returnId: null, isCancelled: 0, at: now },
      })
      .execute()
  })

beforeAll(async () => {
  await order('DE')
  await order('IN')
})

describe('shop tax-report', () => {
  test('sums what the orders stated, to the cent, by country, rate and kind', async () => {
    const { rows } = await report()
    const german = await stated(numbers[0]!)
    expect(sumOf(rows, 'gross', 'DE')).toBe(german.totalMinor)
    const tax = german.taxes.reduce((sum, one) => sum + one.taxMinor, 0)
    expect(sumOf(rows, 'tax', 'DE')).toBe(tax)
    expect(sumOf(rows, 'net', 'DE')).toBe(german.totalMinor - tax)
    expect(
      rows.filter(({ country }) => country === 'DE').map((row) => [row.ratePercent, row.kind]),
    ).toEqual([
      [19, 'delivery'],
      [19, 'goods'],
      [7, 'book'],
      [7, 'delivery'],
    ])
    expect(sumOf(rows, 'gross', 'IN')).toBe((await stated(numbers[1]!)).totalMinor)
  })

  test('takes both days as a whole, and no other', async () => {
    const yesterday = homeDayOf(now - dayMs)
    expect((await report(yesterday, yesterday)).rows).toEqual([])
    const { code, printed } = await runLine(runTaxReport, `--from ${yesterday} --to ${yesterday}`)
    expect([code, printed]).toEqual([0, 'No orders in this time.\n'])
    for (const line of [
      '',
      `--from ${today}`,
      `--from ${today} --to ${yesterday}`,
      '--from x --to y',
    ])
      expect((await runLine(runTaxReport, line)).code, line).toBe(1)
  })

  test('takes a refund off the lines that it names, and one that names none off all that is left', async () => {
    const before = (await report()).rows
    const { lines } = await stated(numbers[0]!)
    const book = lines.find(({ taxKind }) => taxKind === 'book')!
    await refund({ id: 'r1', amountMinor: book.unitMinor, position: book.position })
    const named = (await report()).rows
    await refund({ id: 'r2', amountMinor: 123 })
    const { rows } = await report()
    const of = (all: Row[], field: 'gross' | 'tax', kind: string) =>
      cents(all.find((row) => row.country === 'DE' && row.kind === kind)![field])
    const less = (field: 'gross' | 'tax', kind: string) =>
      of(before, field, kind) - of(named, field, kind)
    expect([less('gross', 'book'), less('gross', 'goods')]).toEqual([book.unitMinor, 0])
    expect(less('tax', 'book')).toBe(containedTax(book.unitMinor, 700))
    expect(sumOf(named, 'gross', 'DE') - sumOf(rows, 'gross', 'DE')).toBe(123)
    for (const kind of ['book', 'goods'])
      expect(of(rows, 'gross', kind), kind).toBeLessThan(of(named, 'gross', kind))
  })

  test('leaves a cancelled order in its quarter, and takes off what is left of it in that of the end', async () => {
    const soon = now + 100 * dayMs
    const [before, later] = [await report(), homeDayOf(soon)]
    await db.write(async (trx) => {
      for (const number of numbers) await moveOrder(trx, number, 'cancelled', soon)
    })
    expect(await report()).toEqual(before)
    const minus = await report(later, later)
    const none = (rows: Row[]) => rows.map((row) => [row.country, row.kind, row.ratePercent])
    expect(none(minus.rows)).toEqual(none(before.rows))
    for (const country of ['DE', 'IN'])
      for (const field of ['net', 'tax', 'gross'] as const)
        expect(sumOf(minus.rows, field, country)).toBe(-sumOf(before.rows, field, country))
    // Together nothing is left of them.
    expect(await report(today, later)).toEqual({
      ...{ from: today, to: later, rows: [] },
    })
  })

  test('takes lines that were called off from the day of that, and not again when they are paid back', async () => {
    const number = await aPaidOrder()
    const [first, second] = [homeDayOf(now + 200 * dayMs), homeDayOf(now + 300 * dayMs)]
    const { lines } = await stated(number)
    const cancelled = await cancelLines(number, [{ position: 0, quantity: 1 }], Date.parse(first))
    expect(cancelled).toMatchObject({ ok: true, refundMinor: lines[0]!.unitMinor })
    await payRefunds(number, { reference: 'SEPA' }, Date.parse(second))
    const { rows } = await report(first, first)
    expect(rows.map(({ kind, gross }) => [kind, cents(gross)])).toEqual([
      [lines[0]!.taxKind, -lines[0]!.unitMinor],
    ])
    expect(await report(second, second)).toMatchObject({ rows: [] })
  })

  test('takes the delivery off with the last line that would have been sent, though it was never paid', async () => {
    const mug = await aThing({ price: 9_900 })
    const number = await aPlaced({ wanted: [mug, await eBookWithFile()] })
    const day = homeDayOf(now + 350 * dayMs)
    const { lines, totalMinor } = await stated(number)
    const stored = lines.find(({ taxKind }) => taxKind === 'e-book')!
    const position = lines.findIndex(({ taxKind }) => taxKind === 'goods')
    await cancelLines(number, [{ position, quantity: 1 }], Date.parse(day))
    expect(sumOf((await report(day, day)).rows, 'gross', 'IN')).toBe(stored.lineMinor - totalMinor)
  })

  test('takes no delivery off a second time where all was paid back before', async () => {
    const mug = await aThing({ price: 9_900 })
    const number = await aPaid({ wanted: [mug, await eBookWithFile()] })
    const [first, second] = [homeDayOf(now + 360 * dayMs), homeDayOf(now + 370 * dayMs)]
    const { lines, totalMinor } = await stated(number)
    const amount = (totalMinor / 100).toFixed(2)
    await runLine(runRefund, `${number} --amount ${amount} --reference SEPA`, {
      now: Date.parse(first),
    })
    const position = lines.findIndex(({ taxKind }) => taxKind === 'goods')
    const cancelled = await cancelLines(number, [{ position, quantity: 1 }], Date.parse(second))
    expect(cancelled).toMatchObject({ ok: true, refundMinor: 0 })
    expect((await report(second, second)).rows).toEqual([])
  })

  test('takes an order that came back unpaid off on the day of that, and no money that came late', async () => {
    const number = await aSentOrder()
    const day = homeDayOf(now + 400 * dayMs)
    await db.write((trx) => moveOrder(trx, number, 'returned', Date.parse(day)))
    const { totalMinor } = await stated(number)
    const minus = async () => sumOf((await report(day, day)).rows, 'gross', 'IN')
    expect(await minus()).toBe(-totalMinor)
    const late = Date.parse(day) + dayMs
    await recordPaid(number, { at: late, reference: null }, late)
    await payRefunds(number, { reference: 'SEPA' }, late)
    expect(await minus()).toBe(-totalMinor)
    expect((await report(homeDayOf(late), homeDayOf(late))).rows).toEqual([])
  })
})

describe('a refund taken apart', () => {
  const line = (position: number, lineMinor: number, rate: number | null) => ({
    ...{ position, quantity: 2, unitMinor: lineMinor / 2, lineMinor, discountMinor: 0 },
    ...({ kind: 'book', format: 'paperback', taxKind: 'book', taxBasisPoints: rate } as const),
  })
  const taxed = {
    totalMinor: 1500,
    deliveryMinor: 500,
    lines: [line(0, 1000, 700)],
    taxes: [{ basisPoints: 700, grossMinor: 1500, taxMinor: 98 }],
  }

  const refunded = (amountMinor: number, lines: LineReduction[], order: TaxedOrder = taxed) => {
    const { offs, left } = partsInTurn(order, [{ amountMinor, lines }])
    return { parts: offs[0]!, left }
  }

  test('of the whole order is the order', () => {
    expect(refunded(1500, [])).toEqual({ parts: partsOfOrder(taxed), left: [] })
  })

  test('above its lines goes over the delivery first, and the rest over all that is left', () => {
    const { parts, left } = refunded(1450, [{ position: 0, quantity: 1, amountMinor: 500 }])
    const short = (all: TaxPart[]) => all.map(({ kind, grossMinor }) => [kind, grossMinor])
    expect(short(parts)).toEqual([
      ['book', 950],
      ['delivery', 500],
    ])
    expect(short(left)).toEqual([['book', 50]])
  })

  test('takes nothing off twice', () => {
    const whole = { amountMinor: 1500, lines: [] }
    expect(partsInTurn(taxed, [whole, whole])).toEqual({
      offs: [partsOfOrder(taxed), []],
      left: [],
    })
  })

  const lampAndBook = {
    ...{ totalMinor: 5500, deliveryMinor: 500 },
    lines: [line(0, 2000, 700), { ...line(1, 3000, 1900), taxKind: 'goods' }],
    taxes: [
      { basisPoints: 1900, grossMinor: 3300, taxMinor: 527 },
      { basisPoints: 700, grossMinor: 2200, taxMinor: 144 },
    ],
  }
  const lamp = (quantity: number, amountMinor: number) => [{ position: 1, quantity, amountMinor }]

  test('leaves the delivery to the goods that remain, at their rates', () => {
    const { parts, left } = refunded(3000, lamp(2, 3000), lampAndBook)
    const short = (all: TaxPart[]) =>
      all.map((part) => [part.kind, part.basisPoints, part.grossMinor, part.taxMinor])
    expect(short(left)).toEqual([
      ['book', 700, 2000, 131],
      ['delivery', 700, 500, 33],
    ])
    expect(short(parts)).toEqual([
      ['goods', 1900, 3000, 479],
      ['delivery', 1900, 300, 48],
      ['delivery', 700, -300, -20],
    ])
  })

  test('shares the delivery by shown prices where a coupon left nothing to pay', () => {
    const free = (one: (typeof lampAndBook.lines)[number]) => ({
      ...one,
      discountMinor: one.lineMinor,
    })
    const order = {
      ...{ ...lampAndBook, totalMinor: 500, lines: lampAndBook.lines.map(free) },
      taxes: [
        { basisPoints: 1900, grossMinor: 300, taxMinor: 48 },
        { basisPoints: 700, grossMinor: 200, taxMinor: 13 },
      ],
    }
    const { parts, left } = refunded(0, lamp(2, 0), order)
    expect(left).toEqual([{ kind: 'delivery', basisPoints: 700, grossMinor: 500, taxMinor: 33 }])
    expect(parts.map(({ grossMinor }) => grossMinor)).toEqual([300, -300])
  })

  test('bears the rate of each line that it names', () => {
    const order = {
      ...{ lines: [line(0, 1000, 700), { ...line(1, 500, 1900), taxKind: 'goods' }] },
      ...{ totalMinor: 1500, deliveryMinor: 0 },
      taxes: [
        { basisPoints: 1900, grossMinor: 500, taxMinor: 80 },
        { basisPoints: 700, grossMinor: 1000, taxMinor: 65 },
      ],
    }
    const named = [
      { position: 0, quantity: 1, amountMinor: 107 },
      { position: 1, quantity: 1, amountMinor: 119 },
    ]
    const { parts } = refunded(226, named, order)
    expect(parts.map((part) => [part.kind, part.grossMinor, part.taxMinor])).toEqual([
      ['goods', 119, 19],
      ['book', 107, 7],
    ])
  })
})

describe('shop export orders', () => {
  test('has a row for each line, in which no cell is a formula', async () => {
    const { printed } = await runLine(runExport, 'orders --csv')
    const rows: Record<string, string>[] = parse(printed, { columns: true })
    expect(rows).toHaveLength(11)
    const own = rows.filter((row) => row.order === numbers[0])
    expect(own.map((row) => row.line)).toEqual(['1', '2'])
    expect(own.find((row) => row.tax_kind === 'book')).toMatchObject({
      ...{ line_name: "'=Book", quantity: '2', tax_percent: '7', currency: 'EUR', country: 'DE' },
    })
    const gross = own.reduce((sum, row) => sum + cents(row.line_price!), cents(own[0]!.delivery!))
    expect(gross).toBe((await stated(numbers[0]!)).totalMinor)
  })
})

test('the days of the tax report begin and end with the clock of the home market', async () => {
  const [day, next] = [homeDayOf(now + 150 * dayMs), homeDayOf(now + 151 * dayMs)]
  const midnight = startOfDay(next, homeTimeZone())
  await order('IN', midnight - 1)
  expect((await report(next, next)).rows).toEqual([])
  expect((await report(day, day)).rows).not.toEqual([])
  await order('IN', midnight)
  expect((await report(next, next)).rows).not.toEqual([])
})
