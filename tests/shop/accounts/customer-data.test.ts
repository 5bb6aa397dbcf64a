import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { findCustomerData } from '#app/shop/lifecycle/customer-data.server.ts'
import { giveAll } from './belongings.ts'
import { now } from './customers.ts'
import { aSignedIn, confirmOf } from './own.ts'

/** Every value of these columns, of all customers. */
async function secrets(): Promise<string[]> {
  const found = [
    ...(await db.read.selectFrom('customer').select('passwordHash as it').execute()),
    ...(await db.read.selectFrom('signIn').select('tokenHash as it').execute()),
    ...(await db.read.selectFrom('passwordReset').select('keyHash as it').execute()),
    ...(await db.read.selectFrom('emailConfirmation').select('keyHash as it').execute()),
    ...(await db.read.selectFrom('knownDevice').select('keyHash as it').execute()),
    ...(await db.read.selectFrom('wishlistShare').select('shareKey as it').execute()),
    ...(await db.read.selectFrom('stockWatch').select('keyHash as it').execute()),
    ...(await db.read.selectFrom('ebookLibrary').select('keyHash as it').execute()),
    ...(await db.read.selectFrom('customerOrder').select('checkoutToken as it').execute()),
  ]
  return found.map(({ it }) => it)
}

describe('what a customer takes away', () => {
  test('is all of it, and of nobody else', async () => {
    const [customer, other] = [await aSignedIn(), await aSignedIn()]
    const number = await giveAll(customer)
    const others = await giveAll(other)
    await confirmOf(customer.customerId)
    const data = await findCustomerData(customer.customerId, now)
    expect(data).toMatchObject({
      format: 'customer-data',
      version: 1,
      profile: { name: 'Asha', email: customer.email, language: 'en' },
      addresses: [{ addressLine1: '7 Heron Row', isDefault: true }],
      signIns: [{ device: 'a test', isKept: false }],
      orders: [{ number, email: customer.email, address: { city: 'Bengaluru' }, lines: [] }],
      cart: { lines: [{ quantity: 2, color: '', size: '' }] },
      wishlist: { links: [{ withdrawnAt: null }] },
      messages: [{ subject: 'A page is missing' }],
      withdrawals: [{ order: '7', name: 'Asha' }],
      drafts: [{ form: 'profile.save', writtenAt: new Date(now).toISOString() }],
      ebookFeed: { createdAt: new Date(now).toISOString() },
    })
    expect(data?.drafts[0]?.values.name).toMatch(/^Asha /)
    expect(data?.cart.coupon).toMatch(/^C/)
    const product = data!.cart.lines[0]!.product
    for (const list of [data!.wishlist.products, data!.compared, data!.recentlyViewed])
      expect(list.map((one) => one.product)).toEqual([product])
    expect(data!.stockWatches.map((one) => one.product)).toEqual([product])
    const text = JSON.stringify(data)
    for (const one of [others, other.email, other.customerId]) expect(text).not.toContain(one)
  })

  test('lets nobody in: no password, no token, no key, no hash', async () => {
    const customer = await aSignedIn()
    await giveAll(customer)
    const text = JSON.stringify(await findCustomerData(customer.customerId, now))
    expect(text).not.toMatch(/password|token|hash|secret|scrypt|shareKey|visitor/i)
    expect(text).not.toContain(customer.token)
    const all = await secrets()
    expect(all.length).toBeGreaterThan(6)
    for (const secret of all) expect(text).not.toContain(secret)
  })

  test('has nothing that bears the address alone before that is confirmed', async () => {
    const customer = await aSignedIn()
    await giveAll(customer)
    expect(await findCustomerData(customer.customerId, now)).toMatchObject({
      stockWatches: [],
      messages: [],
      withdrawals: [],
    })
  })

  test('is nothing where there is no such customer', async () => {
    expect(await findCustomerData('nobody', now)).toBeUndefined()
  })
})
