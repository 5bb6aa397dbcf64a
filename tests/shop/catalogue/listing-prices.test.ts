import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { ensureShippedRates } from '#app/shop/pricing/currency/rates.server.ts'
import { priceOf } from '#app/shop/pricing/prices/price.ts'
import { findPriceContext, listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'
import { manyBooks } from '../../fixtures/catalogue.ts'
import { aViewer } from './viewers.ts'

/** Books that cost something else in one market, in one currency, or where their price is fixed. */
const kinds = [
  [['INR', '']],
  [
    ['INR', ''],
    ['EUR', ''],
  ],
  [
    ['INR', ''],
    ['EUR', 'DE'],
    ['EUR', 'FR'],
  ],
  [
    ['GBP', 'GB'],
    ['INR', ''],
  ],
  [['EUR', 'DE']],
  [['EUR', '']],
  [['INR', 'IN']],
] as const satisfies [Currency, string][][]

/** In minor units: about the same in all currencies, but in no order that one could guess. */
const amountOf = (currency: Currency, n: number) =>
  (300 + ((n * 7_919) % 1_200)) * (currency === 'INR' ? 50 : 1)

beforeAll(async () => {
  await ensureShippedRates(Date.now())
  await manyBooks(40, (n) => ({
    id: `n${n}`,
    sourceKey: `test:n${n}`,
    name: `Book ${n}`,
    prices: kinds[n % kinds.length]!.map(([currency, market], at) => ({
      ...{ currency, market, amountMinor: amountOf(currency, n + at * 3) },
    })),
    ...(n % 2 === 0 && { fixedPriceMarkets: ['DE', 'FR'] }),
    ...(n % 3 === 0 && { discount: { percent: 20, untilAt: null } }),
  }))
})

async function list(search: string, who: Viewer): Promise<string[]> {
  const query = parseListingQuery(new URLSearchParams(search), 'INR')
  const listing = await findListingPage('/books', query, who)
  const ids = listing?.cards.map(({ id }) => id) ?? []
  return listing?.next ? [...ids, ...(await list(listing.next.search, who))] : ids
}

/** What the cards of all books say, in minor units. */
async function listShown({ currency, country, now }: Viewer) {
  const rows = await db.read.selectFrom('product').select('id').execute()
  const ids = rows.map(({ id }) => id)
  const facts = await listPriceFacts(db.read, ids, now)
  const context = await findPriceContext(currency, country, now)
  return new Map(ids.map((id) => [id, priceOf(facts.get(id)!, context)?.minor]))
}

const places: [Country, Currency][] = [
  ['IN', 'INR'],
  ['DE', 'INR'],
  ['DE', 'EUR'],
  ['FR', 'EUR'],
  ['FR', 'USD'],
  ['GB', 'GBP'],
  ['GB', 'INR'],
  ['US', 'USD'],
  ['US', 'EUR'],
]

describe.each(places)('in %s, in %s, by the prices that are shown there', (country, currency) => {
  const who = aViewer({ country, currency })

  test('a list is ordered, either way', async () => {
    const shown = await listShown(who)
    const amounts = (ids: string[]) => ids.map((id) => shown.get(id))
    const known = [...shown.values()].filter((one): one is number => one !== undefined)
    const none = Array.from({ length: 40 - known.length }, () => undefined)
    const rising = known.toSorted((a, b) => a - b)
    expect(amounts(await list('sort=price-up', who))).toEqual([...rising, ...none])
    expect(amounts(await list('sort=price-down', who))).toEqual([...rising.toReversed(), ...none])
  })

  test('a list is narrowed, and its lowest and highest price are told', async () => {
    const shown = await listShown(who)
    const known = [...shown.values()].filter((one): one is number => one !== undefined)
    const [lowest, highest] = [Math.min(...known), Math.max(...known)]
    const middle = known.toSorted((a, b) => a - b)[Math.floor(known.length / 2)]!
    const address = `price-to=${middle / 100}`
    const within = [...shown].filter(([, minor]) => minor !== undefined && minor <= middle)
    expect((await list(address, who)).sort()).toEqual(within.map(([id]) => id).sort())
    const listing = await findListingPage(
      '/books',
      parseListingQuery(new URLSearchParams(address), 'INR'),
      who,
    )
    expect(listing?.count).toBe(within.length)
    expect(Number(listing?.price.lowest) * 100).toBeCloseTo(lowest, 5)
    expect(Number(listing?.price.highest) * 100).toBeCloseTo(highest, 5)
  })
})
