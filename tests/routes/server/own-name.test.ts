import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { sha256 } from '#app/http/sha256.server.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { setText, unsetText } from '#app/shop/maintenance/texts/change-texts.server.ts'
import { openDemo } from '../../demo.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'
import { newEmail } from '../../shop/accounts/customers.ts'

const own = {
  name: 'Probe Books',
  shortName: 'Probe',
  tagline: { en: 'Books from Leipzig', fr: 'Des livres de Leipzig', de: 'Bücher aus Leipzig' },
  homeHeading: { de: 'Gelesen und empfohlen' },
  homeText: { de: 'Bücher, die wir lieben.' },
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

test.each([
  ['/de', null],
  ['/', 'de'],
  ['/fr', 'de'],
])('the home page opens with the own heading and text: %s', async (path, lang) => {
  const $ = load(await readsAs(path))
  expect($('h1').text()).toBe('Gelesen und empfohlen')
  expect($('h1').attr('lang') ?? null).toBe(lang)
  expect($('.hero .lede').text()).toBe('Bücher, die wir lieben.')
  expect($('.hero .lede').attr('lang') ?? null).toBe(lang)
})

test('a running process shows a text that another one stored within seconds', async () => {
  const bytes = new TextEncoder().encode('# Unser Laden')
  const text = { page: 'about', language: 'de', isAdded: false, bytes } as const
  expect(await setText(text, Date.now())).toEqual({ ok: true })
  const heading = async () => load(await readsAs('/de/about'))('h1').text()
  await expect.poll(heading, { timeout: 5_000 }).toBe('Unser Laden')
  await unsetText('about', 'de', Date.now())
  await expect.poll(heading, { timeout: 5_000 }).not.toBe('Unser Laden')
})

describe.each(prefixes)('a shop of another name, under "%s"', (prefix) => {
  test.each([pages, feeds].flat())('does not name the sample shop: %s', async (path) => {
    expect(await readsAs(path === '/' ? prefix || '/' : prefix + path)).not.toMatch(/octavo/i)
  })

  test('does not name it in its book about reading', async () => {
    const response = await open(`${prefix}/downloads/reading-guide.epub`)
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const texts = Object.entries(files).filter(([name]) => !/\.(png|jpe?g)$/.test(name))
    const whole = texts.map(([, bytes]) => strFromU8(bytes)).join('\n')
    expect(whole).toContain('Probe Books')
    expect(whole).not.toMatch(/octavo/i)
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
    expect(shopper.html).not.toMatch(/octavo/i)
    await shopper.post(`${prefix}/login-register`, {
      intent: 'customer.register',
      ...{ name: 'Asha Rao', email: newEmail(), password: 'quiet lanterns drift home' },
    })
    const mails = await db.read.selectFrom('outbox').selectAll().execute()
    expect(mails.length).toBeGreaterThan(1)
    expect(JSON.stringify(mails)).toContain('Probe Books')
    expect(JSON.stringify(mails)).not.toMatch(/octavo/i)
  })
})

test.each(once)('%s does not name the sample shop', async (path) => {
  expect(await readsAs(path)).not.toMatch(/octavo/i)
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

test('a seller that is set wins over its file, on the running server within two seconds', async () => {
  const changes = { sellerTelephone: '+49 341 000000', sellerName: 'Probe & Söhne' }
  await changeShopSettings(changes, 'settings import', Date.now())
  const imprint = async () => load(await readsAs('/imprint'))('main').text()
  await expect.poll(imprint, { timeout: 5_000 }).toContain('+49 341 000000')
  expect(await imprint()).toContain('Probe & Söhne')
  expect(await imprint()).toContain('04103 Leipzig')
  expect(await imprint()).not.toContain(seller.name)
})

describe('a logo, an icon and an accent', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 4h24v24H4z"/></svg>'
  const image = Buffer.from(drawing)

  beforeAll(async () => {
    const look = { logo: image, icon: image, accent: '#0a5c3c' }
    expect(await changeShopSettings(look, 'settings import', Date.now())).toEqual({ ok: true })
    // Each process reads changed settings within two seconds.
    await vi.waitFor(
      async () => expect(load(await readsAs('/'))('header .logo img')).toHaveLength(1),
      { timeout: 5_000, interval: 200 },
    )
  })

  test('the logo has its size in the head, and its URL is immutable and runs nothing', async () => {
    const picture = load(await readsAs('/'))('header .logo img')
    expect(picture.attr()).toMatchObject({ alt: '', width: '40', height: '40' })
    const response = await open(picture.attr('src')!)
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await response.text()).toBe(drawing)
  })

  test('the URL of an earlier logo leads to the current one', async () => {
    const current = load(await readsAs('/'))('header .logo img').attr('src')!
    expect((await open('/shop/logo-0.svg')).url).toBe(shop.origin + current)
    expect((await open('/shop/logo-180-0.png')).status).toBe(404)
    expect((await open('/shop/icon-7-0.png')).status).toBe(404)
  })

  test('the icon stands in tabs, and as a PNG on phones and in the manifest', async () => {
    const $ = load(await readsAs('/'))
    expect($('link[rel=icon]').attr('href')).toMatch(/^\/shop\/icon-\w+\.svg$/)
    const touch = await open($('link[rel="apple-touch-icon"]').attr('href')!)
    expect(Buffer.from(await touch.arrayBuffer()).readUInt32BE(16)).toBe(180)
    const manifest = (await (await open('/site.webmanifest')).json()) as {
      icons: { src: string; sizes: string }[]
    }
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual([
      'any',
      '180x180',
      '192x192',
      '512x512',
    ])
    for (const { src } of manifest.icons) expect((await open(src)).status).toBe(200)
    expect((await open('/favicon.ico')).url).toMatch(/\/shop\/icon-\w+\.svg$/)
  })

  test('the accent has its style allowed by hash, and colours the frame of the browser', async () => {
    const response = await open('/')
    const $ = load(await response.text())
    const style = $('head style:not([data-critical])').text()
    expect(style).toContain('--link:#0a5c3c')
    expect(response.headers.get('Content-Security-Policy')).toContain(`'sha256-${sha256(style)}'`)
    expect($('meta[name=theme-color]').first().attr('content')).toBe('#094e33')
  })
})
