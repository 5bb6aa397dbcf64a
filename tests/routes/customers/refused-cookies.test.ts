import { load } from 'cheerio'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { openDemo } from '../../demo.ts'
import { aCustomer, newEmail, rightPassword } from '../../shop/accounts/customers.ts'
import { requestRaw, serveShop } from '../../served-shop.ts'
import { builtShop, newShopper, origin, Shopper } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

/** A shopper whose browser keeps no cookie. */
class Refusing extends Shopper {
  static async arrive() {
    const shop = await builtShop()
    return new Refusing((request) => {
      request.headers.delete('Cookie')
      return shop(request)
    }, origin)
  }
}

const notice = '.note--warm'
const words = {
  '': /refused our cookie.*allow them for this shop/,
  '/fr': /a refusé notre cookie.*Autorisez-les/,
  '/de': /hat unser Cookie abgelehnt.*erlauben Sie Cookies/,
}
const text = (shopper: Shopper) => shopper.texts('.note--warm').join(' ')

const presses: [what: string, path: string, fields: Record<string, string>][] = [
  ['adding to the cart', '/book/b01', { intent: 'cart.add', product: 'b01' }],
  ['adding from a list', '/books?page=2', { intent: 'cart.add', product: 'b02' }],
  ['wishing', '/book/b01', { intent: 'wishlist.add', product: 'b01' }],
  ['comparing', '/product/1', { intent: 'compare.add', product: '1' }],
  ['choosing a currency', '/books?q=tea', { intent: 'currency.choose', currency: 'EUR' }],
  ['choosing a country', '/', { intent: 'country.choose', country: 'DE' }],
]

describe.each(presses)('%s', (_, path, fields) => {
  test.each(Object.entries(words))(
    'without cookies says under "%s" that they are needed',
    async (prefix, sentence) => {
      const own = prefix && path === '/' ? prefix : prefix + path
      const shopper = await Refusing.arrive()
      await shopper.post(own, fields)
      expect(shopper.status).toBe(200)
      expect(text(shopper)).toMatch(sentence)
      expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
      expect(shopper.headers.get('Cache-Control')).toBe('private, no-store')
      // Asked for again within the minute, it is still so.
      expect(text(await shopper.visit(shopper.url))).toMatch(sentence)
      // And after it, the page is the page.
      expect(text(await shopper.visit(own))).toBe('')
    },
  )

  test('with cookies leads to the page itself and says nothing', async () => {
    const shopper = await newShopper({ 'Accept-Language': 'en' })
    await shopper.post(path, fields)
    expect([shopper.status, shopper.url]).toEqual([200, path])
    expect(text(shopper)).toBe('')
    await shopper.visit(path)
    expect(text(shopper)).toBe('')
  })
})

test('a refused form is shown on a page that was asked to check for the cookie', async () => {
  const shopper = await newShopper()
  const path = '/books?cookies=00000000'
  await shopper.post(path, { intent: 'cart.add', product: 'nope' })
  expect([shopper.status, shopper.url]).toEqual([422, path])
})

test('signing in without cookies says so on the page that asks for it again', async () => {
  const email = newEmail()
  await aCustomer(email)
  const shopper = await Refusing.arrive()
  const fields = { intent: 'customer.signIn', email, password: rightPassword }
  await shopper.post('/login-register', fields)
  expect(shopper.url).toMatch(/^\/login-register\?next=%2Fmy-account&/)
  expect(text(shopper)).toMatch(words[''])
})

test('what is done again on such a page is answered as before', async () => {
  const shopper = await Refusing.arrive()
  await shopper.post('/book/b01', { intent: 'cart.add', product: 'b01' })
  const first = shopper.url
  await shopper.post(first, { intent: 'wishlist.add', product: 'b01' })
  expect(text(shopper)).toMatch(words[''])
  expect(shopper.url.match(/cookies=/g)).toHaveLength(1)
})

describe('an address that asks for a cookie', () => {
  const fetchPage = async (path: string, init: RequestInit = {}) =>
    (await builtShop())(
      new Request(origin + path, {
        ...init,
        headers: { Host: 'shop.test', 'Accept-Language': 'en', ...init.headers },
      }),
    )
  const html = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' }
  const choose = { method: 'POST', body: 'intent=currency.choose&currency=EUR' }
  const led = async (path: string, headers: Record<string, string> = html) =>
    (await fetchPage(path, { ...choose, headers })).headers.get('Location')!

  test('leads, once the cookie is there, to the same query without it, and is kept by nobody', async () => {
    const Cookie = (await fetchPage('/books', { ...choose, headers: html })).headers
      .getSetCookie()[0]!
      .split(';')[0]!
    for (const path of ['/books', '/books?q=a+b', '/fr/books?page=2']) {
      const marked = await led(path)
      expect(marked).not.toBe(path)
      for (const method of ['GET', 'HEAD']) {
        const answer = await fetchPage(marked, { method, headers: { Cookie } })
        expect([answer.status, answer.headers.get('Location')]).toEqual([302, path])
        expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
        expect(answer.headers.getSetCookie()).toEqual([])
      }
    }
  })

  test('shows w3m the page itself, which takes the way back for a loop', async () => {
    const w3m = { ...html, 'User-Agent': 'w3m/0.5.3+git20230121' }
    const first = await fetchPage('/book/b01', { ...choose, headers: w3m })
    const Cookie = first.headers.getSetCookie()[0]!.split(';')[0]!
    const marked = first.headers.get('Location')!
    const page = await fetchPage(marked, { headers: { ...w3m, Cookie } })
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  })

  test('leads a script to the same page, too', async () => {
    const path = '/books?_data=routes%2Fbooks'
    const headers = {
      'Content-Type': html['Content-Type'],
      Accept: '*/*',
      'Sec-Fetch-Site': 'same-origin',
    }
    const first = await fetchPage(path, { ...choose, headers })
    const marked = first.headers.get('X-Remix-Redirect')!
    expect(marked).toMatch(/^\/books\?cookies=/)
    const Cookie = first.headers.getSetCookie()[0]!.split(';')[0]!
    const next = await fetchPage(`${marked}&_data=routes%2Fbooks`, { headers: { Cookie } })
    expect(next.headers.get('X-Remix-Redirect')).toBe('/books')
    // What is asked for beside it takes no toast away, which the page itself is to show.
    const beside = await fetchPage(`${marked}&_data=root`, { headers: { Cookie } })
    expect(beside.headers.get('X-Remix-Redirect')).toBe('/books')
    expect(beside.headers.getSetCookie()).toEqual([])
    const root = await fetchPage(`${marked}&_data=root`)
    expect(((await root.json()) as { cookies: string }).cookies).toMatch(words[''])
  })

  test('accuses nobody a minute later, or who has it from elsewhere', async () => {
    const marked = await led('/books')
    for (const site of ['cross-site', 'same-site', 'none']) {
      const answer = await fetchPage(marked, { headers: { 'Sec-Fetch-Site': site } })
      expect([answer.status, answer.headers.get('Location')], site).toEqual([302, '/books'])
    }
    vi.setSystemTime(Date.now() + 61_000)
    const late = await fetchPage(marked)
    vi.useRealTimers()
    expect([late.status, late.headers.get('Location')]).toEqual([302, '/books'])
    for (const made of ['x', '', 'zzzzzzzzz', '0', '%00'.repeat(2)]) {
      const { status } = await fetchPage(`/books?cookies=${made}`)
      expect([302, 400], made).toContain(status)
    }
  })

  test('is none for a program, which may do without, nor for who brings a session', async () => {
    const type = { 'Content-Type': html['Content-Type'] }
    expect(await led('/books', type)).toBe('/books')
    expect(await led('/books', { ...type, Accept: '*/*' })).toBe('/books')
    expect(await led('/books', { ...html, Cookie: 'shop=other' })).toBe('/books')
  })

  test('is none where nothing was kept', async () => {
    const body = 'intent=cart.add&quantity=x'
    const refused = await fetchPage('/book/b01', { method: 'POST', body, headers: html })
    expect([refused.status, refused.headers.get('Location')]).toEqual([422, null])
    expect(load(await refused.text())(notice).text()).not.toMatch(words[''])
  })
})

test('the served shop says so too, to a browser with scripts and without', async () => {
  const shop = await serveShop()
  const body = 'intent=currency.choose&currency=EUR'
  for (const sent of [
    { Accept: 'text/html' },
    { Accept: '*/*', 'Sec-Fetch-Site': 'same-origin' },
  ]) {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...sent }
    const answer = await requestRaw(shop, {
      ...{ method: 'POST', path: '/books', body },
      headers: { ...headers, Origin: shop.origin },
    })
    const marked = answer.headers.location!
    expect(marked).toMatch(/^\/books\?cookies=/)
    const page = await requestRaw(shop, { path: marked })
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(page.body).toMatch(words[''])
    const Cookie = answer.headers['set-cookie']![0]!.split(';')[0]!
    const clean = await requestRaw(shop, { path: marked, headers: { Cookie } })
    expect([clean.status, clean.headers.location]).toEqual([302, '/books'])
  }
  await shop.stop()
})
