import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { containedTax, taxByRate, taxKindOf } from '#app/shop/pricing/tax/tax.ts'
import { findTaxRates } from '#app/shop/pricing/tax/tax.server.ts'

const today = '2026-09-30'

describe('what kind of product it is for tax', () => {
  test.each([
    ['book', 'hardback', 1, 'book'],
    ['book', 'paperback', 0, 'book'],
    ['book', null, 0, 'book'],
    ['book', 'e-book', 1, 'e-book'],
    ['book', 'e-book', 0, 'e-book-only'],
    ['book', 'audiobook-cd', 1, 'audiobook'],
    ['goods', null, 0, 'goods'],
  ] as const)('a %s as %s (print edition: %i) is %s', (kind, format, hasPrintEdition, taxKind) => {
    expect(taxKindOf({ kind, format, hasPrintEdition })).toBe(taxKind)
  })
})

describe('the starting tax rates (law.md)', () => {
  test.each([
    ['IN', 0, 500, 1800, 1800, 1800],
    ['DE', 700, 700, 700, 700, 1900],
    ['FR', 550, 550, 550, 550, 2000],
    ['GB', 0, 0, 0, 2000, 2000],
    ['AT', 1000, 1000, 1000, 2000, 2000],
  ])('of %s', async (country, book, eBook, eBookOnly, audiobook, goods) => {
    expect(await findTaxRates(country, today)).toEqual({
      book,
      'e-book': eBook,
      'e-book-only': eBookOnly,
      audiobook,
      goods,
    })
  })

  test.each(['US', 'CH', 'JP', ''])('are none in %o', async (country) => {
    expect(new Set(Object.values(await findTaxRates(country, today)))).toEqual(new Set([null]))
  })

  test('are there for all 27 states of the EU, of every kind', async () => {
    const rows = await db.read.selectFrom('taxRate').selectAll().execute()
    expect(new Set(rows.map((row) => row.country)).size).toBe(29)
    expect(rows).toHaveLength(29 * 5)
  })

  test('are followed by newer ones on their day, not before', async () => {
    await db.write((trx) =>
      trx
        .insertInto('taxRate')
        .values([
          { country: 'DE', kind: 'goods', fromDay: '2027-01-01', basisPoints: 2000 },
          { country: 'DE', kind: 'goods', fromDay: '2028-07-01', basisPoints: 2100 },
        ])
        .execute(),
    )
    const on = async (day: string) => (await findTaxRates('DE', day)).goods
    expect(await on('2026-12-31')).toBe(1900)
    expect(await on('2027-01-01')).toBe(2000)
    expect(await on('2028-06-30')).toBe(2000)
    expect(await on('2030-01-01')).toBe(2100)
  })
})

describe('tax contained in a price', () => {
  test.each([
    [11_900, 1900, 1900],
    [1070, 700, 70],
    [1055, 550, 55],
    [999, 0, 0],
    [3, 2000, 1], // 0.5
    [2, 2000, 0], // 0.33
    [9_007_199_254_740_991, 10_000, 4_503_599_627_370_496],
  ])('%i at %i hundredths of a percent holds %i', (gross, rate, tax) => {
    expect(containedTax(gross, rate)).toBe(tax)
  })

  test('is in India twice the rounded half, so that the Union and the state have as much', () => {
    expect([containedTax(21_900, 500, 'IN'), containedTax(21_900, 500, 'DE')]).toEqual([1042, 1043])
  })
})

describe('tax by rate', () => {
  const line = (grossMinor: number, basisPoints: number | null, isSent = true) => ({
    grossMinor,
    basisPoints,
    isSent,
  })

  test('sums lines of one rate before the tax is worked out', () => {
    expect(taxByRate([line(3, 2000), line(3, 2000), line(1070, 700)], 0)).toEqual([
      { basisPoints: 2000, grossMinor: 6, taxMinor: 1 },
      { basisPoints: 700, grossMinor: 1070, taxMinor: 70 },
    ])
  })

  test('gives the delivery cost the rates of the goods, in proportion', () => {
    expect(taxByRate([line(3000, 1900), line(1000, 700)], 400)).toMatchObject([
      { basisPoints: 1900, grossMinor: 3300 },
      { basisPoints: 700, grossMinor: 1100 },
    ])
  })

  test('loses no cent of the delivery: what is left goes to the largest remainder', () => {
    expect(taxByRate([line(1000, 1900), line(2000, 700)], 100)).toMatchObject([
      { basisPoints: 1900, grossMinor: 1033 },
      { basisPoints: 700, grossMinor: 2067 },
    ])
  })

  test('of equal remainders gives it to the higher rate', () => {
    const lines = [line(1000, 700), line(1000, 1900)]
    expect(taxByRate(lines, 1).map((one) => one.grossMinor)).toEqual([1001, 1000])
    expect(taxByRate(lines.reverse(), 1).map((one) => one.grossMinor)).toEqual([1001, 1000])
  })

  test('asks e-books for no part of the delivery cost', () => {
    expect(taxByRate([line(5000, 550, false), line(1000, 2000)], 300)).toMatchObject([
      { basisPoints: 2000, grossMinor: 1300 },
      { basisPoints: 550, grossMinor: 5000 },
    ])
  })

  test('shows a rate of nothing, and leaves out what bears no tax', () => {
    expect(taxByRate([line(1000, 0)], 100)).toEqual([
      { basisPoints: 0, grossMinor: 1100, taxMinor: 0 },
    ])
    expect(taxByRate([line(1000, null)], 100)).toEqual([])
  })

  test('is nothing for an empty cart', () => {
    expect(taxByRate([], 0)).toEqual([])
  })
})
