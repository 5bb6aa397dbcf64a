import { describe, expect, test } from 'vitest'
import { runPrice } from '#app/command/catalogue/price.server.ts'
import { db } from '#app/database/database.server.ts'
import { refreshSortPrices } from '#app/shop/catalogue/price-changes/refresh-sort-prices.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { homeTimeZone, localDayOf, startOfDay } from '#app/i18n/format/time-zones.ts'
import { setPrices } from '#app/shop/catalogue/price-changes/prices.server.ts'
import { aBook, aThing } from '../../fixtures/catalogue.ts'
import { changesOf, runLine } from './run-command.ts'

const now = Date.parse('2026-11-21T15:00:00Z')
const run = (line: string, at = now) => runLine(runPrice, line, { now: at })

const rowsOf = (productId: string) =>
  db.read
    .selectFrom('price')
    .select(['currency', 'market', 'amountMinor', 'fromAt', 'untilAt'])
    .where('productId', '=', productId)
    .orderBy('fromAt')
    .orderBy('amountMinor')
    .execute()

const sortPriceOf = async (id: string) =>
  (await db.read.selectFrom('product').select('sortPrice').where('id', '=', id).executeTakeFirst())
    ?.sortPrice

const holding = async (id: string, at: number) =>
  (await rowsOf(id))
    .filter((row) => row.fromAt <= at && (row.untilAt ?? Infinity) > at)
    .map((row) => row.amountMinor)

describe('shop price', () => {
  test('ends the row that held and begins a new one, and lists follow', async () => {
    const id = await aThing({ sku: 'LAMP', price: 50_000 })
    const later = Date.now()
    expect(await run('LAMP 399.50 inr', later)).toEqual({
      code: 0,
      printed: `LAMP "Stoneware mug": 500.00 → 399.50 INR\n`,
    })
    expect(await rowsOf(id)).toMatchObject([
      { amountMinor: 50_000, untilAt: later },
      { amountMinor: 39_950, fromAt: later, untilAt: null },
    ])
    expect(await sortPriceOf(id)).toBe(39_950)
    expect(await changesOf(id)).toMatchObject([{ command: 'price', before: 50_000, after: 39_950 }])
  })

  test('is for one country, beside the price of all others', async () => {
    const id = await aThing()
    expect((await run(`${id} 12.90 EUR --market de`, Date.now())).printed).toContain('EUR in DE')
    expect((await rowsOf(id)).map(({ market, amountMinor }) => [market, amountMinor])).toEqual([
      ['', 49_900],
      ['DE', 1290],
    ])
  })

  test('begins on a day to come, holds before as it was, and is settled when the day is there', async () => {
    const id = await aThing({ price: 50_000 })
    const today = Date.now()
    const day = localDayOf(today + 3 * dayMs, homeTimeZone())
    const at = startOfDay(day, homeTimeZone())
    expect((await run(`${id} 300 INR --from ${day}`, today)).printed).toContain(`from ${day} on`)
    expect(await holding(id, at - 1)).toEqual([50_000])
    expect(await holding(id, at)).toEqual([30_000])
    expect(await sortPriceOf(id)).toBe(50_000)
    await refreshSortPrices(at + 1)
    expect(await sortPriceOf(id)).toBe(30_000)
  })

  test('never lets two prices hold at once, whatever was planned', async () => {
    const id = await aThing({ price: 50_000 })
    const today = Date.now()
    const day = localDayOf(today + 3 * dayMs, homeTimeZone())
    const at = startOfDay(day, homeTimeZone())
    await run(`${id} 300 INR --from ${day}`, today)
    await run(`${id} 400 INR`, today + 1)
    expect(await holding(id, today + 1)).toEqual([40_000])
    expect(await holding(id, at)).toEqual([40_000])
    await run(`${id} 350 INR --from ${day}`, today + 2)
    await db.write((trx) =>
      setPrices(trx, id, [{ currency: 'INR', market: '', amountMinor: 35_000 }], today + 3),
    )
    expect(await holding(id, today + 3)).toEqual([35_000])
    expect(await holding(id, at)).toEqual([35_000])
  })

  test('of many at the same moment one holds', async () => {
    const id = await aThing()
    const at = Date.now()
    await Promise.all(Array.from({ length: 8 }, (_, n) => run(`${id} ${100 + n} INR`, at + n)))
    expect(await holding(id, at + 100)).toHaveLength(1)
  })

  test('refuses what the law or the arguments do not allow', async () => {
    const id = await aBook({ mrpMinor: 59_900 })
    expect((await run(`${id} 600 INR`, Date.now())).printed).toContain('599.00 INR')
    expect((await run(`${id} 499 INR`, Date.now())).printed).toContain('has this price already')
    for (const line of [
      `${id} 0 INR`,
      `${id} 4,99 EUR`,
      `${id} 5 CHF`,
      `${id} 5 EUR --market XX`,
      `${id} 5 EUR --from 2026-02-30`,
      `${id} 5 EUR --from 2020-01-01`,
      `${id} 5`,
    ]) {
      const { code, printed } = await run(line)
      expect(code, line).toBe(1)
      expect(printed, line).toContain('Usage:')
    }
    expect(await rowsOf(id)).toHaveLength(1)
  })
})
