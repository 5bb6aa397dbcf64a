import { describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { rememberNetwork, sweepNetworks } from '#app/shop/accounts/sign-in.server.ts'
import { mostSignIns, startSignIn, sweepSignIns } from '#app/shop/accounts/sign-ins.server.ts'
import { dayMs } from '#app/shop/currency/day.ts'
import { aCustomer, now, signedIn } from './customers.ts'
import { isIn } from './own.ts'

const hour = 60 * 60_000

const started = (customer: string, isKept: boolean, at: number) =>
  db.write((t) => startSignIn(t, customer, { device: 'a test', isKept }, at))

async function lastUseOf(customer: string): Promise<number> {
  const { lastUsedAt } = await db.read
    .selectFrom('signIn')
    .where('customer', '=', customer)
    .select('lastUsedAt')
    .executeTakeFirstOrThrow()
  return lastUsedAt
}

async function countSignIns(customer: string): Promise<number> {
  const rows = await db.read
    .selectFrom('signIn')
    .where('customer', '=', customer)
    .select('id')
    .execute()
  return rows.length
}

describe('a sign-in', () => {
  test('is prolonged by being used', async () => {
    const customer = await aCustomer()
    const token = await signedIn(customer, now)
    expect(await isIn(token, now + 11 * hour)).toBe(true)
    await vi.waitFor(async () => expect(await lastUseOf(customer)).toBe(now + 11 * hour))
    expect(await isIn(token, now + 22 * hour)).toBe(true)
  })

  test('unused for twelve hours is over', async () => {
    const token = await signedIn(await aCustomer(), now)
    expect(await isIn(token, now + 12 * hour - 1)).toBe(true)
    const other = await signedIn(await aCustomer(), now)
    expect(await isIn(other, now + 12 * hour)).toBe(false)
  })

  test('is written to at most once a minute', async () => {
    const customer = await aCustomer()
    const token = await signedIn(customer, now)
    await isIn(token, now + 59_999)
    await isIn(token, now + 60_000)
    await vi.waitFor(async () => expect(await lastUseOf(customer)).toBe(now + 60_000))
    await isIn(token, now + 61_000)
    expect(await lastUseOf(customer)).toBe(now + 60_000)
  })

  test('too many ends the one of the customer that was unused for longest', async () => {
    const [customer, other] = [await aCustomer(), await aCustomer()]
    const others = await signedIn(other, now - 3 * hour)
    const oldest = await signedIn(customer, now - 2 * hour)
    const second = await signedIn(customer, now - hour)
    for (let n = 2; n < mostSignIns; n++) await signedIn(customer, now)
    expect(await countSignIns(customer)).toBe(mostSignIns)
    // An older clock than the others' does not end the one that begins.
    const newest = await signedIn(customer, now - hour - 1)
    expect([await isIn(oldest), await isIn(second), await isIn(newest)]).toEqual([
      false,
      true,
      true,
    ])
    expect(await countSignIns(customer)).toBe(mostSignIns)
    expect(await isIn(others)).toBe(true)
  })
})

describe('the sweep of sign-ins', () => {
  test('forgets those that are over, and no other', async () => {
    const customer = await aCustomer()
    await started(customer, false, now - 12 * hour)
    await started(customer, true, now - 30 * dayMs)
    const left = [
      await started(customer, false, now - 12 * hour + 60_000),
      await started(customer, true, now - 30 * dayMs + 60_000),
    ]
    await sweepSignIns(now)
    expect(await countSignIns(customer)).toBe(2)
    for (const token of left) expect(await isIn(token)).toBe(true)
  })
})

describe('the sweep of known networks', () => {
  test('forgets those not seen for a year', async () => {
    const customer = await aCustomer()
    await db.write(async (t) => {
      await rememberNetwork(t, customer, 'long ago', now - 365 * dayMs)
      await rememberNetwork(t, customer, 'of late', now - 365 * dayMs + 1)
    })
    await sweepNetworks(now)
    const rows = await db.read
      .selectFrom('knownNetwork')
      .where('customer', '=', customer)
      .select('networkHash')
      .execute()
    expect(rows.map(({ networkHash }) => networkHash)).toEqual(['of late'])
  })
})
