import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { languages } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { aThing } from '../../fixtures/catalogue.ts'
import { confirmOf } from '../../shop/accounts/own.ts'
import {
  buyerOf,
  customerOf,
  guestOrder,
  keyTo,
  newEmail,
  rightPassword,
} from '../../shop/accounts/customers.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const ownPassword = 'another lantern in the fog'

const aBrowser = () => newShopper({ 'x-octavo-address': randomUUID() })

/** Somebody who opened an account with an address, perhaps another's. */
async function whoOpened(email: string): Promise<{ shopper: Shopper; customer: string }> {
  const shopper = await aBrowser()
  await shopper.post('/login-register', {
    intent: 'customer.register',
    name: 'Eve',
    email,
    password: rightPassword,
  })
  const { id } = await db.read
    .selectFrom('customer')
    .where('email', '=', email)
    .select('id')
    .executeTakeFirstOrThrow()
  return { shopper, customer: id }
}

async function isSignedIn(shopper: Shopper): Promise<boolean> {
  await shopper.visit('/login-register')
  return shopper.url !== '/login-register'
}

const isConfirmed = async (customer: string) =>
  (await customerOf(customer)).emailConfirmedAt !== null

describe('the link that confirms an account', () => {
  test('does not confirm by being pressed alone, in a browser that is not signed in to it', async () => {
    const email = newEmail()
    const { shopper, customer } = await whoOpened(email)
    const order = await guestOrder(email, email)
    const link = `/my-account?confirm=${await keyTo(email, 'welcome')}`
    const owner = await aBrowser()
    await owner.visit(link)
    await owner.press('Confirm')
    expect(owner.status).toBe(422)
    expect(owner.text('#password-error')).toBe('The password is incorrect')
    expect(await isConfirmed(customer)).toBe(false)
    expect(await buyerOf(order)).toBeNull()

    const other = await whoOpened(newEmail())
    await other.shopper.visit(link)
    await other.shopper.press('Confirm', { password: rightPassword.toUpperCase() })
    expect(other.shopper.status).toBe(422)
    expect(await isConfirmed(customer)).toBe(false)
    expect(await isSignedIn(shopper)).toBe(true)
  })

  test('confirms by the password, on another device too, and ends all other sign-ins', async () => {
    const email = newEmail()
    const { shopper, customer } = await whoOpened(email)
    const order = await guestOrder(email, email)
    const phone = await aBrowser()
    await phone.visit(`/my-account?confirm=${await keyTo(email, 'welcome')}`)
    await phone.press('Confirm', { password: rightPassword })
    expect(phone.status).toBe(200)
    expect(phone.text('.toast')).toContain('Confirmed')
    expect(await isConfirmed(customer)).toBe(true)
    expect(await buyerOf(order)).toBe(customer)
    expect(await isSignedIn(shopper)).toBe(false)
  })

  test('confirms by one press where the browser is signed in to the account, and ends the others', async () => {
    const email = newEmail()
    const { shopper, customer } = await whoOpened(email)
    const other = await aBrowser()
    await other.post('/login-register', {
      intent: 'customer.signIn',
      email,
      password: rightPassword,
    })
    await shopper.visit(`/my-account?confirm=${await keyTo(email, 'welcome')}`)
    expect(shopper.texts('main input[type=password]')).toEqual([])
    await shopper.press('Confirm')
    expect(await isConfirmed(customer)).toBe(true)
    expect(await isSignedIn(shopper)).toBe(true)
    expect(await isSignedIn(other)).toBe(false)
  })

  test('gives the account to who reads the mail, with nothing of whoever opened it', async () => {
    const email = newEmail()
    const { shopper: stranger, customer } = await whoOpened(email)
    const product = await aThing()
    await stranger.post('/cart', { intent: 'cart.add', product })
    await stranger.post('/my-account', {
      intent: 'address.add',
      ...{ name: 'Eve', addressLine1: '1 Thief Lane', postcode: '560001', city: 'Bengaluru' },
      country: 'IN',
    })
    const order = await guestOrder(email, email)
    const link = `/my-account?confirm=${await keyTo(email, 'welcome')}`
    const owner = await aBrowser()
    await owner.visit(link)
    await owner.press('Choose a new password and confirm', { 'new-password': 'short' })
    expect(owner.status).toBe(422)
    expect(owner.text('#new-password-error')).toBe('Use 8 characters or more')
    await owner.press('Choose a new password and confirm', { 'new-password': ownPassword })
    expect(owner.url).toBe('/my-account')
    expect(owner.html).not.toContain('Thief')
    expect(await isConfirmed(customer)).toBe(true)
    expect(await buyerOf(order)).toBe(customer)
    await owner.visit('/cart')
    expect(owner.html).not.toContain(`/product/${product}`)
    expect(await isSignedIn(owner)).toBe(true)
    expect(await isSignedIn(stranger)).toBe(false)
    for (const [password, status] of [
      [rightPassword, 422],
      [ownPassword, 200],
    ] as const) {
      const browser = await aBrowser()
      await browser.post('/login-register', { intent: 'customer.signIn', email, password })
      expect(browser.status).toBe(status)
    }
    await owner.visit(link)
    expect(owner.status).toBe(410)
  })

  test('asks for the password ten times at most', async () => {
    const email = newEmail()
    const { customer } = await whoOpened(email)
    const browser = await aBrowser()
    await browser.visit(`/my-account?confirm=${await keyTo(email, 'welcome')}`)
    for (let n = 0; n < 10; n++) await browser.press('Confirm', { password: `wrong ${n}` })
    expect(browser.status).toBe(422)
    await browser.press('Confirm', { password: rightPassword })
    expect(browser.status).toBe(429)
    expect(await isConfirmed(customer)).toBe(false)
  }, 60_000)

  test.each(languages)('says what it asks for, in %s', async (language) => {
    const email = newEmail()
    await whoOpened(email)
    const browser = await aBrowser()
    const key = await keyTo(email, 'welcome')
    await browser.visit(localPath(language, `/my-account?confirm=${key}`))
    expect(browser.attrs('main button', 'value')).toEqual(['email.confirm', 'email.claim'])
    expect(browser.text('main')).toContain(email)
  })
})

describe('the link to a new address of an account', () => {
  /** Whoever holds an account wishes to have another's address in it. */
  async function whoWishes(isOwnConfirmed: boolean) {
    const [own, wished] = [newEmail(), newEmail()]
    const { shopper, customer } = await whoOpened(own)
    if (isOwnConfirmed) await confirmOf(customer)
    const order = await guestOrder(wished, wished)
    await shopper.post('/my-account', {
      intent: 'email.change',
      email: wished,
      password: rightPassword,
    })
    const link = `/my-account?confirm=${await keyTo(wished, 'email-confirm')}`
    return { own, shopper, customer, order, link }
  }

  test.each([true, false])(
    'asks for the password, and gives nobody the account (own address confirmed: %s)',
    async (isOwnConfirmed) => {
      const { own, customer, order, link } = await whoWishes(isOwnConfirmed)
      const reader = await aBrowser()
      await reader.visit(link)
      expect(reader.attrs('main button', 'value')).toEqual(['email.confirm'])
      await reader.press('Confirm')
      expect(reader.status).toBe(422)
      await reader.post(link, { intent: 'email.claim', 'new-password': ownPassword })
      expect(reader.status).toBe(422)
      expect(await customerOf(customer)).toMatchObject({ email: own })
      expect(await buyerOf(order)).toBeNull()
    },
  )

  test('is followed by who knows the password', async () => {
    const { customer, order, link, shopper } = await whoWishes(true)
    const phone = await aBrowser()
    await phone.visit(link)
    await phone.press('Confirm', { password: rightPassword })
    expect(phone.status).toBe(200)
    expect(await buyerOf(order)).toBe(customer)
    expect(await isSignedIn(shopper)).toBe(false)
  })
})

test('a confirmation on a page without its link is refused in words', async () => {
  const reader = await aBrowser()
  await reader.post('/my-account', { intent: 'email.confirm' })
  expect(reader.status).toBe(400)
  expect(reader.text('main')).toContain('This link no longer works')
})
