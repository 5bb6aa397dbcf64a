import { expect, test } from 'vitest'
import { refreshSortPrices } from '#app/shop/catalogue/price-changes/refresh-sort-prices.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayOf } from '#app/i18n/format/day.ts'
import { aBook } from '../../fixtures/catalogue.ts'

const day = 86_400_000

const sortPriceOf = async (id: string) =>
  (
    await db.read
      .selectFrom('product')
      .select('sortPrice')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).sortPrice

const versionOf = async () =>
  (
    await db.read
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'catalogue-version')
      .executeTakeFirstOrThrow()
  ).value

test('a reduction that ended is no longer what lists sort by, and lists are counted anew', async () => {
  const now = Date.now()
  const id = await aBook({
    prices: [{ currency: 'INR', market: '', amountMinor: 50_000 }],
    discount: { percent: 10, untilAt: now + day },
  })
  expect(await sortPriceOf(id)).toBe(45_000)
  await refreshSortPrices(now)
  expect(await sortPriceOf(id)).toBe(45_000)
  const before = await versionOf()

  expect(await refreshSortPrices(now + 2 * day)).toBe(1)

  expect(await sortPriceOf(id)).toBe(50_000)
  expect(await versionOf()).not.toBe(before)
})

test('where no price turned, nothing is touched', async () => {
  const later = Date.now() + 10 * day
  await refreshSortPrices(later)
  const before = await versionOf()
  expect(await refreshSortPrices(later + day)).toBe(0)
  expect(await versionOf()).toBe(before)
})

const rankOf = async (id: string) =>
  (
    await db.read
      .selectFrom('product')
      .select('editionRank')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).editionRank

test('a pre-order whose day came and of which none is there no longer stands for its work', async () => {
  const now = Date.now() + 20 * day
  const printed = { workKey: 'the-moonstone', prices: [rupees(30_000)] }
  const coming = await aBook({ ...printed, datePublished: dayOf(now + 2 * day), stock: 0 })
  const dearer = await aBook({ ...printed, prices: [rupees(90_000)], stock: 4 })
  await refreshSortPrices(now)
  expect([await rankOf(coming), await rankOf(dearer)]).toEqual([0, 1])

  expect(await refreshSortPrices(now + 3 * day)).toBe(1)

  expect([await rankOf(coming), await rankOf(dearer)]).toEqual([1, 0])
})

test('newer rates change what a book without a price in rupees is sorted by, and no other', async () => {
  const now = Date.now() + 30 * day
  const euros = await aBook({ prices: [{ currency: 'EUR', market: '', amountMinor: 1_000 }] })
  const both = await aBook({
    prices: [rupees(50_000), { currency: 'EUR', market: '', amountMinor: 1_000 }],
  })
  await rateOf(now, 10_000_000_000)
  await refreshSortPrices(now)
  expect(await sortPriceOf(euros)).toBe(100_000)

  await rateOf(now + day, 8_000_000_000)
  expect(await refreshSortPrices(now + day)).toBe(1)

  expect(await sortPriceOf(euros)).toBe(125_000)
  expect(await sortPriceOf(both)).toBe(50_000)
})

const rupees = (amountMinor: number) => ({ currency: 'INR' as const, market: '', amountMinor })

/** Puts in what a rupee is worth in euros, in 10⁻¹². */
const rateOf = (at: number, rate: number) =>
  db.write((trx) =>
    trx
      .insertInto('exchangeRate')
      .values({ currency: 'EUR', day: dayOf(at), rate, fetchedAt: at })
      .execute(),
  )
