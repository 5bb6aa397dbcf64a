import { describe, expect, test } from 'vitest'
import {
  endOwnOthers,
  endOwnSignIn,
  listSignIns,
} from '#app/shop/customers/accounts/own-sign-ins.server.ts'
import { findOwnProfile } from '#app/shop/lifecycle/profile.server.ts'
import { now, signedIn } from './customers.ts'
import { aSignedIn, isIn } from './own.ts'

const hour = 60 * 60_000

describe('a customer’s sign-ins', () => {
  test('are listed, this one first, without those that are over and those of others', async () => {
    const customer = await aSignedIn()
    const { customerId } = customer
    await signedIn(customerId, now - 13 * hour)
    await signedIn(customerId, now - hour)
    await aSignedIn()
    const profile = await findOwnProfile(customer, 'en', now)
    expect(profile?.signIns.map(({ isThis }) => isThis)).toEqual([true, false])
    expect(profile?.signIns[0]?.id).toBe(customer.signInId)
  })

  test('can be ended one by one', async () => {
    const customer = await aSignedIn()
    const elsewhere = await signedIn(customer.customerId)
    const third = await signedIn(customer.customerId)
    const found = await listSignIns(customer.customerId, now)
    const others = found.filter(({ id }) => id !== customer.signInId)
    expect(await endOwnSignIn(customer, others[0]!.id)).toBe(true)
    expect(await endOwnSignIn(customer, others[0]!.id)).toBe(false)
    expect(await isIn(customer.token)).toBe(true)
    const left = [await isIn(elsewhere), await isIn(third)]
    expect(left.filter(Boolean)).toHaveLength(1)
  })

  test('of another customer cannot be ended', async () => {
    const [customer, other] = [await aSignedIn(), await aSignedIn()]
    expect(await endOwnSignIn(customer, other.signInId)).toBe(false)
    expect(await isIn(other.token)).toBe(true)
  })

  test('this one is ended by signing out, not from the list', async () => {
    const customer = await aSignedIn()
    expect(await endOwnSignIn(customer, customer.signInId)).toBe(false)
    expect(await isIn(customer.token)).toBe(true)
  })

  test('all others can be ended at once, and nobody else’s', async () => {
    const customer = await aSignedIn()
    const elsewhere = await signedIn(customer.customerId)
    const other = await aSignedIn()
    await endOwnOthers(customer)
    expect(await isIn(customer.token)).toBe(true)
    expect(await isIn(elsewhere)).toBe(false)
    expect(await isIn(other.token)).toBe(true)
  })
})
