import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProductTable } from '#app/database/tables.ts'
import { db } from '#app/database/database.server.ts'
import { clearRatesCache } from '#app/shop/pricing/currency/rates.server.ts'
import { shippedRates } from '#app/shop/pricing/currency/shipped-rates.ts'
import { findPriceContext, listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'
import { priceOf } from '#app/shop/pricing/prices/price.ts'
import { aDiscount, aPrice, days, now } from './price-facts.ts'

const aProduct = (id: string, more: Partial<ProductTable> = {}): ProductTable => ({
  id,
  kind: 'goods',
  sku: id,
  sourceKey: `test:${id}`,
  sourceHash: '',
  workId: id,
  editionRank: 0,
  name: id,
  sortName: id,
  isNew: 0,
  ratingTenths: null,
  saleCount: 0,
  affiliateLink: null,
  hasVariants: 0,
  stock: null,
  supplyDays: null,
  outOfPrint: 0,
  datePublished: null,
  publishedAt: null,
  weightGrams: 100,
  mrpMinor: null,
  unitAmount: null,
  unitPer: null,
  art: '{}',
  sortPrice: null,
  createdAt: 0,
  updatedAt: 0,
  isbn13: null,
  format: null,
  inLanguage: '',
  originalLanguage: null,
  firstPublished: null,
  ebookContent: null,
  ebookFormat: null,
  ebookWords: null,
  ebookSize: null,
  numberOfPages: null,
  pagesEstimated: 0,
  editionStatement: null,
  seriesName: null,
  seriesNumber: null,
  publisher: null,
  hasPrintEdition: 0,
  ageFrom: null,
  ageTo: null,
  fixedPriceMarkets: '',
  makerName: null,
  makerPostalAddress: null,
  makerEmail: null,
  safetyWarning: null,
  responsibleName: null,
  responsiblePostalAddress: null,
  responsibleEmail: null,
  accessibility: null,
  ...more,
})

const many = Array.from({ length: 1250 }, (_, n) => `m${n}`)

beforeAll(() =>
  db.write(async (trx) => {
    await trx
      .insertInto('product')
      .values([
        aProduct('vase'),
        aProduct('unpriced'),
        aProduct('novel', { kind: 'book', format: 'hardback', fixedPriceMarkets: 'DE' }),
      ])
      .execute()
    for (let first = 0; first < many.length; first += 250) {
      const ids = many.slice(first, first + 250)
      await trx
        .insertInto('product')
        .values(ids.map((id) => aProduct(id)))
        .execute()
      await trx
        .insertInto('price')
        .values(ids.map((productId, n) => ({ id: `p-${productId}`, productId, ...aPrice(n + 1) })))
        .execute()
    }
    await trx
      .insertInto('price')
      .values([
        { id: 'p1', productId: 'vase', ...aPrice(10_000, { fromAt: days(-60) }) },
        { id: 'p2', productId: 'vase', ...aPrice(900, { currency: 'USD', market: 'US' }) },
        { id: 'p3', productId: 'vase', ...aPrice(8000, { untilAt: days(-60) }) },
        { id: 'p4', productId: 'vase', ...aPrice(7000, { untilAt: days(-200) }) },
        { id: 'p5', productId: 'novel', ...aPrice(2200, { currency: 'EUR', market: 'DE' }) },
      ])
      .execute()
    await trx
      .insertInto('discount')
      .values([
        { id: 'd1', offer: null, productId: 'vase', ...aDiscount(30) },
        { id: 'd2', offer: null, productId: 'vase', ...aDiscount(50, { untilAt: days(-5) }) },
        { id: 'd3', offer: null, productId: 'vase', ...aDiscount(9, { fromAt: 0, untilAt: 9 }) },
      ])
      .execute()
  }),
)
beforeEach(clearRatesCache)

describe('the price facts of products', () => {
  test('hold what the book or thing is, its prices and its discounts', async () => {
    const facts = await listPriceFacts(db.read, ['vase', 'novel'])
    expect([...facts.keys()].sort()).toEqual(['novel', 'vase'])
    expect(facts.get('novel')).toEqual({
      kind: 'book',
      format: 'hardback',
      fixedPriceMarkets: 'DE',
      prices: [aPrice(2200, { currency: 'EUR', market: 'DE' })],
      discounts: [],
    })
    expect(facts.get('vase')?.prices).toHaveLength(4)
    expect(facts.get('vase')?.discounts).toHaveLength(3)
  })

  test('leave out, given the time, what ended too long ago to matter', async () => {
    const vase = (await listPriceFacts(db.read, ['vase'], now)).get('vase')
    expect(vase?.prices.map((row) => row.amountMinor).sort()).toEqual([10_000, 8000, 900])
    expect(vase?.discounts.map((row) => row.percent).sort()).toEqual([30, 50])
  })

  test('are there for a product without a price, and not for an unknown one', async () => {
    const facts = await listPriceFacts(db.read, ['unpriced', 'unknown'], now)
    expect([...facts]).toEqual([
      [
        'unpriced',
        { kind: 'goods', format: null, fixedPriceMarkets: '', prices: [], discounts: [] },
      ],
    ])
  })

  test('are the same for an id asked twice, and none for no id', async () => {
    const facts = await listPriceFacts(db.read, ['novel', 'novel'])
    expect(facts.get('novel')?.prices).toHaveLength(1)
    expect((await listPriceFacts(db.read, [])).size).toBe(0)
  })

  test('are found for more products than fit one statement', async () => {
    const facts = await listPriceFacts(db.read, many, now)
    expect(facts.size).toBe(many.length)
    expect([...facts.values()].every((one) => one.prices.length === 1)).toBe(true)
  })

  test('are read inside a transaction, too', async () => {
    const facts = await db.write((trx) => listPriceFacts(trx, ['vase'], now))
    expect(facts.size).toBe(1)
  })
})

test('a price context holds the rates of now and their day, which an order keeps', async () => {
  const found = await findPriceContext('EUR', 'DE', now)
  expect(found).toMatchObject({
    currency: 'EUR',
    market: 'DE',
    now,
    rates: shippedRates.rates,
    rateDay: shippedRates.day,
  })
  const novel = (await listPriceFacts(db.read, ['novel'], now)).get('novel')!
  expect(priceOf(novel, found)).toEqual({ minor: 2200, currency: 'EUR', full: 2200 })
})
