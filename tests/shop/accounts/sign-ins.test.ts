import { describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import {
  rememberDevice,
  sweepDevices,
  consumeDeviceTry,
} from '#app/shop/customers/accounts/known-devices.server.ts'
import {
  hashToken,
  mostSignIns,
  startSignIn,
  sweepSignIns,
} from '#app/shop/customers/accounts/sign-ins.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { aCustomer, now, signedIn } from './customers.ts'
import { isIn } from './own.ts'

const hour = 60 * 60_000

const started = (customer: string, isRemembered: boolean, at: number) =>
  db.write((trx) => startSignIn(trx, customer, { device: 'a test', isRemembered }, at))

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

describe('known browsers', () => {
  const remember = (customer: string, next: string, at: number, sent?: string) =>
    db.write((trx) => rememberDevice(trx, customer, { sent, next }, at))
  const knownOf = (customer: string) =>
    db.read
      .selectFrom('knownDevice')
      .where('customer', '=', customer)
      .select(['keyHash', 'wrongTries'])
      .execute()

  test('that nobody signed in from for a year are forgotten', async () => {
    const customer = await aCustomer()
    await remember(customer, 'long ago', now - 365 * dayMs)
    await remember(customer, 'of late', now - 365 * dayMs + 1)
    await sweepDevices(now)
    expect(await knownOf(customer)).toEqual([{ keyHash: hashToken('of late'), wrongTries: 0 }])
  })

  test('are a hundred of one customer at most', async () => {
    const [customer, other] = [await aCustomer(), await aCustomer()]
    await remember(other, 'another’s', now)
    for (let n = 0; n <= 100; n++) await remember(customer, `browser ${n}`, now + n)
    const known = await knownOf(customer)
    expect(known).toHaveLength(100)
    expect(known.map(({ keyHash }) => keyHash)).not.toContain(hashToken('browser 0'))
    expect(await knownOf(other)).toHaveLength(1)
  })

  test('count exactly ten wrong passwords, whoever comes at one moment', async () => {
    const customer = await aCustomer()
    await remember(customer, 'a key', now)
    const tries = await Promise.all(
      Array.from({ length: 25 }, () => consumeDeviceTry(customer, 'a key', now)),
    )
    expect(tries.filter(Boolean)).toHaveLength(10)
    expect(await consumeDeviceTry(customer, 'a key', now)).toBe(false)
  })

  test('count anew for who signed in, and go on for another customer of the same browser', async () => {
    const [customer, other] = [await aCustomer(), await aCustomer()]
    await remember(customer, 'first', now)
    await remember(other, 'second', now, 'first')
    for (let n = 0; n < 3; n++) await consumeDeviceTry(other, 'second', now)
    await remember(customer, 'third', now, 'second')
    expect(await knownOf(customer)).toEqual([{ keyHash: hashToken('third'), wrongTries: 0 }])
    expect(await knownOf(other)).toEqual([{ keyHash: hashToken('third'), wrongTries: 3 }])
  })

  test('are nobody else’s, and none a year later', async () => {
    const customer = await aCustomer()
    await remember(customer, 'hers', now)
    expect(await consumeDeviceTry(await aCustomer(), 'hers', now)).toBe(false)
    expect(await consumeDeviceTry(undefined, 'hers', now)).toBe(false)
    expect(await consumeDeviceTry(customer, 'hers', now + 365 * dayMs)).toBe(false)
    expect(await consumeDeviceTry(customer, 'hers', now)).toBe(true)
  })
})
