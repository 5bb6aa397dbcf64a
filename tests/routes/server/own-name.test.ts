import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { openDemo } from '../../demo.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'
import { newEmail } from '../../shop/accounts/customers.ts'

const own = {
  name: 'Probe Books',
  shortName: 'Probe',
  tagline: { en: 'Books from Leipzig', fr: 'Des livres de Leipzig', de: 'Bücher aus Leipzig' },
}
const seller = {
  name: 'Probe Handels GmbH',
  addressLines: ['Markt 1', '04103 Leipzig', 'Germany'],
  country: 'DE',
  email: 'post@laden.example',
}

let shop: ServedShop
beforeAll(async () => {
  await openDemo()
  const file = join(process.env.DATA_DIR!, 'seller.json')
  writeFileSync(file, JSON.stringify(seller))
  const changed = await changeShopSettings(own, 'settings import', Date.now())
  expect(changed).toEqual({ ok: true })
  shop = await serveShop({ SELLER_FILE: file })
})
afterAll(() => shop.stop())

const prefixes = ['', '/fr', '/de']
const orders: Record<string, [button: string, postcode: string, city: string]> = {
  '': ['Order with', '560001', 'Bengaluru'],
  '/fr': ['Commander avec', '75001', 'Paris'],
  '/de': ['Zahlungspflichtig', '04109', 'Leipzig'],
}
const aVisitor = () => new Shopper((request) => fetch(request), shop.origin)
const open = (path: string) => fetch(shop.origin + path, { headers: { 'Accept-Language': 'en' } })

const pages = [
  ...['/', '/books', '/catalogue', '/books?category=classics', '/book/b01', '/book/b01/sample'],
  ...['/product/1', '/authors', '/publishers', '/cart', '/wishlist', '/compare', '/checkout'],
  ...['/tracking', '/withdrawal', '/login-register', '/forgot-password', '/downloads/ebooks'],
  ...['/about', '/contact', '/privacyPolicy', '/terms', '/delivery', '/returns', '/imprint'],
  ...['/accessibility', '/no/such/page', '/downloads/ebooks/lean', '/catalogue?q=zz-nothing'],
]
const feeds = [
  ...['/books.atom', '/opensearch.xml', '/suggestions?q=a', '/opds', '/opds/v2', '/opds?q=a'],
  ...['/site.webmanifest'],
]
const once = ['/sitemap.xml', '/robots.txt', '/merchant/IN-en.xml', '/merchant/DE-de.xml']

async function readsAs(path: string): Promise<string> {
  const response = await open(path)
  expect(response.status, path).not.toBe(500)
  return response.text()
}

describe.each(prefixes)('a shop of another name, under "%s"', (prefix) => {
  test.each([pages, feeds].flat())('does not name the sample shop: %s', async (path) => {
    expect(await readsAs(path === '/' ? prefix || '/' : prefix + path)).not.toContain('Octavo')
  })

  test('does not name it in its book about reading', async () => {
    const response = await open(`${prefix}/downloads/reading-guide.epub`)
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const texts = Object.entries(files).filter(([name]) => !/\.(png|jpe?g)$/.test(name))
    const whole = texts.map(([, bytes]) => strFromU8(bytes)).join('\n')
    expect(whole).toContain('Probe Books')
    expect(whole).not.toContain('Octavo')
  })

  test('does not name it in the mails of an order and of an account', async () => {
    const email = newEmail()
    const shopper = await aVisitor().visit(`${prefix}/book/b01`)
    await shopper.post(`${prefix}/book/b01`, { intent: 'cart.add', product: 'b01', quantity: '1' })
    await shopper.visit(`${prefix}/checkout`)
    const [button, postcode, city] = orders[prefix]!
    const place = { addressLine1: '14 Lantern Lane', postcode, city }
    await shopper.press(button, { email, name: 'Asha Rao', ...place })
    expect(shopper.url).toContain('/order-received/')
    expect(shopper.html).not.toContain('Octavo')
    await shopper.post(`${prefix}/login-register`, {
      intent: 'customer.register',
      ...{ name: 'Asha Rao', email: newEmail(), password: 'quiet lanterns drift home' },
    })
    const mails = await db.read.selectFrom('outbox').selectAll().execute()
    expect(mails.length).toBeGreaterThan(1)
    expect(JSON.stringify(mails)).toContain('Probe Books')
    expect(JSON.stringify(mails)).not.toContain('Octavo')
  })
})

test.each(once)('%s does not name the sample shop', async (path) => {
  expect(await readsAs(path)).not.toContain('Octavo')
})

describe('the name and its line', () => {
  test('stand in title, header, footer, Open Graph and structured data', async () => {
    const $ = load(await readsAs('/de'))
    expect($('title').text()).toBe('Bücher aus Leipzig · Probe Books')
    expect($('header .logo').text()).toBe('Probe')
    expect($('header .strip').text()).toContain('Bücher aus Leipzig')
    expect($('footer').text()).toContain('© Probe Books')
    expect($('footer').text()).toContain('Bücher aus Leipzig')
    expect($('meta[property="og:site_name"]').attr('content')).toBe('Probe Books')
    expect($('script[type="application/ld+json"]').text()).toContain('"name":"Probe Books"')
  })

  test('stand in the manifest', async () => {
    expect(await (await open('/fr/site.webmanifest')).json()).toMatchObject({
      name: 'Probe Books',
      short_name: 'Probe',
      description: 'Des livres de Leipzig',
    })
  })

  test('change on the running server within two seconds', async () => {
    await changeShopSettings({ name: 'Other Books' }, 'settings set', Date.now())
    await expect
      .poll(async () => load(await readsAs('/about'))('title').text(), { timeout: 5_000 })
      .toBe('About us · Other Books')
    await changeShopSettings({ name: own.name }, 'settings set', Date.now())
  })
})
