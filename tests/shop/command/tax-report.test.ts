import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { runExport } from '#app/command/export.server.ts'
import { runTaxReport } from '#app/command/tax-report.server.ts'
import { db } from '#app/database/database.server.ts'
import { placeOrder } from '#app/shop/checkout/place-order.server.ts'
import { dayMs, dayOf } from '#app/shop/currency/day.ts'
import { partsOfOrder, partsOfRefund } from '#app/shop/tax/tax-parts.ts'
import { containedTax } from '#app/shop/tax/tax.ts'
import { aBook, aThing } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import { runLine } from './run-command.ts'

const now = Date.now()
const today = dayOf(now)
const numbers: string[] = []

async function order(country: 'DE' | 'IN') {
  const facts = { country, currency: country === 'DE' ? 'EUR' : 'INR', now } as const
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
  return JSON.parse(printed) as { rows: Row[]; refundsWithoutLines: object[] }
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

const refund = (facts: { returnId: string | null; amountMinor: number; id: string }) =>
  db.write((t) =>
    t
      .insertInto('refund')
      .values({
        ...facts,
        orderNumber: numbers[0]!,
        reason: 'returned',
        state: 'done',
        createdAt: now,
        dueAt: now,
        doneAt: now,
        reference: null,
      })
      .execute(),
  )

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
    const yesterday = dayOf(now - dayMs)
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

  test('takes a refund off the lines that it names, and tells one that names none', async () => {
    const before = (await report()).rows
    const { lines } = await stated(numbers[0]!)
    const book = lines.find(({ taxKind }) => taxKind === 'book')!
    await db.write(async (t) => {
      await t
        .insertInto('orderReturn')
        .values({
          ...{ id: 'back', orderNumber: numbers[0]!, kind: 'return', reason: null, note: null },
          ...{ state: 'refunded', announcedAt: now, receivedAt: now, settledAt: now },
        })
        .execute()
      await t
        .insertInto('orderReturnLine')
        .values({ returnId: 'back', position: book.position, quantity: 1 })
        .execute()
    })
    await refund({ id: 'r1', returnId: 'back', amountMinor: book.unitMinor })
    await refund({ id: 'r2', returnId: null, amountMinor: 123 })
    const { rows, refundsWithoutLines } = await report()
    const of = (all: Row[], field: 'gross' | 'tax', kind: string) =>
      cents(all.find((row) => row.country === 'DE' && row.kind === kind)![field])
    expect(of(before, 'gross', 'book') - of(rows, 'gross', 'book')).toBe(book.unitMinor)
    expect(of(before, 'tax', 'book') - of(rows, 'tax', 'book')).toBe(
      containedTax(book.unitMinor, 700),
    )
    expect(of(rows, 'gross', 'goods')).toBe(of(before, 'gross', 'goods'))
    expect(refundsWithoutLines).toEqual([
      { country: 'DE', currency: 'EUR', refunds: 1, gross: '1.23' },
    ])
    const { printed } = await runLine(runTaxReport, `--from ${today} --to ${today} --csv`)
    expect(printed).toContain('DE,EUR,,refunds-without-lines,,,-1.23\n')
    expect((await runLine(runTaxReport, `--from ${today} --to ${today}`)).printed).toContain(
      '1 refunds name no lines',
    )
  })

  test('leaves cancelled orders out', async () => {
    await db.write((t) =>
      t
        .updateTable('customerOrder')
        .set({ state: 'cancelled' })
        .where('number', 'in', numbers)
        .execute(),
    )
    expect(await report()).toMatchObject({ rows: [], refundsWithoutLines: [] })
  })
})

describe('a refund taken apart', () => {
  const line = (position: number, lineMinor: number, rate: number | null) => ({
    ...{
      position,
      quantity: 2,
      lineMinor,
      discountMinor: 0,
      taxKind: 'book',
      taxBasisPoints: rate,
    },
  })
  const taxed = {
    totalMinor: 1500,
    lines: [line(0, 1000, 700)],
    taxes: [{ basisPoints: 700, grossMinor: 1500, taxMinor: 98 }],
  }

  test('of the whole order is the order', () => {
    expect(partsOfRefund(1500, [], taxed)).toEqual({ parts: partsOfOrder(taxed), left: 0 })
  })

  test('above its lines goes over the delivery, and the rest is nobody’s', () => {
    const { parts, left } = partsOfRefund(1450, [{ position: 0, quantity: 1 }], taxed)
    expect(parts.map(({ kind, grossMinor }) => [kind, grossMinor])).toEqual([
      ['book', 500],
      ['delivery', 500],
    ])
    expect(left).toBe(450)
  })

  test('below its lines is shared out over them', () => {
    const { parts, left } = partsOfRefund(300, [{ position: 0, quantity: 1 }], taxed)
    expect([parts[0]?.grossMinor, left]).toEqual([300, 0])
  })
})

describe('shop export orders', () => {
  test('has a row for each line, in which no cell is a formula', async () => {
    const { printed } = await runLine(runExport, 'orders --csv')
    const rows: Record<string, string>[] = parse(printed, { columns: true })
    expect(rows).toHaveLength(4)
    const own = rows.filter((row) => row.order === numbers[0])
    expect(own.map((row) => row.line)).toEqual(['1', '2'])
    expect(own.find((row) => row.tax_kind === 'book')).toMatchObject({
      ...{ line_name: "'=Book", quantity: '2', tax_percent: '7', currency: 'EUR', country: 'DE' },
    })
    const gross = own.reduce((sum, row) => sum + cents(row.line_price!), cents(own[0]!.delivery!))
    expect(gross).toBe((await stated(numbers[0]!)).totalMinor)
  })
})
