import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { unusedMs } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { addAddress } from '../../shop/addresses/saved-addresses.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aCustomer, newEmail, rightPassword } from '../../shop/accounts/customers.ts'
import type { Shopper } from '../../shopper.ts'
import { aCustomerShopping, aGuest } from './signed-in.ts'

const heading = {
  '': 'You have been signed out',
  '/fr': 'Votre session a expiré',
  '/de': 'Ihre Anmeldung ist abgelaufen',
}
const waits = {
  '': 'What you entered is not lost: it will be back in its form once you have signed in.',
  '/fr':
    'Votre saisie n’est pas perdue : vous la retrouverez dans le formulaire après la connexion.',
  '/de': 'Ihre Eingaben sind nicht verloren: Nach der Anmeldung stehen sie wieder im Formular.',
}
const notOrdered = {
  '': 'Nothing has been ordered yet.',
  '/fr': 'Rien n’est encore commandé.',
  '/de': 'Bestellt ist noch nichts.',
}
const prefixes = ['', '/fr', '/de'] as const

const contact = { email: 'ravi@example.org', telephone: '+49 30 901820' }
const place = {
  ...{ name: 'Ravi Raghavan', addressLine1: 'Lampenweg 3', addressLine2: 'Hinterhaus' },
  ...{ postcode: '10115', city: 'Berlin' },
}
const typed = { ...contact, ...place, country: 'DE', delivery: 'courier', payment: 'on-delivery' }

const endOnOtherDevice = (customer: string) =>
  db.write((trx) => trx.deleteFrom('signIn').where('customer', '=', customer).execute())
const leaveUnused = (customer: string) =>
  db.write((trx) =>
    trx
      .updateTable('signIn')
      .set({ lastUsedAt: Date.now() - unusedMs })
      .where('customer', '=', customer)
      .execute(),
  )

/** A customer at the checkout with a book, which costs so little weight that it may be sent anywhere. */
async function atCheckout(prefix = '') {
  const found = await aCustomerShopping()
  const { shopper } = found
  const product = await aBook({ name: 'Emma', price: 54_900, weightGrams: 400 })
  await shopper.post('/cart', { intent: 'cart.add', product })
  await shopper.visit(`${prefix}/checkout`)
  return { ...found, product }
}

const press = (shopper: Shopper, intent: string, fields: Record<string, string> = {}) =>
  shopper.press(shopper.text(`main button[value="${intent}"]`)!, fields, { within: 'main' })

const signIn = (shopper: Shopper, email: string, password = rightPassword) =>
  press(shopper, 'customer.signIn', { email, password })

const valueOf = (shopper: Shopper, id: string) => shopper.attr(`main #${id}`, 'value')
const chosenOf = (shopper: Shopper, name: string) =>
  shopper.attr(`main input[name=${name}][checked]`, 'value')

function expectTyped(shopper: Shopper) {
  for (const [field, value] of Object.entries({ ...contact, ...place }))
    expect(valueOf(shopper, field), field).toBe(value)
  expect(shopper.attr('#country option[selected]', 'value')).toBe('DE')
  expect(chosenOf(shopper, 'delivery')).toBe('courier')
}

const countOrders = async () =>
  (await db.read.selectFrom('customerOrder').select('number').execute()).length
const draftsOf = (customer: string) =>
  db.read.selectFrom('formDraft').selectAll().where('customer', '=', customer).execute()

describe.each(prefixes)('a checkout whose sign-in ended, under "%s"', (prefix) => {
  test.each([
    ['on another device', endOnOtherDevice],
    ['by hours without use', leaveUnused],
  ])('stands with all that was typed after the next sign-in: ended %s', async (_, end) => {
    const { shopper, customer, email } = await atCheckout(prefix)
    await press(shopper, 'checkout.update', typed)
    expectTyped(shopper)
    const orders = await countOrders()
    await end(customer)
    await press(shopper, 'order.place', { addressLine2: 'Hinterhaus' })

    expect(shopper.url).toBe(
      `${prefix}/login-register?next=${encodeURIComponent(`${prefix}/checkout`)}`,
    )
    expect(shopper.text('main')).toContain(heading[prefix])
    expect(shopper.text('main')).toContain(waits[prefix])
    expect(shopper.html).not.toContain(place.addressLine1)
    await signIn(shopper, email, 'wrong password')
    expect(shopper.status).toBe(422)
    await signIn(shopper, email)

    expect(shopper.url).toBe(`${prefix}/checkout`)
    expect(shopper.text('main')).toContain(notOrdered[prefix])
    expect(shopper.text('main')).toContain('Emma')
    expectTyped(shopper)
    expect(await countOrders()).toBe(orders)
  })
})

describe('a checkout whose sign-in ended', () => {
  test('is ordered after the next sign-in as it is shown, and its draft is forgotten', async () => {
    const { shopper, customer, email } = await atCheckout()
    await press(shopper, 'checkout.update', typed)
    await endOnOtherDevice(customer)
    await press(shopper, 'order.place')
    await signIn(shopper, email)
    await press(shopper, 'order.place')
    expect(shopper.url).toMatch(/^\/order-received\//)
    const order = await db.read
      .selectFrom('customerOrder')
      .selectAll()
      .where('customer', '=', customer)
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({ ...place, ...contact, country: 'DE' })
    expect(await draftsOf(customer)).toEqual([])
  })

  test.each(['checkout.update', 'coupon.apply', 'currency.choose.EUR'])(
    'keeps what was typed for the button %s too, and a code with it',
    async (intent) => {
      const { shopper, customer, email } = await atCheckout()
      await endOnOtherDevice(customer)
      await shopper.post('/checkout', {
        ...{ ...typed, intent, coupon: 'SUMMER', account: customer },
      })
      expect(shopper.url).toBe('/login-register?next=%2Fcheckout')
      await signIn(shopper, email)
      expectTyped(shopper)
      expect(valueOf(shopper, 'coupon')).toBe('SUMMER')
    },
  )

  test('asks anew for the consent about e-books, and keeps no password nor card', async () => {
    const { shopper, customer, email } = await atCheckout()
    await endOnOtherDevice(customer)
    await shopper.post('/checkout', {
      ...{ ...typed, intent: 'order.place', account: customer, ebookConsent: 'yes' },
      ...{ password: 'a secret', card: '4242424242424242' },
    })
    const [draft] = await draftsOf(customer)
    expect(Object.keys(JSON.parse(draft!.typed) as object).sort()).toEqual(
      Object.keys(typed).sort(),
    )
    await signIn(shopper, email)
    expect(chosenOf(shopper, 'ebookConsent')).toBeUndefined()
  })

  test('shows nothing of it to another customer, then or later', async () => {
    const { shopper, customer } = await atCheckout()
    await endOnOtherDevice(customer)
    await press(shopper, 'order.place', { ...contact, ...place })
    const other = newEmail()
    await aCustomer(other)
    const product = await aBook({ name: 'Persuasion', weightGrams: 400 })
    await shopper.post('/cart', { intent: 'cart.add', product })
    await shopper.visit('/login-register?next=/checkout')
    await signIn(shopper, other)
    expect(shopper.text('main')).toContain('Persuasion')
    expect(shopper.text('main')).not.toContain('Nothing has been ordered yet.')
    expect(shopper.html).not.toContain(place.addressLine1)
    expect(shopper.html).not.toContain(contact.email)
    expect(await draftsOf(customer)).toEqual([])
  })

  test('shows nothing of it to a new account', async () => {
    const { shopper, customer } = await atCheckout()
    await endOnOtherDevice(customer)
    await press(shopper, 'order.place', { ...contact, ...place })
    await press(shopper, 'customer.register', {
      ...{ name: 'Somebody Else', email: newEmail(), password: rightPassword },
    })
    const product = await aBook({ weightGrams: 400 })
    await shopper.post('/cart', { intent: 'cart.add', product })
    await shopper.visit('/checkout')
    expect(shopper.html).not.toContain(place.addressLine1)
  })

  test('sent twice is one draft', async () => {
    const { shopper, customer, email } = await atCheckout()
    await endOnOtherDevice(customer)
    const fields = { intent: 'order.place', account: customer, ...typed }
    await shopper.post('/checkout', fields)
    await shopper.post('/checkout', { ...fields, city: 'Potsdam' })
    expect(await draftsOf(customer)).toHaveLength(1)
    await signIn(shopper, email)
    expect(valueOf(shopper, 'city')).toBe('Potsdam')
  })

  test('of a kept address that is gone meanwhile says so, and what was typed stands', async () => {
    const { shopper, customer, email } = await atCheckout()
    await endOnOtherDevice(customer)
    const fields = { intent: 'order.place', account: customer, ...typed, address: 'gone' }
    await shopper.post('/checkout', fields)
    await addAddress(
      customer,
      { ...place, region: null, country: 'DE', addressLine2: null },
      Date.now(),
    )
    await signIn(shopper, email)
    expect(shopper.text('#address')).toContain('no longer in your account')
    expect(valueOf(shopper, 'telephone')).toBe(contact.telephone)
  })

  test.each([
    ['no customer', { account: randomUUID() }],
    ['no id', { account: "' or 1=1" }],
  ])('of a form that names %s keeps nothing and fails nowhere', async (_, forged) => {
    const { shopper, customer, email } = await atCheckout()
    await endOnOtherDevice(customer)
    await shopper.post('/checkout', {
      ...{ ...typed, intent: 'order.place', ...forged },
    })
    expect([200, 409]).toContain(shopper.status)
    expect(shopper.text('main')).toContain('You have been signed out')
    expect(await draftsOf(customer)).toEqual([])
    await shopper.visit('/login-register?next=/checkout')
    await signIn(shopper, email)
    expect(shopper.text('main')).toContain('Emma')
  })

  test('of a form that was stuffed keeps no more than a form may hold', async () => {
    const { shopper, customer, email } = await atCheckout()
    await endOnOtherDevice(customer)
    const stuffed = Object.fromEntries(Object.keys(place).map((name) => [name, 'x'.repeat(40_000)]))
    const fields = { intent: 'order.place', account: customer, ...typed, ...stuffed }
    await shopper.post('/checkout', fields)
    const [draft] = await draftsOf(customer)
    expect(draft!.typed.length).toBeLessThan(70_000)
    await signIn(shopper, email)
    expect(shopper.status).toBe(200)
    expect(valueOf(shopper, 'email')).toBe(contact.email)
  })

  test('keeps 30 drafts from one network, and leads to the sign-in all the same', async () => {
    const network = '198.51.100.7'
    const sent: string[] = []
    for (let n = 0; n < 31; n++) {
      const customer = await aCustomer()
      const shopper = await aGuest({ 'x-octavo-address': network })
      await shopper.post('/checkout', { intent: 'order.place', account: customer, ...typed })
      expect(shopper.url).toBe('/login-register?next=%2Fcheckout')
      sent.push(customer)
    }
    const stored = await Promise.all(sent.map(draftsOf))
    expect(stored.map((drafts) => drafts.length)).toEqual([...Array<number>(30).fill(1), 0])
  })

  test('leaves a guest alone who buys after it', async () => {
    const { shopper, customer } = await atCheckout()
    await endOnOtherDevice(customer)
    const product = await aBook({ name: 'Persuasion', price: 54_900, weightGrams: 400 })
    await shopper.post('/cart', { intent: 'cart.add', product })
    await shopper.visit('/checkout')
    await press(shopper, 'checkout.update', typed)
    expect(shopper.url).toBe('/checkout')
    await press(shopper, 'order.place')
    expect(shopper.url).toMatch(/^\/order-received\//)
  })
})

const forms = [
  ['profile.save', 'profile-name', { name: 'Asha R. Raghavan' }],
  ['email.change', 'change-email-email', { email: 'asha.new@example.org' }],
  ['address.add', 'address-addressLine1', { ...place, country: 'DE', telephone: '+49 30 901820' }],
] as const

describe.each(forms)('the form %s whose sign-in ended', (intent, field, fields) => {
  test('stands with what was typed after the next sign-in, until it is taken', async () => {
    const { shopper, customer, email } = await aCustomerShopping()
    await shopper.visit('/my-account')
    await endOnOtherDevice(customer)
    await press(shopper, intent, fields)
    expect(shopper.url).toBe('/login-register?next=%2Fmy-account')
    expect(shopper.text('main')).toContain(heading[''])
    expect(shopper.text('main')).toContain(waits[''])
    await signIn(shopper, email)
    expect(shopper.url).toBe('/my-account')
    expect(shopper.text('main')).toContain('It has not been saved yet.')
    const value = Object.values(fields).find((one) => one === valueOf(shopper, field))
    expect(value).toBeDefined()
    await press(shopper, intent, intent === 'email.change' ? { password: rightPassword } : {})
    expect(shopper.status).toBe(200)
    expect(shopper.text('main')).not.toContain('It has not been saved yet.')
    expect(await draftsOf(customer)).toEqual([])
  })
})

test('a changed address stands in its own form again after the next sign-in', async () => {
  const { shopper, customer, email } = await aCustomerShopping()
  const home = { ...place, addressLine2: null, region: null, country: 'DE' } as const
  const ids: string[] = []
  for (const name of ['First', 'Second']) {
    const added = await addAddress(customer, { ...home, name }, Date.now() + ids.length)
    if (added.ok) ids.push(added.id)
  }
  await shopper.visit('/my-account')
  await endOnOtherDevice(customer)
  const form = { intent: 'address.save', account: customer, country: 'DE' }
  for (const [n, address] of ids.entries())
    await shopper.post('/my-account', { ...form, ...place, address, city: `Town ${n}` })
  await signIn(shopper, email)
  expect(ids.map((id) => valueOf(shopper, `address-${id}-city`))).toEqual(['Town 0', 'Town 1'])
})

describe('a form that was shown to another customer than is signed in', () => {
  test.each([
    ['/checkout', { ...typed, intent: 'order.place' }],
    ['/my-account', { intent: 'profile.save', name: place.name }],
    ['book', { intent: 'review.write', rating: '4', title: 'Skip', body: 'Read.', writer: 'A.' }],
  ])('does nothing on %s, and shows nothing of what was typed', async (page, fields) => {
    const { shopper, customer, product } = await atCheckout()
    const orders = await countOrders()
    const path = page === 'book' ? `/book/${product}` : page
    await shopper.post(path, { ...fields, account: await aCustomer(newEmail()), product })
    expect(shopper.url).toBe(path)
    expect(shopper.html).toContain('This form was filled in under another account')
    expect(shopper.html).not.toContain(place.name)
    expect(await countOrders()).toBe(orders)
    const reviews = db.read.selectFrom('review').select('id').where('customer', '=', customer)
    expect(await reviews.execute()).toEqual([])
  })
})

test.each([
  ['the same customer', true, 'Skip nothing'],
  ['another customer', false, undefined],
])('a review whose sign-in ended is shown after that of %s or not', async (_, isSame, title) => {
  const [{ shopper, customer, email }, book] = [await aCustomerShopping(), await aBook()]
  const review = { rating: '4', title: 'Skip nothing', body: 'Read it twice.', writer: 'Asha R.' }
  await shopper.visit(`/book/${book}`)
  await endOnOtherDevice(customer)
  await shopper.press('Publish review', review)
  expect(shopper.text('main')).toContain('Your review is saved here')
  const other = newEmail()
  await aCustomer(other)
  await signIn(shopper, isSame ? email : other)
  expect(shopper.url).toBe(`/book/${book}`)
  expect(valueOf(shopper, 'review-title')).toBe(title)
})
