import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aThing } from '../../fixtures/catalogue.ts'
import { aCustomer, newEmail, rightPassword } from '../../shop/accounts/customers.ts'
import { builtShop, newShopper, origin, type Shopper } from '../../shopper.ts'

let email: string
let customer: string
beforeAll(async () => {
  email = newEmail()
  customer = await aCustomer(email)
})

/** Somebody who signed in, and has this in the cart. */
async function whoIsIn(product?: string): Promise<Shopper> {
  const shopper = await newShopper({ 'x-octavo-address': randomUUID() })
  await shopper.post('/login-register?next=/cart', {
    intent: 'customer.signIn',
    email,
    password: rightPassword,
  })
  if (product) await shopper.post('/cart', { intent: 'cart.add', product })
  return shopper
}

/** A guest with things in cart and lists, who pays in pounds and lives in the USA. */
async function aGuestWhoChose(): Promise<Shopper> {
  const [product, shopper] = [await aThing(), await newShopper()]
  for (const intent of ['cart.add', 'wishlist.add', 'compare.add'])
    await shopper.post('/cart', { intent, product })
  await shopper.post('/cart', { intent: 'currency.choose', currency: 'GBP' })
  await shopper.post('/cart', { intent: 'country.choose', country: 'US' })
  expect(shopper.html).toContain(`/product/${product}`)
  return shopper
}

async function isSignedIn(shopper: Shopper): Promise<boolean> {
  await shopper.visit('/login-register')
  return shopper.url !== '/login-register'
}

const countSignIns = async () =>
  (await db.read.selectFrom('signIn').select('id').where('customer', '=', customer).execute())
    .length

const answerTo = async (path: string, init: RequestInit) =>
  (await builtShop())(new Request(origin + path, init))

describe('signing out', () => {
  test.each(['/', '/books', '/cart', '/my-account', '/imprint'])(
    'by the button in the head of %s',
    async (path) => {
      const shopper = await whoIsIn()
      await shopper.visit(path)
      await shopper.press('Sign out', {}, { within: '.mast' })
      expect(shopper.status).toBe(200)
      expect(await isSignedIn(shopper)).toBe(false)
    },
  )

  test.each([
    ['by GET', (shopper: Shopper) => shopper.visit('/logout')],
    ['by POST', (shopper: Shopper) => shopper.post('/logout', { intent: 'customer.signOut' })],
  ])('%s ends the sign-in in the database, and nothing of the customer is left', async (_, out) => {
    const product = await aThing()
    const shopper = await whoIsIn(product)
    await shopper.visit('/cart')
    expect(shopper.html).toContain(`/product/${product}`)
    const before = await countSignIns()
    const stolen = await newShopper()
    stolen.cookies.set('shop', shopper.cookies.get('shop')!)
    expect(await isSignedIn(stolen)).toBe(true)

    await out(shopper)
    expect(shopper.status).toBe(200)
    expect(shopper.url).toBe('/')
    expect(await countSignIns()).toBe(before - 1)
    await shopper.visit('/cart')
    expect(shopper.html).not.toContain(`/product/${product}`)
    expect(await isSignedIn(shopper)).toBe(false)

    expect(await isSignedIn(stolen)).toBe(false)
    const later = await aThing()
    await shopper.post('/cart', { intent: 'cart.add', product: later })
    await stolen.visit('/cart')
    expect(stolen.html).not.toContain(`/product/${product}`)
    expect(stolen.html).not.toContain(`/product/${later}`)
  })

  test('keeps the language of the address, and no choice of currency or country', async () => {
    const shopper = await whoIsIn()
    await shopper.post('/cart', { intent: 'currency.choose', currency: 'GBP' })
    await shopper.post('/cart', { intent: 'country.choose', country: 'US' })
    await shopper.visit('/fr/logout')
    expect(shopper.url).toBe('/fr')
    await shopper.visit(`/product/${await aThing()}`)
    expect(shopper.text('.prefs')).toContain('₹ INR · IN')
  })

  test('answers 303, and has the browser forget the pages it keeps', async () => {
    const shopper = await whoIsIn()
    const answer = await answerTo('/logout', {
      headers: { Cookie: `shop=${shopper.cookies.get('shop')}` },
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/')
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache", "prefetchCache", "prerenderCache"')
    expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true')
  })

  test.each([
    ['by GET', (shopper: Shopper) => shopper.visit('/logout')],
    ['by POST', (shopper: Shopper) => shopper.post('/logout', { intent: 'customer.signOut' })],
  ])('of a guest, %s, makes a new visitor of them', async (_, out) => {
    const shopper = await aGuestWhoChose()
    const old = shopper.cookies.get('shop')!
    await out(shopper)
    expect(shopper.url).toBe('/')
    expect(shopper.texts('.toast')).toEqual([])
    for (const path of ['/cart', '/wishlist', '/compare']) {
      await shopper.visit(path)
      expect(shopper.html).not.toContain(`/product/`)
    }
    expect(shopper.text('.prefs')).toContain('₹ INR · IN')
    expect(shopper.cookies.get('shop')).not.toBe(old)
  })

  test('of a guest leaves the language of the address remembered, and no other', async () => {
    const shopper = await aGuestWhoChose()
    await shopper.post('/de/imprint', { intent: 'language.choose', language: 'fr' })
    await shopper.visit('/logout', { 'Accept-Language': 'de' })
    await shopper.visit('/', { 'Accept-Language': 'de' })
    expect(shopper.url).toBe('/')
    await shopper.visit('/de/logout', { 'Accept-Language': 'en' })
    expect(shopper.url).toBe('/de')
  })

  test.each([
    ['a prefetch', { 'Sec-Purpose': 'prefetch' }],
    ['a link or picture of another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('of a guest is not done by %s', async (_, headers) => {
    const shopper = await aGuestWhoChose()
    const old = shopper.cookies.get('shop')
    await shopper.visit('/logout', headers)
    expect(shopper.cookies.get('shop')).toBe(old)
  })

  test('with the account resets all choices', async () => {
    const own = newEmail()
    await aCustomer(own)
    const shopper = await newShopper({ 'x-octavo-address': randomUUID() })
    await shopper.post('/login-register', {
      intent: 'customer.signIn',
      email: own,
      password: rightPassword,
    })
    await shopper.post('/cart', { intent: 'currency.choose', currency: 'GBP' })
    await shopper.post('/my-account', { intent: 'customer.delete', password: rightPassword })
    await shopper.visit('/imprint')
    expect(shopper.text('.prefs')).toContain('₹ INR · IN')
  })

  test('of a new visitor sets no cookie', async () => {
    const shopper = await newShopper()
    await shopper.visit('/logout')
    expect(shopper.url).toBe('/')
    expect(shopper.cookieNames()).toEqual([])
  })
})

describe('nobody is signed out', () => {
  test.each([
    ['a prefetch', { 'Sec-Purpose': 'prefetch' }],
    ['a prerender', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['an old prefetch', { Purpose: 'prefetch' }],
    ['an older prefetch', { 'X-Moz': 'prefetch' }],
    ['a picture on a page', { 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Site': 'same-origin' }],
    ['a link or picture of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a link or picture of a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
  ])('by %s', async (_, headers) => {
    const shopper = await whoIsIn()
    const cookie = shopper.cookies.get('shop')
    await shopper.visit('/logout', headers)
    expect(shopper.url).toBe('/')
    expect(shopper.cookies.get('shop')).toBe(cookie)
    expect(await isSignedIn(shopper)).toBe(true)
  })

  test('by HEAD', async () => {
    const shopper = await whoIsIn()
    const answer = await answerTo('/logout', {
      method: 'HEAD',
      headers: { Cookie: `shop=${shopper.cookies.get('shop')}` },
    })
    expect(answer.status).toBe(303)
    expect(await isSignedIn(shopper)).toBe(true)
  })

  test('by a form of another site, which is 403', async () => {
    const shopper = await whoIsIn()
    const form = { intent: 'customer.signOut' }
    await shopper.post('/logout', form, { 'Sec-Fetch-Site': 'cross-site' })
    expect(shopper.status).toBe(403)
    expect(await isSignedIn(shopper)).toBe(true)
  })

  test('but by a person who typed the address or followed a link here', async () => {
    for (const site of ['none', 'same-origin']) {
      const shopper = await whoIsIn()
      await shopper.visit('/logout', { 'Sec-Fetch-Site': site })
      expect(await isSignedIn(shopper)).toBe(false)
    }
  })
})
