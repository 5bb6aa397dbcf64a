import { expect, test } from 'vitest'
import { settlePrices } from '#app/shop/catalogue/settle-prices.server.ts'
import { db } from '#app/database/database.server.ts'
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
  await settlePrices(now)
  expect(await sortPriceOf(id)).toBe(45_000)
  const before = await versionOf()

  expect(await settlePrices(now + 2 * day)).toBe(1)

  expect(await sortPriceOf(id)).toBe(50_000)
  expect(await versionOf()).not.toBe(before)
})

test('where no price turned, nothing is touched', async () => {
  const later = Date.now() + 10 * day
  await settlePrices(later)
  const before = await versionOf()
  expect(await settlePrices(later + day)).toBe(0)
  expect(await versionOf()).toBe(before)
})
