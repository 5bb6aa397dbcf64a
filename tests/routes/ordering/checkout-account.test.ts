import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { Address } from '#app/shop/customers/addresses/address.ts'
import {
  deleteAddress,
  listAddresses,
  makeDefault,
} from '#app/shop/customers/addresses/customer-addresses.server.ts'
import { addAddress, saveAddress } from '../../shop/addresses/saved-addresses.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aCustomer } from '../../shop/accounts/customers.ts'
import type { Shopper } from '../../shopper.ts'
import { aCustomerShopping, aGuest } from '../customers/signed-in.ts'

const order = 'Order with obligation to pay'
const update = 'Update the total'

const home: Address = {
  ...{ name: 'Asha Raghavan', addressLine1: '14 Lantern Lane', addressLine2: null },
  ...{ postcode: '560001', city: 'Bengaluru', region: null, country: 'IN' },
}
const berlin: Address = {
  ...{ name: 'Asha Raghavan', addressLine1: 'Lampenweg 3', addressLine2: null },
  ...{ postcode: '10115', city: 'Berlin', region: null, country: 'DE' },
}
const typed = {
  ...{ name: 'Ravi Raghavan', addressLine1: '7 Tamarind Street', postcode: '600001' },
  ...{ city: 'Chennai', country: 'IN' },
}

async function keep(customer: string, address: Address, at = Date.now()): Promise<string> {
  const added = await addAddress(customer, address, at)
  if (!added.ok) throw new Error(added.reason)
  return added.id
}

/** Somebody signed in at the checkout, who keeps these addresses, the first as the default. */
async function atCheckout(...addresses: Address[]) {
  const who = await aCustomerShopping()
  const ids: string[] = []
  for (const [n, address] of addresses.entries())
    ids.push(await keep(who.customer, address, Date.now() + n))
  await who.shopper.visit(`/book/${await aBook({ price: 54_900, weightGrams: 400 })}`)
  await who.shopper.press('Add to cart', {}, { within: '.buy' })
  await who.shopper.visit('/checkout')
  return { ...who, ids }
}

const chosenOf = (shopper: Shopper) => shopper.attr('input[name=address][checked]', 'value')
const totalOf = (shopper: Shopper) => shopper.text('aside .total dd')

/** The order that the receipt on this page is of. */
async function orderOf(shopper: Shopper) {
  expect(shopper.status).toBe(200)
  const [, number] = /^\/order-received\/(\w{8})$/.exec(shopper.url) ?? []
  return db.read
    .selectFrom('customerOrder')
    .selectAll()
    .where('number', '=', number ?? '')
    .executeTakeFirstOrThrow()
}
const ordersOf = (customer: string) =>
  db.read.selectFrom('customerOrder').select('number').where('customer', '=', customer).execute()

describe('the checkout of who is signed in', () => {
  test('begins with the e-mail address of the account, and the default of the addresses chosen', async () => {
    const { shopper, email, ids } = await atCheckout(home, berlin)
    expect(shopper.attr('#email', 'value')).toBe(email)
    expect(shopper.attrs('input[name=address]', 'value')).toEqual([ids[0], ids[1], 'another'])
    expect(chosenOf(shopper)).toBe(ids[0])
    expect(shopper.text('#address')).toContain('Asha Raghavan 14 Lantern Lane, Bengaluru 560001')
  })

  test('orders to the default with nothing typed', async () => {
    const { shopper, customer, email } = await atCheckout(home, berlin)
    await shopper.press(order)
    expect(await orderOf(shopper)).toMatchObject({ ...home, customer, email })
  })

  test('validates nothing of what stands in the fields of another address', async () => {
    const { shopper } = await atCheckout(home)
    await shopper.press(order, { name: 'x'.repeat(500), postcode: '!', country: 'US' })
    expect(await orderOf(shopper)).toMatchObject(home)
  })

  test('without any address has the fields alone, the name of the account in them', async () => {
    const { shopper, customer } = await atCheckout()
    expect(shopper.attrs('input[name=address]', 'value')).toEqual([])
    expect(shopper.attr('#name', 'value')).toBe('Asha')
    await shopper.press(order, typed)
    expect(await orderOf(shopper)).toMatchObject({ ...typed, customer })
    expect(await listAddresses(customer)).toEqual([])
  })

  test('takes another address by its fields, and keeps it only with the tick', async () => {
    const { shopper, customer } = await atCheckout(home)
    await shopper.press(order, { address: 'another', ...typed, keepAddress: 'on' })
    expect(await orderOf(shopper)).toMatchObject({ ...typed, customer })
    const stored = await listAddresses(customer)
    expect(stored.map(({ address, isDefault }) => [address.city, isDefault])).toEqual([
      ['Bengaluru', true],
      ['Chennai', false],
    ])
  })

  test('another address is kept with the telephone number that was typed beside it', async () => {
    const { shopper, customer } = await atCheckout(home)
    const telephone = '+91 80 5550 0199'
    await shopper.press(order, { address: 'another', ...typed, keepAddress: 'on', telephone })
    const stored = await listAddresses(customer)
    expect(stored.map((one) => [one.address.city, one.telephone])).toEqual([
      ['Bengaluru', undefined],
      ['Chennai', telephone],
    ])
  })

  test('another address that is wrong is 422, with the choice, the tick and the text kept', async () => {
    const { shopper, customer } = await atCheckout(home)
    const wrong = { ...typed, postcode: '6', keepAddress: 'on' }
    await shopper.press(order, { address: 'another', ...wrong })
    expect(shopper.status).toBe(422)
    expect(shopper.attrs('.errors a', 'href')).toEqual(['#postcode'])
    expect(chosenOf(shopper)).toBe('another')
    expect(shopper.attr('#postcode', 'value')).toBe('6')
    expect(shopper.attr('input[name=keepAddress]', 'checked')).toBeDefined()
    expect(await ordersOf(customer)).toEqual([])
    expect(await listAddresses(customer)).toHaveLength(1)
  })

  test.each(['/fr', '/de'])('under %s says all of it in its own words', async (prefix) => {
    const { shopper } = await atCheckout(home)
    await shopper.visit(`${prefix}/checkout`)
    expect(shopper.text('#main')).not.toMatch(/Another address|Keep this|After changing/)
    expect(shopper.attrs('input[name=address]', 'value')).toHaveLength(2)
  })
})

describe('the country of delivery', () => {
  test('is that of the default: its prices and delivery are shown and charged', async () => {
    const { shopper } = await atCheckout(berlin, home)
    const shown = totalOf(shopper)!
    expect(shopper.text('aside')).toContain('7%')
    await shopper.press(order)
    expect(await orderOf(shopper)).toMatchObject({ country: 'DE' })
    expect(shopper.text('.receipt .sums .total dd')).toBe(shown)
  })

  test('follows the chosen address when the sum is updated, and the head follows too', async () => {
    const { shopper, ids } = await atCheckout(home, berlin)
    const before = totalOf(shopper)
    await shopper.press(update, { address: ids[1]! })
    expect(shopper.status).toBe(200)
    expect(chosenOf(shopper)).toBe(ids[1])
    expect(totalOf(shopper)).not.toBe(before)
    expect(shopper.text('aside')).toContain('7%')
    await shopper.press(order)
    expect(await orderOf(shopper)).toMatchObject({ country: 'DE', city: 'Berlin' })
    await shopper.visit('/cart')
    expect(shopper.attr('select[name=country] option[selected]', 'value')).toBe('DE')
  })

  test('of an address that was not reckoned for: 409 with the new sum, nothing ordered', async () => {
    const { shopper, customer, ids } = await atCheckout(home, berlin)
    const before = totalOf(shopper)
    await shopper.press(order, { address: ids[1]! })
    expect(shopper.status).toBe(409)
    expect(shopper.text('#changes')).toContain('IndiaGermany')
    expect(chosenOf(shopper)).toBe(ids[1])
    expect(totalOf(shopper)).not.toBe(before)
    expect(await ordersOf(customer)).toEqual([])
    await shopper.press(order)
    expect(await orderOf(shopper)).toMatchObject({ country: 'DE' })
  })

  test('that was changed in another window since: 409, nothing ordered', async () => {
    const { shopper, customer, ids } = await atCheckout(home)
    await saveAddress(customer, ids[0]!, berlin)
    await shopper.press(order)
    expect(shopper.status).toBe(409)
    expect(await ordersOf(customer)).toEqual([])
  })

  test('of the typed fields stays what was typed while a kept address is chosen', async () => {
    const { shopper } = await atCheckout(home)
    await shopper.press(update, { country: 'GB' })
    expect(shopper.text('aside')).not.toContain('7%')
    expect(shopper.attr('#country option[selected]', 'value')).toBe('GB')
    await shopper.press(update, { address: 'another' })
    expect(shopper.attr('#country option[selected]', 'value')).toBe('GB')
  })
})

describe('an address that is not among the customer’s', () => {
  test('because it was removed: 422 with words, the default shown and reckoned for', async () => {
    const { shopper, customer, ids } = await atCheckout(home, berlin)
    await shopper.press(update, { address: ids[1]! })
    await makeDefault(customer, ids[0]!)
    await deleteAddress(customer, ids[1]!)
    await shopper.press(order)
    expect(shopper.status).toBe(422)
    expect(shopper.attrs('.errors a', 'href')).toContain('#address')
    expect(shopper.text('#address-error')).toContain('no longer in your account')
    expect(chosenOf(shopper)).toBe(ids[0])
    expect(await ordersOf(customer)).toEqual([])
    await shopper.press(order)
    expect(await orderOf(shopper)).toMatchObject(home)
  })

  test('because it is another customer’s: the same, and nothing of it is shown', async () => {
    const theirs = await keep(await aCustomer(), { ...berlin, addressLine1: 'Geheimgasse 9' })
    const { shopper, customer } = await atCheckout(home)
    const fields = {
      intent: 'order.place',
      token: shopper.attr('input[name=token]', 'value')!,
      shown: shopper.attr('input[name=shown]', 'value')!,
      email: 'asha@example.org',
      payment: 'invoice',
      address: theirs,
    }
    await shopper.post('/checkout', fields)
    expect(shopper.status).toBe(422)
    expect(shopper.text('#address-error')).toContain('no longer in your account')
    expect(shopper.text('#main')).not.toContain('Geheimgasse')
    await shopper.post('/checkout', { ...fields, intent: 'checkout.update' })
    expect(shopper.status).toBe(422)
    expect(shopper.text('#main')).not.toContain('Geheimgasse')
    expect(await ordersOf(customer)).toEqual([])
  })

  test('is no address for a guest', async () => {
    const theirs = await keep(await aCustomer(), berlin)
    const guest = await aGuest()
    await guest.visit(`/book/${await aBook()}`)
    await guest.press('Add to cart', {}, { within: '.buy' })
    await guest.visit('/checkout')
    expect(guest.html).not.toContain('name="address"')
    expect(guest.html).not.toContain('name="keepAddress"')
    await guest.post('/checkout', {
      intent: 'order.place',
      token: guest.attr('input[name=token]', 'value')!,
      shown: guest.attr('input[name=shown]', 'value')!,
      email: 'asha@example.org',
      payment: 'invoice',
      country: 'IN',
      address: theirs,
    })
    expect(guest.status).toBe(422)
    expect(guest.text('#main')).not.toContain('Lampenweg')
  })
})
