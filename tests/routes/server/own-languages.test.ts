import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { openDemo } from '../../demo.ts'
import { requestRaw, serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'

let shop: ServedShop

async function change(changes: Record<string, unknown>) {
  expect(await changeShopSettings(changes, 'settings import', Date.now())).toEqual({ ok: true })
  // The running shop notices the change within two seconds.
  await sleep(2_100)
}

beforeAll(async () => {
  await openDemo()
  shop = await serveShop()
})
afterAll(() => shop.stop())

const aShopper = (accepted = 'fr,en;q=0.5') =>
  new Shopper((request) => fetch(request), shop.origin, { 'Accept-Language': accepted })
const get = (path: string, accepted = 'fr') =>
  requestRaw(shop, { path, headers: { 'Accept-Language': accepted } })

describe('a shop in German and English', () => {
  beforeAll(() =>
    change({ languages: ['de', 'en'], homeMarket: 'AT', markets: ['AT', 'DE'], currency: 'EUR' }),
  )

  test('offers no French on its pages', async () => {
    for (const path of ['/', '/de/books', '/book/b01', '/checkout']) {
      const shopper = await aShopper().visit(path)
      expect(shopper.status).toBe(200)
      expect(shopper.html).not.toMatch(/Français|hreflang="fr"|fr_FR|href="\/fr[/"]/i)
    }
  })

  test('shows a text in another offered language, and none in one that is not offered', async () => {
    await change({ homeHeading: { fr: 'Vos livres', de: 'Ihre Bücher' } })
    const shopper = await aShopper('en').visit('/')
    expect(shopper.text('h1')).toBe('Ihre Bücher')
    expect(shopper.attr('h1 [lang], h1[lang]', 'lang')).toBe('de')
    await change({ homeHeading: { fr: 'Vos livres' } })
    await shopper.visit('/')
    expect(shopper.html).not.toContain('Vos livres')
    await change({ homeHeading: undefined })
  })

  test('shows a tagline in the language that it has', async () => {
    await change({ tagline: { de: 'Bücher aus Leipzig' } })
    const shopper = await aShopper('en').visit('/')
    expect(shopper.attrs('.strip .wrap > span, .colophon p', 'lang')).toEqual(['de', 'de'])
    expect(shopper.text('header .strip')).toContain('Bücher aus Leipzig')
    expect(shopper.text('title')).toContain('Bücher aus Leipzig')
    await change({ tagline: undefined })
  })

  test('offers German first', async () => {
    const shopper = await aShopper().visit('/books')
    expect(shopper.texts('[aria-labelledby=choose-language] button')).toEqual([
      'Deutsch',
      'English',
    ])
  })

  test.each([
    ['/fr', '/'],
    ['/fr/books', '/books'],
    ['/FR/book/b01', '/book/b01'],
    ['/fn/cart', '/cart'],
    ['/fr/books.atom', '/books.atom'],
    ['/fr/order-received/7KQ2M9XD?key=g1c.a', '/order-received/7KQ2M9XD?key=g1c.a'],
  ])('leads %s, which an earlier mail may hold, to %s', async (path, to) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.location]).toEqual([307, to])
  })

  test('sends a form of an earlier French page to the same page in English', async () => {
    const shopper = await aShopper('en').post('/fr/cart', { intent: 'cart.add', product: 'b01' })
    expect(shopper.url).toMatch(/^\/cart/)
    expect(shopper.texts('main [name=quantity]')).toHaveLength(1)
  })

  test('lists no French page for search engines', async () => {
    const sitemap = await get('/sitemap.xml?part=pages')
    expect(sitemap.body).toContain('/de/books')
    expect(sitemap.body).not.toMatch(/"fr"|\/fr[/<"]/)
    expect((await get('/robots.txt')).body).not.toContain('/fr/')
  })

  test('refuses the choice of French', async () => {
    const shopper = await aShopper().visit('/books')
    await shopper.post('/books', { intent: 'language.choose', language: 'fr' })
    expect(shopper.status).toBe(400)
  })

  test('leads each language to a market that it delivers to, and offers no other', async () => {
    for (const path of ['/', '/de']) {
      const shopper = await aShopper('en').visit(path)
      expect(shopper.text('.prefs')).toMatch(/€ EUR · AT$/)
      expect(shopper.attrs('#country-header option', 'value')).toEqual(
        path === '/' ? ['AT', 'DE'] : ['DE', 'AT'],
      )
    }
    const refused = await aShopper('en').post('/books', { intent: 'country.choose', country: 'IN' })
    expect(refused.status).toBe(400)
  })
})

describe('a shop without English', () => {
  beforeAll(() => change({ languages: ['de', 'fr'] }))

  test.each([
    ['/', 'en', '/de'],
    ['/', 'fr', '/fr'],
    ['/books?sort=price-up', 'en', '/de/books?sort=price-up'],
    ['/Book/b01/', 'fr', '/de/Book/b01/'],
    ['/books.atom', 'en', '/de/books.atom'],
  ])('leads %s for %s to %s', async (path, accepted, to) => {
    const answer = await get(path, accepted)
    expect([answer.status, answer.headers.location]).toEqual([path === '/' ? 302 : 307, to])
  })

  test('links to German, and has files without a language where they were', async () => {
    const shopper = await aShopper('en').visit('/')
    expect(shopper.html).toContain('lang="de"')
    expect(shopper.html).not.toMatch(/English|hreflang="en"|href="\/books"/)
    expect((await get('/sitemap.xml')).status).toBe(200)
    expect((await get('/no/such/page')).status).toBe(404)
  })
})
