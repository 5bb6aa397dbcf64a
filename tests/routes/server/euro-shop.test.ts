import { setTimeout as sleep } from 'node:timers/promises'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { findApiProducts } from '#app/shop/api/product.server.ts'
import { importFile } from '#app/shop/exchange/import/import-file.server.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { openDemo } from '../../demo.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'

let shop: ServedShop

/** Imports a book at a price without a currency, as the shopkeeper's own file has it. */
async function importBook(key: string, price: string) {
  const file = join(process.env.DATA_DIR!, `${key}.csv`)
  writeFileSync(
    file,
    `key,name,language,format,stock,price\n${key},A ${key} book,en,paperback,9,${price}\n`,
  )
  const totals = await importFile(file, {}, () => undefined, Date.now())
  expect(totals).toMatchObject({ new: 1 })
}

beforeAll(async () => {
  await openDemo()
  shop = await serveShop()
  const changed = await changeShopSettings({ currency: 'EUR' }, 'settings set', Date.now())
  expect(changed).toEqual({ ok: true })
  await importBook('cheapest', '0.05')
  await importBook('dearest', '9999.00')
  // The running shop notices the change within two seconds.
  await sleep(2_100)
})
afterAll(() => shop.stop())

/** The name of the demo's voucher says in rupees what it is worth. */
const voucher = /₹1,000|1[\s\u202f]000[\s\u202f]₹|1\.000\s₹/g
const rupees = (text: string) => text.replaceAll(voucher, '').match(/.{0,60}(₹|\bINR\b).{0,30}/g)
const aShopper = () =>
  new Shopper((request) => fetch(request), shop.origin, { 'Accept-Language': 'en' })

const pages = [
  ...['/', '/books', '/catalogue', '/catalogue?category=organic-food', '/books?sort=price-up'],
  ...['/book/b01', '/product/1', '/product/50', '/cart', '/checkout', '/wishlist', '/compare'],
  ...['/delivery', '/terms', '/returns', '/about', '/privacyPolicy', '/authors'],
  ...['/books.atom', '/opds', '/opds/v2', '/suggestions?q=the'],
]

describe.each([
  ['', 'Add to cart'],
  ['/fr', 'Ajouter au panier'],
  ['/de', 'In den Warenkorb'],
])('a shop whose currency became EUR, in %s/', (prefix, add) => {
  test.each(pages)('names no rupee in %s', async (path) => {
    const shopper = await aShopper().visit(prefix + path)
    expect(shopper.status).toBe(200)
    expect(rupees(shopper.html)).toBeNull()
  })

  test('sells in euros', async () => {
    const shopper = await aShopper().visit(`${prefix}/book/b01`)
    expect(shopper.html).toContain('"priceCurrency":"EUR"')
    await shopper.press(add, { quantity: '2' }, { within: 'main .buy' })
    for (const path of ['/cart', '/checkout']) {
      await shopper.visit(prefix + path)
      expect(shopper.text('aside .total dd')).toContain('€')
      expect(rupees(shopper.html)).toBeNull()
    }
  })

  test('sorts and filters by euros', async () => {
    const cards = async (query: string) =>
      (await aShopper().visit(`${prefix}/books?${query}`)).texts('main .card__title')
    expect((await cards('sort=price-up')).at(0)).toBe('A cheapest book')
    expect((await cards('sort=price-down')).at(0)).toBe('A dearest book')
    expect(await cards('price-from=9998&price-to=9999')).toEqual(['A dearest book'])
    expect(await cards('price-to=0.05')).toEqual(['A cheapest book'])
  })
})

describe('a shop whose currency became EUR', () => {
  test.each(['in', 'de', 'fr'])('states euros in the merchant feed of %s', async (market) => {
    const answer = await fetch(`${shop.origin}/merchant/${market}.xml`)
    const feed = await answer.text()
    expect(feed).toContain(' EUR</g:price>')
    expect(rupees(feed)).toBeNull()
  })

  test('refuses feeds and choices in rupees, which it does not offer', async () => {
    const feed = await fetch(`${shop.origin}/books.atom?currency=INR`)
    expect(feed.status).toBe(400)
    expect(await feed.text()).toBe('Prices are available in EUR, USD and GBP only.\n')
    const shopper = await aShopper().visit('/?currency=INR')
    expect(rupees(shopper.text('header')!)).toBeNull()
  })

  test('confirms an order in euros', async () => {
    const shopper = await aShopper().visit('/de/book/b01')
    await shopper.press('In den Warenkorb', {}, { within: 'main .buy' })
    await shopper.visit('/de/checkout')
    await shopper.press('Zahlungspflichtig bestellen', {
      ...{
        email: 'erika@example.org',
        name: 'Erika Muster',
        addressLine1: 'Marktweg 3',
        city: 'Leipzig',
      },
      ...{ postcode: '04109', country: 'DE', payment: 'invoice' },
    })
    if (shopper.status === 200 && shopper.url.includes('/checkout'))
      await shopper.press('Zahlungspflichtig bestellen')
    expect(shopper.url).toMatch(/^\/de\/order-received\//)
    expect(rupees(shopper.html)).toBeNull()
    const mail = await db.read.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(mail)).toContain('€')
    expect(rupees(JSON.stringify(mail))).toBeNull()
  })

  test('states euros in the API', async () => {
    const [one] = await findApiProducts(['b01'], { language: 'de', now: Date.now() }).then(
      (found) => [...found.values()],
    )
    expect(one).toMatchObject({ currency: 'EUR' })
    expect(one!.price).toBeLessThan(2_000)
  })

  test('stores imported prices without a currency in euros', async () => {
    const rows = await db.read
      .selectFrom('price')
      .innerJoin('product', 'product.id', 'price.productId')
      .where('sourceKey', '=', 'dearest')
      .select(['price.currency', 'amountMinor', 'sortPrice'])
      .execute()
    expect(rows).toEqual([{ currency: 'EUR', amountMinor: 999_900, sortPrice: 999_900 }])
  })
})
