import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { endOtherSignIns } from '#app/shop/customers/accounts/sign-ins.server.ts'
import {
  aCustomer,
  customerOf,
  keyTo,
  newEmail,
  rightPassword,
} from '../../shop/accounts/customers.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { newShopper, type Shopper } from '../../shopper.ts'
import { callApi } from '../api/caller.ts'

let email: string
let customer: string
async function open() {
  email = newEmail()
  customer = await aCustomer(email)
}

const aShopper = () => newShopper({ 'x-octavo-address': randomUUID() })

async function whoIsIn(): Promise<Shopper> {
  const shopper = await aShopper()
  const fields = { intent: 'customer.signIn', email, password: rightPassword }
  return shopper.post('/login-register?next=/cart', fields)
}

/** A browser with a copy of another's cookie. */
const thiefOf = async ({ cookies }: Shopper) =>
  Object.assign(await aShopper(), { cookies: new Map(cookies) })

function tokenOf({ cookies }: Shopper): string {
  const [data = ''] = decodeURIComponent(cookies.get('shop')!).split('.')
  return (JSON.parse(Buffer.from(data, 'base64').toString()) as { token: string }).token
}

async function apiToken(): Promise<string> {
  const json = { email, password: rightPassword }
  return (await callApi<{ token: string }>('/users/signin/customer', { json })).content.token
}

const statusOfToken = async (token: string) => (await callApi('/users/profile', { token })).status

async function isSignedIn(shopper: Shopper): Promise<boolean> {
  await shopper.visit('/login-register?next=/cart')
  return shopper.url === '/cart'
}

async function resetPassword() {
  const reader = await aShopper()
  await reader.post('/forgot-password', { intent: 'password.forget', email })
  const key = await keyTo(email, 'password-reset')
  const fields = { intent: 'password.reset', password: 'another lantern' }
  await reader.post(`/forgot-password?key=${key}`, fields)
  return reader
}

describe('what was signed in is out', () => {
  beforeEach(open)

  test('and is no guest that all who hold the cookie share', async () => {
    const shopper = await whoIsIn()
    const thief = await thiefOf(shopper)
    await resetPassword()
    await shopper.post('/cart', { intent: 'cart.add', product: await aBook({ name: 'Emma' }) })
    await shopper.visit('/cart')
    expect(shopper.text('main')).toContain('Emma')
    await thief.visit('/cart')
    expect(thief.text('main')).not.toContain('Emma')
  })

  test('after the sign-out: the cookie, and its token at the API', async () => {
    const shopper = await whoIsIn()
    const [thief, token] = [await thiefOf(shopper), tokenOf(shopper)]
    expect(await isSignedIn(thief)).toBe(true)
    expect(await statusOfToken(token)).toBe(200)
    await shopper.visit('/logout')
    expect(await isSignedIn(thief)).toBe(false)
    expect(await statusOfToken(token)).toBe(401)
  })

  test('after a new password: cookies and tokens of everybody but who set it', async () => {
    const thief = await thiefOf(await whoIsIn())
    const token = await apiToken()
    expect(await isSignedIn(thief)).toBe(true)
    expect(await statusOfToken(token)).toBe(200)
    const reader = await resetPassword()
    expect(await isSignedIn(reader)).toBe(true)
    expect(await isSignedIn(thief)).toBe(false)
    expect(await statusOfToken(token)).toBe(401)
    // Nor does the old password make a new one.
    const json = { email, password: rightPassword }
    expect((await callApi('/users/signin/customer', { json })).status).toBe(401)
  })

  test('where the sign-in was ended from another device', async () => {
    const shopper = await whoIsIn()
    const [thief, token] = [await thiefOf(shopper), await apiToken()]
    await db.write((trx) => endOtherSignIns(trx, customer, undefined))
    expect(await isSignedIn(thief)).toBe(false)
    expect(await statusOfToken(token)).toBe(401)
  })

  test('where another signed in with the same browser', async () => {
    const shopper = await whoIsIn()
    const before = tokenOf(shopper)
    await shopper.post('/login-register', {
      intent: 'customer.register',
      name: 'Ben',
      email: newEmail(),
      password: rightPassword,
    })
    expect(tokenOf(shopper)).not.toBe(before)
    expect(await statusOfToken(before)).toBe(401)
  })

  test('a stolen cookie sees nothing of the customer, nor what happens after', async () => {
    const shopper = await whoIsIn()
    const thief = await thiefOf(shopper)
    await shopper.visit('/logout')
    for (const path of ['/', '/cart', '/wishlist', '/checkout', '/login-register']) {
      await thief.visit(path)
      expect(thief.html).not.toContain(email)
      expect(thief.html).not.toContain((await customerOf(customer)).name)
    }
  })
})

describe('while somebody is signed in', () => {
  let shopper: Shopper
  beforeAll(async () => {
    await open()
    shopper = await whoIsIn()
  })

  test.each([
    '/',
    '/fr',
    '/books',
    '/catalogue',
    '/cart',
    '/wishlist',
    '/compare',
    '/checkout',
    '/forgot-password',
    '/forgot-password?key=x',
    '/my-account',
    '/order-received/AAAAAAAA',
    '/not-found',
    '/no/such/page',
    '/books?_data=routes%2Fbooks',
    '/cart?_data=root',
  ])('%s lies in no store', async (path) => {
    await shopper.visit(path)
    expect(shopper.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('nor does a form that was refused', async () => {
    await shopper.post('/cart', { intent: 'coupon.apply', coupon: '' })
    expect(shopper.status).toBe(422)
    expect(shopper.headers.get('Cache-Control')).toContain('no-store')
  })
})

describe('from another site', () => {
  beforeAll(open)

  // What watches requests arrive writes the origin there that Remix would choke on.
  const marks = [
    { 'x-octavo-origin-refused': 'http://evil.test' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ]
  const forms: [string, Record<string, string>][] = [
    ['/login-register', { intent: 'customer.signIn', password: rightPassword }],
    ['/login-register', { intent: 'customer.register', name: 'Eve', password: rightPassword }],
    ['/forgot-password', { intent: 'password.forget' }],
    ['/logout', { intent: 'customer.signOut' }],
    ['/cart', { intent: 'customer.signOut' }],
  ]

  test.each(forms.flatMap(([path, form]) => marks.map((mark) => [path, form, mark] as const)))(
    '%s %o with %o is 403, and changes nothing',
    async (path, form, mark) => {
      const shopper = await whoIsIn()
      const cookie = shopper.cookies.get('shop')
      const count = async () => [
        (await db.read.selectFrom('signIn').select('id').execute()).length,
        (await db.read.selectFrom('customer').select('id').execute()).length,
        (await db.read.selectFrom('outbox').select('id').execute()).length,
      ]
      const before = await count()
      const typed = form.intent === 'customer.register' ? newEmail() : email
      await shopper.post(path, { ...form, email: typed }, { ...mark })
      expect(shopper.status).toBe(403)
      expect(await count()).toEqual(before)
      expect(shopper.cookies.get('shop')).toBe(cookie)
      expect(await isSignedIn(shopper)).toBe(true)
    },
  )
})
