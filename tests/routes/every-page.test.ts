import { beforeAll, describe, expect, test } from 'vitest'
import { shopRoutes as routes } from '../shop-routes.ts'
import { openDemo } from '../demo.ts'
import { aCustomer, newEmail, rightPassword } from '../shop/accounts/customers.ts'
import { newShopper, type Shopper } from '../shopper.ts'
import { inLanguage, languages, pageAddresses } from './page-addresses.ts'

beforeAll(async () => {
  await openDemo()
})

const english = { 'Accept-Language': 'en' }

async function aShopper(who: 'customer' | undefined): Promise<Shopper> {
  const shopper = await newShopper(english)
  if (!who) return shopper
  const email = newEmail()
  await aCustomer(email)
  return shopper.post('/login-register', {
    intent: 'customer.signIn',
    email,
    password: rightPassword,
  })
}

const pageRoutes = routes
  .filter(({ file }) => !/(feeds|files|probes|beacons|api|webhooks)\//.test(file))
  .map(({ path }) => (path ?? '').replace(/^:language\?\/?/, ''))
  // Shows no page: it leads to the first.
  .filter((path) => path !== 'logout')

test('each page of the table of routes is walked here', () => {
  expect(new Set(pageRoutes)).toEqual(new Set(Object.keys(pageAddresses)))
})

describe.each(Object.values(pageAddresses))('%s', (path, status, who) => {
  let shopper: Shopper
  beforeAll(async () => {
    shopper = await aShopper(who)
  })

  test.each(languages)(
    `answers ${status} in %s, whole, and sets no cookie`,
    async (language, prefix) => {
      const before = [...shopper.cookies]
      await shopper.visit(inLanguage(prefix, path))
      expect(shopper.status).toBe(status)
      expect(shopper.attr('html', 'lang')).toBe(language)
      expect(shopper.texts('h1')).toHaveLength(1)
      expect(shopper.text('title')).toMatch(/\S+ · Octavo$/)
      expect(shopper.attrs('main', 'id')).toEqual(['main'])
      expect([...shopper.cookies]).toEqual(before)
      expect(shopper.html).not.toMatch(/\b[a-z]+\.[a-zA-Z]+_(one|other)\b|\{\{|undefined|\[object/)
    },
  )

  test('has a policy that names its scripts by hash', async () => {
    await shopper.visit(path)
    const policy = shopper.headers.get('Content-Security-Policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('nonce')
    expect(shopper.html).not.toContain('nonce=')
    expect(shopper.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('is the same, byte for byte, when it is asked for again', async () => {
    const first = (await shopper.visit(path)).html
    const tokens = /name="token" value="[^"]+"|"token":"[^"]+"/g
    expect((await shopper.visit(path)).html.replace(tokens, '')).toBe(first.replace(tokens, ''))
  })

  test('names itself and its other languages, each of which answers and names it back', async () => {
    await shopper.visit(path)
    const alternates = shopper.attrs('link[rel=alternate][hreflang]', 'href')
    const indexed = shopper.attr('meta[name=robots]', 'content') !== 'noindex'
    expect(alternates).toHaveLength(indexed ? 4 : 0)
    if (!indexed) return
    const canonical = shopper.attr('link[rel=canonical]', 'href')
    expect(alternates).toContain(canonical)
    for (const href of new Set(alternates)) {
      await shopper.visit(new URL(href).pathname)
      expect(shopper.status).toBe(200)
      expect(shopper.attrs('link[rel=alternate][hreflang]', 'href')).toEqual(alternates)
      expect(shopper.attr('link[rel=canonical]', 'href')).toBe(href)
    }
  })

  test('is not found under a language that the shop has not', async () => {
    expect((await shopper.visit(`/xx${path === '/' ? '' : path}`)).status).toBe(404)
    expect((await shopper.visit(`/en${path === '/' ? '' : path}`)).status).toBe(404)
  })

  test('under `fn`, the specification’s French, moves to `fr` for good', async () => {
    await shopper.visit(`/fn${path === '/' ? '?x=1' : `${path}?x=1`}`)
    expect(shopper.url).toBe(`/fr${path === '/' ? '?x=1' : `${path}?x=1`}`)
  })

  test('with a slash at its end moves to the address without', async () => {
    if (path === '/') return
    await shopper.visit(`${path}/?x=1`)
    expect(shopper.url).toBe(`${path}?x=1`)
  })

  test('takes the forms of its head, and no button that it does not show', async () => {
    const own = await aShopper(who)
    await own.visit(path)
    await own.press('€ EUR')
    expect(own.url).toBe(path)
    expect(own.attr('#preferences button[value=EUR]', 'aria-pressed')).toBe('true')
    await own.press('Deutsch')
    expect(own.url).toBe(path === '/' ? '/de' : `/de${path}`)
    expect(own.attr('#preferences button[value=EUR]', 'aria-pressed')).toBe('true')
    await own.post(own.url, { intent: 'no.such' })
    expect(own.status).toBe(400)
    expect(own.texts('h1')).toHaveLength(1)
  })
})

describe('the first page alone', () => {
  test.each([
    ['de', '/de'],
    ['fr-CA,fr;q=0.9', '/fr'],
    ['pt, fr;q=0.8', '/fr'],
    ['en-GB', '/'],
    ['', '/'],
    ['*', '/'],
  ])('with Accept-Language "%s" leads to %s', async (accepted, url) => {
    const shopper = await newShopper(accepted ? { 'Accept-Language': accepted } : {})
    expect((await shopper.visit('/')).url).toBe(url)
  })

  test('honours a choice before the browser’s wish', async () => {
    const shopper = await newShopper({ 'Accept-Language': 'de' })
    await shopper.visit('/fr')
    await shopper.press('English')
    expect(shopper.url).toBe('/')
    expect((await shopper.visit('/')).attr('html', 'lang')).toBe('en')
  })
})

describe('a choice that was never offered', () => {
  test.each([
    { intent: 'currency.choose', currency: 'XYZ' },
    { intent: 'language.choose', language: 'xx' },
    { intent: 'country.choose', country: 'ZZZ' },
    { intent: 'country.choose' },
  ])('%o is 400 and sets nothing', async (fields) => {
    const shopper = await newShopper(english)
    await shopper.post('/books', fields)
    expect(shopper.status).toBe(400)
    expect(shopper.cookieNames()).toEqual([])
  })
})
