import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCoupon } from '#app/command/orders/coupon.server.ts'
import { runTax } from '#app/command/shop/tax.server.ts'
import { db } from '#app/database/database.server.ts'
import { importFile } from '#app/shop/exchange/import/import-file.server.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { ensureShippedRates } from '#app/shop/pricing/currency/rates.server.ts'
import { otherShippedRates } from '#app/shop/pricing/currency/shipped-rates.ts'
import { mailsTo, newEmail } from '../shop/accounts/customers.ts'
import { runLine } from '../shop/command/run-command.ts'
import { serveShop, type ServedShop } from '../served-shop.ts'
import { Shopper } from '../shopper.ts'

let shop: ServedShop

const columns = 'key,name,language,format,stock,weight_grams,price,price_sek'
const books = [
  'kehl,Kehl und Kiel,de,paperback,9,300,19.90,',
  'berg,Der Berg,de,paperback,9,300,4.50,49.00',
]

beforeAll(async () => {
  const now = Date.now()
  await ensureShippedRates(now)
  shop = await serveShop()
  const settings = {
    ...{ currency: 'CHF', currencies: ['CHF', 'EUR', 'SEK'] },
    ...{ markets: ['CH', 'SE'], homeMarket: 'CH' },
  }
  expect(await changeShopSettings(settings, 'settings import', now)).toEqual({ ok: true })
  const rates = 'book=2.6 e-book=2.6 e-book-only=2.6 audiobook=8.1 goods=8.1'
  expect((await runLine(runTax, `set CH ${rates}`, { now })).code).toBe(0)
  const file = join(process.env.DATA_DIR!, 'books.csv')
  writeFileSync(file, [columns, ...books, ''].join('\n'))
  expect(await importFile(file, {}, () => undefined, now)).toMatchObject({ new: 2, refused: 0 })
  // The running shop reads the settings again after two seconds.
  await sleep(2_100)
})
afterAll(() => shop.stop())

const aGuest = () =>
  new Shopper((request) => fetch(request), shop.origin, { 'Accept-Language': 'en' })

const pathOf = async (name: string) => {
  const { id } = await db.read
    .selectFrom('product')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return `/book/${id}`
}
const folded = (text: string | undefined) => (text ?? '').replace(/\s/g, ' ')

test('a guest buys a book in francs, with the tax of Switzerland', async () => {
  const shopper = await aGuest().visit(`/de${await pathOf('Kehl und Kiel')}`)
  expect(folded(shopper.text('main .price__now'))).toBe('19,90 CHF')
  expect(shopper.html).toContain('"priceCurrency":"CHF"')
  await shopper.press('In den Warenkorb', {}, { within: '.buy' })
  await shopper.visit('/de/checkout')
  const email = newEmail()
  await shopper.press('Zahlungspflichtig bestellen', {
    ...{ email, name: 'Asha Raghavan', addressLine1: 'Seeweg 1', postcode: '8001', city: 'Zürich' },
  })
  const [, number = ''] = /order-received\/([^?/]+)/.exec(shopper.url) ?? []
  const order = await db.read
    .selectFrom('customerOrder')
    .select(['currency', 'rate', 'goodsMinor', 'deliveryMinor', 'totalMinor'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  expect(order).toMatchObject({ currency: 'CHF', goodsMinor: 1990 })
  expect(order.rate).toBe(Number(otherShippedRates.CHF))
  expect(order.totalMinor).toBe(1990 + order.deliveryMinor)
  const total = `${(order.totalMinor / 100).toFixed(2).replace('.', ',')} CHF`
  expect(folded(shopper.text('main'))).toContain(total)
  const [mail] = await mailsTo(email)
  expect(folded(mail!.text)).toContain(total)
  expect(folded(mail!.text)).toMatch(/2,6 ?%/)
})

test('the picker has the currencies that the shopkeeper chose, and no other page knows more', async () => {
  const shopper = await aGuest().visit('/de/books')
  const codes = shopper.attrs('#preferences button[name=currency]', 'value')
  expect(codes).toEqual(['CHF', 'EUR', 'SEK'])
  expect(shopper.texts('#preferences button[name=currency]')).toEqual(['CHF', '€ EUR', 'SEK'])
  await shopper.post('/de/books', { intent: 'currency.choose', currency: 'PLN' })
  expect(shopper.status).toBe(400)
})

test('a price in another further currency is its own, and the rest is converted at the rate of the day', async () => {
  const shopper = await aGuest().visit('/books')
  await shopper.post('/books', { intent: 'currency.choose', currency: 'SEK' })
  const price = async (name: string) =>
    folded((await shopper.visit(await pathOf(name))).text('main .price__now'))
  expect(await price('Der Berg')).toBe('SEK 49.00')
  const { CHF = 1n, SEK = 0n } = otherShippedRates
  expect(await price('Kehl und Kiel')).toBe(
    `SEK ${(19.9 * (Number(SEK) / Number(CHF))).toFixed(2)}`,
  )
})

test('a list is filtered and sorted by francs, also as a shopper types them', async () => {
  const cards = async (query: string) =>
    (await aGuest().visit(`/de/books?${query}`)).texts('main .card__title')
  expect(await cards('sort=price-up')).toEqual(['Der Berg', 'Kehl und Kiel'])
  expect(await cards('price-from=CHF%2019.90')).toEqual(['Kehl und Kiel'])
  expect(await cards('price-to=19,89%20chf')).toEqual(['Der Berg'])
})

test('a coupon takes francs off', async () => {
  const added = await runLine(runCoupon, 'add FRANKEN --amount 5 --currency CHF', {
    now: Date.now(),
  })
  expect(added.code).toBe(0)
  const shopper = await aGuest().visit(`/de${await pathOf('Kehl und Kiel')}`)
  await shopper.press('In den Warenkorb', {}, { within: '.buy' })
  await shopper.post('/de/cart', { intent: 'coupon.apply', coupon: 'FRANKEN' })
  expect(folded(shopper.text('main aside'))).toMatch(/[−-]5,00 CHF/)
})
