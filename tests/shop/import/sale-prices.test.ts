import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runExport } from '#app/command/catalogue/export.server.ts'
import { runImport } from '#app/command/catalogue/import.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { priceOf } from '#app/shop/pricing/prices/price.ts'
import { findPriceContext, listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'
import { aFolder, runLine } from '../command/run-command.ts'
import { findByKey, inRupees } from './foreign-shops.ts'
import { day, importRows, noon } from './records.ts'

type SalePrice = { currency?: Currency; now?: number; market?: 'IN' | 'DE' }

async function shown(key: string, { currency = 'INR', now = noon, market = 'IN' }: SalePrice = {}) {
  const { id } = await findByKey(key)
  const facts = (await listPriceFacts(db.read, [id])).get(id)!
  return priceOf(facts, await findPriceContext(currency, market, now))
}

const csv = (rows: Record<string, string>[]) =>
  [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
    .join('\n')

const shopifyRow = (handle: string, price: string, before: string) => ({
  ...{ Handle: handle, Title: handle, Published: 'true', 'Variant Price': price },
  'Variant Compare At Price': before,
})

/** price, compare-at, percent that may be claimed. */
const pairs: [price: string, before: string, percent: number | undefined][] = [
  ['299.00', '780.00', 61],
  ['75.00', '100.00', 25],
  ['69.99', '85.00', 17],
  ['0.01', '1000.00', 99],
  ['1.00', '3.00', 66],
  ['19.99', '29.95', 33],
  ['12345.67', '99999.99', 87],
  // Less than one percent is no reduction to speak of, and yet the price.
  ['999.99', '1000.00', undefined],
]

const minor = (amount: string) => Math.round(Number(amount) * 100)

describe('a compare-at price of Shopify', () => {
  test.each(pairs)('%s instead of %s is kept exactly', async (price, before, percent) => {
    const handle = `pair-${minor(price)}`
    const { rows } = await importRows(csv([shopifyRow(handle, price, before)]), inRupees)
    expect(rows[0]?.notes).toEqual([])
    const found = await shown(`shopify:${handle}`)
    expect(found).toMatchObject({ minor: minor(price), full: minor(before) })
    expect(found?.cut).toEqual(percent && { was: minor(before), percent })
    expect((await findByKey(`shopify:${handle}`)).sortPrice).toBe(minor(price))
    const again = await importRows(csv([shopifyRow(handle, price, before)]), inRupees)
    expect(again.totals).toMatchObject({ same: 1 })
  })

  test('of another currency is exact in that currency', async () => {
    await importRows(csv([shopifyRow('euro', '299.00', '780.00')]), { currency: 'EUR' })
    expect(await shown('shopify:euro', { currency: 'EUR', market: 'DE' })).toMatchObject({
      ...{ minor: 29_900, full: 78_000, cut: { was: 78_000, percent: 61 } },
    })
  })

  test('counts as the former price only where the shop has asked no lower one itself', async () => {
    const known = (price: string, before: string) => csv([shopifyRow('history', price, before)])
    await importRows(known('400.00', ''), inRupees, noon - 10 * day)
    await importRows(known('299.00', '780.00'), inRupees, noon)
    expect((await shown('shopify:history'))?.cut).toEqual({ was: 40_000, percent: 25 })
    // And none where the price before was as low.
    await importRows(known('310.00', '780.00'), inRupees, noon + day)
    expect(await shown('shopify:history', { now: noon + day })).toMatchObject({ minor: 31_000 })
    expect((await shown('shopify:history', { now: noon + day }))?.cut).toBeUndefined()
  })

  test('that is gone ends the reduction, and the price is that of the file', async () => {
    await importRows(csv([shopifyRow('ends', '299.00', '780.00')]), inRupees, noon - day)
    await importRows(csv([shopifyRow('ends', '350.00', '')]), inRupees, noon)
    const found = await shown('shopify:ends')
    expect(found).toMatchObject({ minor: 35_000, full: 35_000 })
    expect(found?.cut).toBeUndefined()
  })
})

describe('a sale price of WooCommerce', () => {
  const woo = (sku: string, more: Record<string, string>) =>
    csv([
      {
        ...{ Type: 'simple', SKU: sku, Name: sku, Published: '1', 'Regular price': '20.00' },
        ...more,
      },
    ])

  test('is asked exactly', async () => {
    const { rows } = await importRows(woo('woo-odd', { 'Sale price': '17.99' }), inRupees)
    expect(rows[0]?.notes).toEqual([])
    expect(await shown('woocommerce:woo-odd')).toMatchObject({
      ...{ minor: 1799, full: 2000, cut: { was: 2000, percent: 10 } },
    })
  })

  test('with dates is asked exactly within them, and the regular price around them', async () => {
    await importRows(
      woo('woo-dated', {
        ...{ 'Sale price': '17.99', 'Date sale price starts': '2026-10-11' },
        'Date sale price ends': '2026-10-12',
      }),
      inRupees,
    )
    const at = async (date: string) =>
      (await shown('woocommerce:woo-dated', { now: Date.parse(date) }))?.minor
    expect(await at('2026-10-10T23:59:59+05:30')).toBe(2000)
    expect(await at('2026-10-11T00:00:00+05:30')).toBe(1799)
    expect(await at('2026-10-12T23:59:59+05:30')).toBe(1799)
    expect(await at('2026-10-13T00:00:00+05:30')).toBe(2000)
  })
})

describe('a sale price of the shop’s own CSV', () => {
  test('is asked exactly, in each currency and market for itself', async () => {
    const { totals } = await importRows(
      'sku,name,price,sale_price,price_eur,price_de,sale_price_de,discount_until\n' +
        'own-sale,A,780.00,299.00,9.00,10.00,7.49,2026-12-31\n',
    )
    expect(totals).toMatchObject({ new: 1, unknownColumns: [] })
    expect(await shown('sku:own-sale')).toMatchObject({ minor: 29_900, full: 78_000 })
    const inGermany = { currency: 'EUR', market: 'DE' } as const
    expect(await shown('sku:own-sale', inGermany)).toMatchObject({ minor: 749, full: 1000 })
    expect((await shown('sku:own-sale'))?.cut).toMatchObject({
      until: Date.parse('2027-01-01T00:00:00+05:30'),
    })
  })

  test.each([
    ['780.00,780.00,', /^sale price: is not below the price/],
    ['780.00,800.00,', /^sale price: is not below the price/],
    [',299.00,', /^sale price: is not below the price/],
    ['780.00,much,', /^sale_price: "much" is not an amount/],
    ['780.00,0.00,', /^sale_price_inr: 0.00 INR is not from 0.01 INR/],
    ['780.00,299.00,10', /^discount: stands beside a sale price/],
  ])('%s is refused', async (cells, reason) => {
    const { rows } = await importRows(`sku,name,price,sale_price,discount\nwrong,A,${cells}\n`)
    expect(rows[0]).toMatchObject({ outcome: 'refused', reasons: [expect.stringMatching(reason)] })
  })

  test('comes through an export and back, in the same shop and in ONIX', async () => {
    await importRows(
      'isbn,name,price,sale_price\n9783161484100,Exact,780.00,299.00\n',
      {},
      Date.now(),
    )
    const path = join(aFolder(), 'sale.csv')
    await runLine(runExport, `catalogue --csv --to ${path}`)
    expect((await runLine(runImport, [path])).printed).toMatch(/ 0 new, 0 changed, /)
    const onix = join(aFolder(), 'sale.xml')
    await runLine(runExport, `onix ${onix}`)
    expect((await runLine(runImport, [onix])).printed).toMatch(/ 0 new, 0 changed, /)
    expect(await shown('isbn:9783161484100', { now: Date.now() })).toMatchObject({
      ...{ minor: 29_900, full: 78_000, cut: { was: 78_000, percent: 61 } },
    })
  })

  test('and a percent or an offer never add up: the larger counts', async () => {
    await importRows('sku,name,price,sale_price\nboth,A,100.00,80.00\n')
    const { id } = await findByKey('sku:both')
    const offer = async (percent: number) => {
      await db.write((trx) =>
        trx
          .insertInto('discount')
          .values({
            ...{ id: `both-${percent}`, productId: id, offer: 'sale', percent },
            ...{ currency: null, market: null, amountMinor: null },
            ...{ fromAt: noon, untilAt: null },
          })
          .execute(),
      )
      return (await shown('sku:both'))?.minor
    }
    expect(await offer(10)).toBe(8000)
    expect(await offer(30)).toBe(7000)
  })
})
