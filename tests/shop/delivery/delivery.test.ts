import { afterEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { Country } from '#app/i18n/markets.ts'
import { convert, rateUnit, type Currency, type Rates } from '#app/i18n/currency.ts'
import { shippedRates } from '#app/shop/pricing/currency/shipped-rates.ts'
import {
  freeDeliveryOf,
  offerDelivery,
  type ParcelLine,
} from '#app/shop/pricing/delivery/delivery.ts'
import {
  listDelivery,
  listDeliveryCountries,
  listDeliveryRates,
} from '#app/shop/pricing/delivery/delivery.server.ts'

const rates: Rates = {
  INR: rateUnit,
  USD: rateUnit / 100n,
  EUR: rateUnit / 200n,
  GBP: rateUnit / 400n,
}

const aLine = (lineMinor: number, more: Partial<ParcelLine> = {}): ParcelLine => ({
  kind: 'goods',
  format: null,
  weightGrams: 100,
  quantity: 1,
  lineMinor,
  ...more,
})
const aBook = (lineMinor: number, more: Partial<ParcelLine> = {}) =>
  aLine(lineMinor, { kind: 'book', format: 'paperback', ...more })
const anEBook = (lineMinor: number) =>
  aLine(lineMinor, { kind: 'book', format: 'e-book', weightGrams: 0 })

const deliver = (market: Country, currency: Currency, ...lines: ParcelLine[]) =>
  listDelivery({ market, currency, rates, lines })

/** What each method costs. */
async function costs(market: Country, currency: Currency, ...lines: ParcelLine[]) {
  const { ok, ...offer } = await deliver(market, currency, ...lines)
  if (!ok || !('options' in offer)) return offer
  return Object.fromEntries(offer.options.map(({ method, minor }) => [method, minor]))
}

describe('delivery', () => {
  test('in India is ₹49 by post, free from ₹999, and ₹149 by courier', async () => {
    expect(await costs('IN', 'INR', aLine(99_899))).toEqual({ post: 4900, courier: 14_900 })
    expect(await costs('IN', 'INR', aLine(99_900))).toEqual({ post: 0, courier: 14_900 })
  })

  test('in Germany is €3.90 by post, free from €35, books included', async () => {
    expect(await costs('DE', 'EUR', aBook(3499))).toMatchObject({ post: 390 })
    expect(await costs('DE', 'EUR', aBook(3500))).toMatchObject({ post: 0 })
  })

  const free = async (market: Country, currency: Currency, ...lines: ParcelLine[]) =>
    freeDeliveryOf(await listDeliveryRates(market), { market, currency, rates, lines })

  test('tells by how much the goods fall short of free delivery', async () => {
    const missing = (minor: number) => ({ kind: 'missing', minor })
    expect(await free('IN', 'INR', aLine(60_000), anEBook(10_000))).toEqual(missing(29_900))
    expect(await free('DE', 'EUR', aBook(4000))).toEqual({ kind: 'reached' })
    expect(await free('DE', 'USD', aBook(3500))).toEqual(missing(3500))
    expect(await free('FR', 'EUR', aLine(3000))).toEqual(missing(500))
    // Free in no case: books in France, e-books alone, heavy parcels, and the rest of the world.
    expect(await free('DE', 'EUR', anEBook(500))).toBeUndefined()
    expect(await free('DE', 'EUR', aLine(500, { weightGrams: 10_001 }))).toBeUndefined()
    expect(await free('US', 'USD', aLine(500))).toBeUndefined()
  })

  test('counts only the other goods of a French parcel with books', async () => {
    const missing = { kind: 'missingBesideBooks', minor: 500 }
    expect(await free('FR', 'EUR', aLine(3000), aBook(500))).toEqual(missing)
    expect(await free('FR', 'EUR', aLine(3000), aBook(4000))).toEqual(missing)
  })

  test('tells if only the books of a French parcel keep it from being free', async () => {
    expect(await free('FR', 'EUR', aLine(3500), aBook(500))).toEqual({ kind: 'books' })
    expect(await free('FR', 'EUR', anEBook(3500), aBook(500))).toBeUndefined()
    expect(await free('FR', 'EUR', aBook(4000))).toBeUndefined()
  })

  test('offers the cheapest way first, with its days', async () => {
    expect(await deliver('IN', 'INR', aLine(100))).toEqual({
      ok: true,
      needsDelivery: true,
      options: [
        { method: 'post', minor: 4900, currency: 'INR', daysFrom: 4, daysTo: 7 },
        { method: 'courier', minor: 14_900, currency: 'INR', daysFrom: 1, daysTo: 3 },
      ],
      free: { kind: 'missing', minor: 99_800 },
    })
  })

  test('is shown in the chosen currency, converted half up', async () => {
    expect(await costs('IN', 'EUR', aLine(100))).toEqual({ post: 25, courier: 75 })
    expect(await costs('DE', 'INR', aLine(100))).toMatchObject({ post: 78_000 })
  })

  test('is free from its limit as that is shown in the chosen currency', async () => {
    const { INR, EUR } = shippedRates.rates
    const parcel = { market: 'IN', currency: 'EUR', rates: shippedRates.rates } as const
    const limit = convert(99_900, 'INR', 'EUR', shippedRates.rates)
    expect((BigInt(limit) * INR) / EUR).toBeLessThan(99_900n)
    const atLimit = await listDelivery({ ...parcel, lines: [aLine(limit)] })
    expect(atLimit).toMatchObject({ options: [{ method: 'post', minor: 0 }, {}] })
    const below = await listDelivery({ ...parcel, lines: [aLine(limit - 1)] })
    expect(below).toMatchObject({ options: [{ method: 'post', minor: 45 }, {}] })
  })

  test('counts all lines towards the limit, e-books too', async () => {
    expect(await costs('IN', 'INR', aLine(50_000), anEBook(49_900))).toMatchObject({ post: 0 })
  })

  test.each([
    ['US', 1290],
    ['CH', 1290],
    ['AT', 690],
    ['ES', 690],
  ] as const)('to %s costs what its zone costs: %i', async (market, post) => {
    const currency = market === 'US' || market === 'CH' ? 'USD' : 'EUR'
    expect(await costs(market, currency, aLine(100))).toMatchObject({ post })
  })
})

describe('the weight of a parcel', () => {
  const weighing = (weightGrams: number, quantity = 1) =>
    costs('IN', 'INR', aLine(100, { weightGrams, quantity }))

  test.each([
    [0, 4900, 14_900],
    [2000, 4900, 14_900],
    [2001, 9900, 29_900],
    [10_000, 9900, 29_900],
    [10_001, 24_900, 59_900],
    [30_000, 24_900, 59_900],
  ])('of %i g costs %i by post and %i by courier', async (grams, post, courier) => {
    expect(await weighing(grams)).toEqual({ post, courier })
  })

  test('above 30 kg goes by courier alone, above 100 kg not at all', async () => {
    expect(await weighing(30_001)).toEqual({ courier: 149_900 })
    expect(await weighing(100_000)).toEqual({ courier: 149_900 })
    expect(await weighing(100_001)).toEqual({ needsDelivery: true, reason: 'too-heavy' })
  })

  test('is that of all copies of all lines', async () => {
    expect(await weighing(1001, 2)).toEqual({ post: 9900, courier: 29_900 })
    const lines = [aLine(100, { weightGrams: 1500 }), aLine(100, { weightGrams: 501 })]
    expect(await costs('IN', 'INR', ...lines)).toMatchObject({ post: 9900 })
  })

  test('leaves e-books out', async () => {
    const eBook = { ...anEBook(100), weightGrams: 50_000 }
    expect(await costs('IN', 'INR', aLine(100), eBook)).toMatchObject({ post: 4900 })
  })

  test('takes the lightest step that holds it, in whatever order the rows come', async () => {
    const rows = (await listDeliveryRates('IN')).reverse()
    const offer = offerDelivery(rows, {
      market: 'IN',
      currency: 'INR',
      rates,
      lines: [aLine(100, { weightGrams: 5000 })],
    })
    expect(offer).toMatchObject({ options: [{ minor: 9900 }, { minor: 29_900 }] })
  })

  test('above 10 kg is never free', async () => {
    const heavy = aLine(10_000_000, { weightGrams: 10_001 })
    expect(await costs('IN', 'INR', heavy)).toMatchObject({ post: 24_900 })
  })
})

describe('nothing to send', () => {
  test('is a cart of e-books alone, wherever it goes', async () => {
    const none = { ok: true, needsDelivery: false, options: [] }
    expect(await deliver('IN', 'INR', anEBook(100))).toEqual(none)
    expect(await deliver('FR', 'EUR', anEBook(100), anEBook(9900))).toEqual(none)
    expect(await deliver('DE', 'EUR')).toEqual(none)
  })

  test('is not a cart with an audiobook on disc', async () => {
    const disc = aBook(100, { format: 'audiobook-cd' })
    expect(await deliver('IN', 'INR', disc, anEBook(100))).toMatchObject({ needsDelivery: true })
  })
})

describe('new books delivered in France (arrêté of 4 April 2023)', () => {
  test('cost at least €3.00 at €34.99 of books, and €0.01 at €35.00', async () => {
    expect(await costs('FR', 'EUR', aBook(3499))).toMatchObject({ post: 300 })
    expect(await costs('FR', 'EUR', aBook(3500))).toMatchObject({ post: 1 })
    expect(await costs('FR', 'EUR', aBook(1500), aBook(1999))).toMatchObject({ post: 300 })
    expect(await costs('FR', 'EUR', aBook(1500), aBook(2000))).toMatchObject({ post: 1 })
  })

  test('count alone: goods and e-books in the cart do not lift them over €35.00', async () => {
    expect(await costs('FR', 'EUR', aBook(3499), aLine(9000))).toMatchObject({ post: 300 })
    expect(await costs('FR', 'EUR', aBook(3499), anEBook(9000))).toMatchObject({ post: 300 })
    expect(await costs('FR', 'EUR', aBook(3500), aLine(9000))).toMatchObject({ post: 1 })
  })

  test('are never sent free, while goods alone are from €35.00', async () => {
    expect(await costs('FR', 'EUR', aBook(900_000))).toMatchObject({ post: 1 })
    expect(await costs('FR', 'EUR', aLine(3500))).toMatchObject({ post: 0 })
    expect(await costs('FR', 'EUR', aLine(3500), anEBook(900))).toMatchObject({ post: 0 })
  })

  test('cost what the parcel’s weight costs where that is more', async () => {
    const heavy = { weightGrams: 5000 }
    expect(await costs('FR', 'EUR', aBook(3499, heavy))).toMatchObject({ post: 590, courier: 1090 })
    expect(await costs('FR', 'EUR', aBook(3500, heavy))).toMatchObject({ post: 1, courier: 1090 })
  })

  test('keep the least amounts where the shopkeeper’s own rows are lower', async () => {
    const rows = (await listDeliveryRates('FR')).map((row) => ({ ...row, amountMinor: 0 }))
    const least = (line: ParcelLine) => {
      const offer = offerDelivery(rows, { market: 'FR', currency: 'EUR', rates, lines: [line] })
      return offer.ok && offer.options.map(({ minor }) => minor)
    }
    expect(least(aBook(3499))).toEqual([300, 300])
    expect(least(aBook(3500))).toEqual([1, 1])
    expect(least(aLine(3499))).toEqual([0, 0])
  })

  test.each(['INR', 'USD', 'GBP'] as const)(
    'in %s never cost less than the least amount in euros',
    async (currency) => {
      const live = shippedRates.rates
      const inCents = (minor: number) => (BigInt(minor) * live.EUR * 1000n) / live[currency]
      const post = async (lineMinor: number) => {
        const lines = [aBook(lineMinor)]
        const offer = await listDelivery({ market: 'FR', currency, rates: live, lines })
        return offer.ok ? offer.options.find((one) => one.method === 'post')!.minor : 0
      }
      const limit = Number((3500n * live[currency]) / live.EUR)
      expect(inCents(await post(limit))).toBeGreaterThanOrEqual(300_000n)
      expect(inCents((await post(limit)) - 1)).toBeLessThan(300_000n)
      expect(inCents(await post(limit + 1))).toBeGreaterThanOrEqual(1000n)
      expect(await post(limit + 1)).toBeLessThan(await post(limit))
    },
  )

  test('are a matter of the market, not of the language or currency', async () => {
    expect(await costs('DE', 'EUR', aBook(3500))).toMatchObject({ post: 0 })
    expect(await costs('FR', 'INR', aBook(700_000))).toMatchObject({ post: 200 })
  })
})

describe('the countries that are served', () => {
  const removed = () =>
    db.write((trx) =>
      trx.deleteFrom('deliveryCountry').where('country', 'in', ['*', 'GB']).execute(),
    )

  afterEach(() =>
    db.write((trx) =>
      trx
        .insertInto('deliveryCountry')
        .values([
          { country: '*', zone: 'WORLD' },
          { country: 'GB', zone: 'GB' },
        ])
        .onConflict((on) => on.doNothing())
        .execute(),
    ),
  )

  test('are all that can be chosen, as long as the table has a row for any other', async () => {
    expect(await listDeliveryCountries()).toHaveLength(31)
  })

  test('are the table’s own without it; others are refused with a reason', async () => {
    await removed()
    const served = await listDeliveryCountries()
    expect(served).toHaveLength(28)
    expect(served).not.toContain('GB')
    for (const market of ['GB', 'US', 'CH'] as const)
      expect(await deliver(market, 'INR', aLine(100))).toEqual({
        ok: false,
        needsDelivery: true,
        reason: 'country-not-served',
      })
  })

  test('let e-books through even where nothing can be sent', async () => {
    await removed()
    expect(await deliver('US', 'USD', anEBook(100))).toMatchObject({ ok: true })
  })

  test('have a table of prices for the delivery page, by method and weight', async () => {
    const rows = await listDeliveryRates('IN')
    expect(rows.map(({ method, upToGrams }) => [method, upToGrams])).toEqual([
      ...[500, 2000, 10_000, 30_000].map((grams) => ['post', grams]),
      ...[500, 2000, 10_000, 30_000, 100_000].map((grams) => ['courier', grams]),
    ])
  })
})
