import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { languages } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { confirmEmail } from '#app/shop/customers/accounts/email-confirmation.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { listAddresses } from '#app/shop/customers/addresses/customer-addresses.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import {
  aCustomer,
  buyerOf,
  keyTo,
  newEmail,
  rightPassword,
} from '../../shop/accounts/customers.ts'
import { confirmOf } from '../../shop/accounts/own.ts'
import { newShopper } from '../../shopper.ts'
import { aCustomerShopping, aGuest } from '../customers/signed-in.ts'

const offer = { within: 'section[aria-labelledby=account]' }
const make = 'Create an account'

/** A guest at the receipt of what they ordered just now. */
async function atReceipt(email = newEmail(), name = 'Asha Raghavan') {
  const guest = await aGuest()
  await guest.visit(`/book/${await aBook({ name: 'Silas Marner' })}`)
  await guest.press('Add to cart', {}, { within: '.buy' })
  await guest.visit('/checkout')
  await guest.press('Order with obligation to pay', {
    ...{ email, name, addressLine1: '14 Lantern Lane', postcode: '560001', city: 'Bengaluru' },
    telephone: '+91 80 5550 0199',
  })
  if (guest.status !== 200) throw new Error(`not ordered: ${guest.status}`)
  return { guest, email, path: guest.url, number: guest.url.split('/').at(-1)! }
}

const customerAt = (email: string) =>
  db.read.selectFrom('customer').selectAll().where('email', '=', email).executeTakeFirst()

const linkTo = async (number: string) =>
  `/order-received/${number}?key=${receiptKey(await ensureLinkSecret(), number, Date.now())}`

describe('the offer of an account on a receipt', () => {
  test('opens one by a password alone: signed in, the receipt still there, the order not theirs yet', async () => {
    const { guest, email, number } = await atReceipt()
    await guest.press(make, { password: rightPassword }, offer)
    expect(guest.status).toBe(200)
    expect(guest.url).toMatch(new RegExp(`^/order-received/${number}\\?key=`))
    expect(guest.text('.toast')).toContain('Account Opened')
    expect(guest.text('h1')).toBe('Thank you, Asha Raghavan')
    expect(await customerAt(email)).toMatchObject({ name: 'Asha Raghavan', language: 'en' })
    expect(await buyerOf(number)).toBeNull()
    expect(guest.text(offer.within)).toContain('once you have confirmed')
    await guest.visit('/my-orders')
    expect(guest.url).toBe('/my-orders')
    expect(guest.text('main')).toContain('No orders yet')
  })

  test('opens one that has the address of the order, with its telephone, as the one used first', async () => {
    const { guest, email } = await atReceipt()
    expect(guest.text(offer.within)).toContain('name and address are taken from this order')
    await guest.press(make, { password: rightPassword }, offer)
    const { id } = (await customerAt(email))!
    expect(await listAddresses(id)).toMatchObject([
      {
        isDefault: true,
        telephone: '+91 80 5550 0199',
        address: { name: 'Asha Raghavan', addressLine1: '14 Lantern Lane', city: 'Bengaluru' },
      },
    ])
    await guest.visit(`/book/${await aBook()}`)
    await guest.press('Add to cart', {}, { within: '.buy' })
    await guest.visit('/checkout')
    expect(guest.text('#address')).toContain('14 Lantern Lane')
    expect(guest.attr('#telephone', 'value')).toBe('+91 80 5550 0199')
  })

  test('promises no address where the order has none, and opens one without', async () => {
    const { guest, email, number, path } = await atReceipt()
    // As an order of files alone is kept.
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({ addressLine1: '', postcode: '', city: '' })
        .where('number', '=', number)
        .execute(),
    )
    await guest.visit(path)
    expect(guest.text(offer.within)).toContain('your name is taken from this order')
    expect(guest.text(offer.within)).not.toContain('address are')
    await guest.press(make, { password: rightPassword }, offer)
    expect(await listAddresses((await customerAt(email))!.id)).toEqual([])
  })

  test('has a review written before the address is confirmed count as bought once the order has joined', async () => {
    const { guest, email, number } = await atReceipt()
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({ paymentState: 'paid' })
        .where('number', '=', number)
        .execute(),
    )
    await guest.press(make, { password: rightPassword }, offer)
    const { productId } = await db.read
      .selectFrom('orderLine')
      .where('orderNumber', '=', number)
      .select('productId')
      .executeTakeFirstOrThrow()
    await guest.post(`/book/${productId}`, {
      ...{ intent: 'review.write', product: productId, rating: '5', title: 'Good' },
      ...{ body: 'Read it twice.', writer: 'Asha' },
    })
    expect(guest.text('.review')).toContain('Not bought here')
    await guest.visit(`/my-account?confirm=${await keyTo(email, 'welcome')}`)
    await guest.press('Confirm')
    for (const reader of [guest, await aGuest()]) {
      await reader.visit(`/book/${productId}`)
      expect(reader.text('.review')).toContain(' · Bought here')
    }
  })

  test('is found in the account at the next sign-in where the address was confirmed before', async () => {
    const email = newEmail()
    const customer = await aCustomer(email)
    await confirmOf(customer)
    const { guest, number, path } = await atReceipt(email)
    await guest.post('/login-register', {
      intent: 'customer.signIn',
      email,
      password: rightPassword,
    })
    expect(await buyerOf(number)).toBe(customer)
    await guest.visit('/my-orders')
    expect(guest.text('main')).toContain(number)
    // Nobody waits for a link any more.
    await guest.visit(path)
    expect(guest.text(offer.within)).toBeUndefined()
  })

  test('joins this order and earlier ones when the link to the address is followed, never before', async () => {
    const earlier = await atReceipt()
    const stranger = await atReceipt()
    const { guest, email, number } = await atReceipt(earlier.email.toUpperCase())
    await guest.press(make, { password: rightPassword }, offer)
    expect([await buyerOf(number), await buyerOf(earlier.number)]).toEqual([null, null])
    expect((await confirmEmail(await keyTo(email, 'welcome'), Date.now())).ok).toBe(true)
    const { id } = (await customerAt(email))!
    expect([await buyerOf(number), await buyerOf(earlier.number)]).toEqual([id, id])
    expect(await buyerOf(stranger.number)).toBeNull()
    await guest.visit('/my-orders')
    expect(guest.texts('article.order')).toHaveLength(2)
    await guest.visit(`/order-received/${earlier.number}`)
    expect(guest.status).toBe(200)
    // It has its customer now: nobody is offered an account for it.
    const reader = await aGuest()
    await reader.visit(await linkTo(number))
    expect(reader.status).toBe(200)
    expect(reader.html).not.toContain('account.make')
  })

  test('stands on the page of the link too, and sends no name or address', async () => {
    const { number, email } = await atReceipt()
    const reader = await aGuest()
    await reader.visit(await linkTo(number))
    const other = newEmail()
    await reader.post(reader.url, {
      ...{ intent: 'account.make', password: rightPassword, email: other, name: 'Eve' },
    })
    expect(reader.url).toMatch(/\?key=/)
    expect(await customerAt(email)).toMatchObject({ name: 'Asha Raghavan' })
    expect(await customerAt(other)).toBeUndefined()
  })

  test('tells the browser what each field is for', async () => {
    const { guest } = await atReceipt()
    expect(guest.attr('#password', 'autocomplete')).toBe('new-password')
    expect(guest.attr('#account-email', 'autocomplete')).toBe('username')
    expect(guest.attr('#account-email', 'name')).toBeUndefined()
  })

  test('takes a name longer than an account’s', async () => {
    const { guest, email } = await atReceipt(newEmail(), '𠀀'.repeat(150))
    await guest.press(make, { password: rightPassword }, offer)
    expect((await customerAt(email))?.name).toBe('𠀀'.repeat(100))
  })
})

describe('an address that has an account', () => {
  test('gets the same offer, and no more is said than at the registration', async () => {
    const email = newEmail()
    await aCustomer(email)
    const known = await atReceipt(email)
    const unknown = await atReceipt()
    const words = (page: typeof known) =>
      page.guest.text(offer.within)!.replaceAll(page.email, 'WHO')
    expect(words(known)).toBe(words(unknown))
    await known.guest.press(make, { password: 'another lantern' }, offer)
    expect(known.guest.status).toBe(422)
    expect(known.guest.text('#password-error')).toBe(
      'There is already an account with this address: sign in, or choose a new password',
    )
    expect(known.guest.html).not.toContain('another lantern')
    await known.guest.visit('/my-orders')
    expect(known.guest.url).toContain('/login-register')
    expect(await buyerOf(known.number)).toBeNull()
  })
})

describe.each(languages)('a password that cannot be taken, in %s', (language) => {
  test('is 422: said beside the field, above and in the title, and never sent back', async () => {
    const t = translator(language)
    const { guest, path, email } = await atReceipt()
    await guest.visit(localPath(language, path))
    await guest.press(t('order.account.make'), { password: 'lantern' }, offer)
    expect(guest.status).toBe(422)
    const words = t('refusal.account.password.short').replace(/\s+/g, ' ')
    expect(guest.text('#password-error')).toBe(words)
    expect(guest.text('#errors a')).toBe(words)
    expect(guest.attr('#errors a', 'href')).toBe('#password')
    expect(guest.text('title')).toContain(
      t('title.failed', { title: '' }).replace(/\s+/g, ' ').trim(),
    )
    expect(guest.html).not.toContain('"lantern"')
    expect(await customerAt(email)).toBeUndefined()
  })
})

describe('account.make', () => {
  test('without the link or the session of the order is 404, and opens nothing', async () => {
    const { path, email } = await atReceipt()
    const stranger = await aGuest()
    for (const url of [path, `${path}?key=abc`, '/order-received/AAAAAAAA']) {
      await stranger.post(url, { intent: 'account.make', password: rightPassword })
      expect(stranger.status).toBe(404)
    }
    expect(await customerAt(email)).toBeUndefined()
    expect(stranger.cookieNames()).toEqual([])
  })

  test('of who is signed in opens nothing', async () => {
    const { number, email } = await atReceipt()
    const { shopper } = await aCustomerShopping()
    await shopper.visit(await linkTo(number))
    expect(shopper.html).not.toContain('account.make')
    await shopper.post(shopper.url, { intent: 'account.make', password: rightPassword })
    expect(shopper.status).toBe(200)
    expect(await customerAt(email)).toBeUndefined()
  })

  test('for an order that has its customer opens nothing', async () => {
    const { number, email } = await atReceipt()
    const customer = await aCustomer()
    await db.write((trx) =>
      trx.updateTable('customerOrder').set({ customer }).where('number', '=', number).execute(),
    )
    const reader = await aGuest()
    await reader.post(await linkTo(number), { intent: 'account.make', password: rightPassword })
    expect(reader.status).toBe(422)
    expect(await customerAt(email)).toBeUndefined()
  })

  test('from another site is 403', async () => {
    const { guest, path, email } = await atReceipt()
    const fields = { intent: 'account.make', password: rightPassword }
    await guest.post(path, fields, { 'Sec-Fetch-Site': 'cross-site' })
    expect(guest.status).toBe(403)
    expect(await customerAt(email)).toBeUndefined()
  })

  test('is tried eleven times from one network: 429, when to come again, in words', async () => {
    const email = newEmail()
    await aCustomer(email)
    const { number } = await atReceipt(email)
    const link = await linkTo(number)
    const reader = await newShopper({ 'Accept-Language': 'en', 'x-octavo-address': randomUUID() })
    for (let n = 0; n < 11; n++)
      await reader.post(link, { intent: 'account.make', password: rightPassword })
    expect(reader.status).toBe(429)
    expect(reader.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(reader.text('#password-error')).toMatch(/try again in 15 minutes/)
    expect(reader.text('#errors a')).toMatch(/try again in 15 minutes/)
  })
})
