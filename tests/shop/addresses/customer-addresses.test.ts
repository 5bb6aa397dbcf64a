import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { maxAddresses, type Address } from '#app/shop/customers/addresses/address.ts'
import {
  deleteAddress,
  listAddresses,
  makeDefault,
} from '#app/shop/customers/addresses/customer-addresses.server.ts'
import { addAddress, saveAddress } from './saved-addresses.ts'
import { aCustomer, now } from '../accounts/customers.ts'

const home: Address = {
  name: 'Asha Raghavan',
  addressLine1: '14 Lantern Lane',
  addressLine2: null,
  postcode: '560001',
  city: 'Bengaluru',
  region: null,
  country: 'IN',
}
const numbered = (n: number): Address => ({ ...home, addressLine1: `${n} Lantern Lane` })

/** A customer with so many addresses, each a second newer; answers with the ids, the oldest first. */
async function aCustomerWith(count: number): Promise<{ customer: string; ids: string[] }> {
  const customer = await aCustomer()
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const added = await addAddress(customer, numbered(n), now + n * 1000)
    if (!added.ok) throw new Error(added.reason)
    ids.push(added.id)
  }
  return { customer, ids }
}

const idsOf = async (customer: string) => (await listAddresses(customer)).map(({ id }) => id)
const defaultsOf = async (customer: string) =>
  (await listAddresses(customer)).filter((one) => one.isDefault).map(({ id }) => id)

describe('the addresses of a customer', () => {
  test('come back as they were kept, the first as the one that is used first', async () => {
    const customer = await aCustomer()
    expect(await listAddresses(customer)).toEqual([])
    const odd = { ...home, name: `O'"<b>\u{1f600}`, addressLine2: 'Flat 3', region: 'Karnataka' }
    const added = await addAddress(customer, odd, now)
    expect(await listAddresses(customer)).toEqual([
      { id: (added as { id: string }).id, isDefault: true, address: odd },
    ])
  })

  test('are listed with the default first, then the newest', async () => {
    const { customer, ids } = await aCustomerWith(3)
    expect(await idsOf(customer)).toEqual([ids[0], ids[2], ids[1]])
    expect(await defaultsOf(customer)).toEqual([ids[0]])
  })

  test('hold the same address once, also when it is sent five times at one moment', async () => {
    const customer = await aCustomer()
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => addAddress(customer, home, now)),
    )
    expect(new Set(outcomes.map((one) => one.ok && one.id)).size).toBe(1)
    expect(await idsOf(customer)).toHaveLength(1)
    expect((await addAddress(customer, { ...home, region: 'Karnataka' }, now)).ok).toBe(true)
    expect(await idsOf(customer)).toHaveLength(2)
  })

  test('have one default where five first ones come at one moment', async () => {
    const customer = await aCustomer()
    await Promise.all([1, 2, 3, 4, 5].map((n) => addAddress(customer, numbered(n), now)))
    expect(await idsOf(customer)).toHaveLength(5)
    expect(await defaultsOf(customer)).toHaveLength(1)
  })

  test('are 20 at most, also of many at one moment', async () => {
    const { customer } = await aCustomerWith(maxAddresses - 1)
    const outcomes = await Promise.all(
      [101, 102, 103, 104].map((n) => addAddress(customer, numbered(n), now)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual({ ok: false, reason: 'full' })
    expect(await idsOf(customer)).toHaveLength(20)
    // One that is there already is no more than that.
    expect((await addAddress(customer, numbered(0), now)).ok).toBe(true)
  })

  test('are kept for nobody once the account is deleted', async () => {
    const customer = await aCustomer()
    await db.write((trx) => trx.deleteFrom('customer').where('id', '=', customer).execute())
    expect(await addAddress(customer, home, now)).toEqual({ ok: false, reason: 'no-customer' })
  })
})

describe('the default', () => {
  test('is another one when it is asked for, and only that', async () => {
    const { customer, ids } = await aCustomerWith(3)
    expect(await makeDefault(customer, ids[2]!)).toBe(true)
    expect(await idsOf(customer)).toEqual([ids[2], ids[1], ids[0]])
    expect(await defaultsOf(customer)).toEqual([ids[2]])
  })

  test('is one after all are made it at one moment', async () => {
    const { customer, ids } = await aCustomerWith(6)
    for (let round = 0; round < 5; round++) {
      await Promise.all(ids.map((id) => makeDefault(customer, id)))
      expect(await defaultsOf(customer)).toHaveLength(1)
    }
  })

  test('that is removed gives way to the next of the list; one that is not, to none', async () => {
    const { customer, ids } = await aCustomerWith(3)
    expect(await deleteAddress(customer, ids[1]!)).toBe(true)
    expect(await defaultsOf(customer)).toEqual([ids[0]])
    expect(await deleteAddress(customer, ids[0]!)).toBe(true)
    expect(await defaultsOf(customer)).toEqual([ids[2]])
    expect(await deleteAddress(customer, ids[2]!)).toBe(true)
    expect(await listAddresses(customer)).toEqual([])
    expect(await deleteAddress(customer, ids[2]!)).toBe(false)
  })

  test('is there while any address is, whatever is removed and chosen at one moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { customer, ids } = await aCustomerWith(4)
      await Promise.all([
        makeDefault(customer, ids[1]!),
        deleteAddress(customer, ids[0]!),
        deleteAddress(customer, ids[1]!),
        makeDefault(customer, ids[1]!),
      ])
      expect(await idsOf(customer)).toHaveLength(2)
      expect(await defaultsOf(customer)).toHaveLength(1)
    }
  })
})

describe('changing an address', () => {
  test('writes it anew, and leaves its place and the others', async () => {
    const { customer, ids } = await aCustomerWith(2)
    const changed = { ...home, city: 'Mysuru', postcode: '570001' }
    expect(await saveAddress(customer, ids[0]!, changed)).toEqual({ id: ids[0] })
    const [first, second] = await listAddresses(customer)
    expect(first).toEqual({ id: ids[0], isDefault: true, address: changed })
    expect(second?.address).toEqual(numbered(1))
  })
})

describe('the address of another customer', () => {
  test('is neither listed, changed, removed nor made the default', async () => {
    const theirs = await aCustomerWith(2)
    const { customer, ids } = await aCustomerWith(2)
    const before = await listAddresses(theirs.customer)
    expect(await saveAddress(customer, theirs.ids[1]!, home)).toBeUndefined()
    expect(await deleteAddress(customer, theirs.ids[0]!)).toBe(false)
    expect(await makeDefault(customer, theirs.ids[1]!)).toBe(false)
    expect(await listAddresses(theirs.customer)).toEqual(before)
    expect(await defaultsOf(customer)).toEqual([ids[0]])
  })
})
