import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { maxAddresses } from '#app/shop/customers/addresses/address.ts'
import {
  deleteAddress,
  listAddresses,
} from '#app/shop/customers/addresses/customer-addresses.server.ts'
import { addAddress } from '../addresses/saved-addresses.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { anotherAddress, chooseAddress } from '#app/shop/ordering/checkout/account-addresses.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aCustomer, buyerOf, now } from '../accounts/customers.ts'
import { aPlacing, aVisitor } from './buyer.ts'

/** A customer's checkout form about to be sent, with one book in the cart. */
async function aCustomersPlacing({ keepsAddress }: { keepsAddress: boolean }) {
  const customer = await aCustomer()
  const visitor = await aVisitor([await aBook()], { visitor: ownerOf(customer) })
  return {
    customer,
    placing: { ...(await aPlacing(visitor)), account: { customer, keepsAddress } },
  }
}

async function placed(placing: Parameters<typeof placeOrder>[0]): Promise<string> {
  const outcome = await placeOrder(placing)
  if (!outcome.ok) throw new Error('not placed')
  return outcome.number
}

describe('an order', () => {
  test('of who is signed in is theirs; of a guest it is nobody’s', async () => {
    const { customer, placing } = await aCustomersPlacing({ keepsAddress: false })
    expect(await buyerOf(await placed(placing))).toBe(customer)
    const guest = await aPlacing(await aVisitor([await aBook()]))
    expect(await buyerOf(await placed(guest))).toBeNull()
  })

  test('keeps its address for the customer where they wish it, once', async () => {
    const { customer, placing } = await aCustomersPlacing({ keepsAddress: true })
    // The same form at the same moment makes one order, and one address.
    const numbers = await Promise.all([placed(placing), placed(placing)])
    expect(numbers[0]).toBe(numbers[1])
    const stored = await listAddresses(customer)
    expect(stored.map((one) => one.address)).toEqual([placing.details.address])
    expect(stored[0]?.isDefault).toBe(true)
  })

  test('keeps none where they do not', async () => {
    const { customer, placing } = await aCustomersPlacing({ keepsAddress: false })
    await placed(placing)
    expect(await listAddresses(customer)).toEqual([])
  })

  test('that is not taken keeps no address either', async () => {
    const { customer, placing } = await aCustomersPlacing({ keepsAddress: true })
    const outcome = await placeOrder({ ...placing, shown: { ...placing.shown!, totalMinor: 1 } })
    expect(outcome.ok).toBe(false)
    expect(await listAddresses(customer)).toEqual([])
  })

  test('is as good where there is no room for its address', async () => {
    const { customer, placing } = await aCustomersPlacing({ keepsAddress: true })
    const { address } = placing.details
    for (let n = 0; n < maxAddresses; n++)
      await addAddress(customer, { ...address, city: `Town ${n}` }, now)
    await placed(placing)
    expect(await listAddresses(customer)).toHaveLength(maxAddresses)
  })

  test('goes where it was to go when the address is removed at that moment', async () => {
    const { customer, placing } = await aCustomersPlacing({ keepsAddress: false })
    const { address } = placing.details
    const added = await addAddress(customer, address, now)
    if (!added.ok) throw new Error(added.reason)
    const [number] = await Promise.all([placed(placing), deleteAddress(customer, added.id)])
    const row = await db.read
      .selectFrom('customerOrder')
      .select(['addressLine1', 'city'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ addressLine1: address.addressLine1, city: address.city })
    expect(await listAddresses(customer)).toEqual([])
  })
})

describe('the choice of an address', () => {
  const address = {
    ...{ name: 'Asha', addressLine1: '1', addressLine2: null, postcode: '560001' },
    ...{ city: 'Bengaluru', region: null, country: 'IN' as const },
  }
  const first = { id: 'first', isDefault: true, address }
  const second = { id: 'second', isDefault: false, address, telephone: '+91 80 5550 0199' }
  const saved = [first, second]

  test.each([
    ['nothing was sent yet: the default', null, first, false],
    ['one of them', 'second', second, false],
    ['another one: the typed fields', anotherAddress, undefined, false],
    ['a form without the field: the typed fields', undefined, undefined, false],
    ['one that is not among them: told of, and the default shown', 'theirs', first, true],
  ])('%s', (_, field, chosen, isGone) => {
    expect(chooseAddress(saved, field)).toEqual({ saved, address: chosen, isGone })
  })

  test('where none is kept is the typed fields', () => {
    expect(chooseAddress([], null)).toEqual({ saved: [], address: undefined, isGone: false })
  })
})
