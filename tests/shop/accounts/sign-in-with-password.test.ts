import { describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { foldEmail } from '#app/i18n/email.ts'
import { newDeviceKey, type DeviceKeys } from '#app/shop/customers/accounts/known-devices.server.ts'
import { signInWithPassword } from '#app/shop/lifecycle/sign-in-with-password.server.ts'
import { hashPassword } from '#app/shop/customers/accounts/password.server.ts'
import { setPassword } from '#app/shop/customers/accounts/set-password.server.ts'
import { consumeRateLimit } from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { networkOf } from '#app/shop/operations/rate-limits/network.ts'
import { findSignIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import {
  aCustomer,
  arriving,
  buyerOf,
  guestOrder,
  newAddress,
  newEmail,
  now,
  origin,
  rightPassword,
  signedIn,
  where,
} from './customers.ts'
import { confirmOf } from './own.ts'

const entered = (
  email: string,
  facts: {
    password?: string
    address?: string
    at?: number
    token?: string
    deviceKeys?: DeviceKeys
  } = {},
) => {
  const { password = rightPassword, address = newAddress(), at = now, token, deviceKeys } = facts
  return signInWithPassword(
    { email, password, address },
    arriving({ token, deviceKeys, viewer: where(at) }),
  )
}

/** Hashing is dear: these are taken without a password. */
async function takeTries(scope: string, most: number, count: number) {
  for (let n = 0; n < count; n++) await consumeRateLimit(scope, { most, withinMs: 900_000 }, now)
}

const wrong = { ok: false, reason: 'wrong' }

describe('signing in', () => {
  test.each([
    ['as it was given', (email: string) => email],
    ['in capitals', (email: string) => email.toUpperCase()],
    ['in full-width letters', (email: string) => email.replace('asha', 'ａｓｈａ')],
    ['with spaces around it', (email: string) => ` ${email} `],
  ])('takes the address %s', async (_, typed) => {
    const email = newEmail()
    const customer = await aCustomer(email)
    const outcome = await entered(typed(email))
    if (!outcome.ok) throw new Error(outcome.reason)
    expect(await findSignIn(outcome.token, now)).toMatchObject({ customerId: customer })
  })

  test('a password typed as other code points of the same letters is right', async () => {
    const email = newEmail()
    const customer = await aCustomer(email)
    const passwordHash = await hashPassword('cr\u00e8me brul\u00e9e', '192.0.2.1')
    await db.write((trx) =>
      trx.updateTable('customer').set({ passwordHash }).where('id', '=', customer).execute(),
    )
    const password = 'cre\u0300me brule\u0301e'
    expect(await entered(email, { password })).toMatchObject({ ok: true })
  })

  test('a password of before that nobody could choose any more is right', async () => {
    const email = newEmail()
    await aCustomer(email, now, await hashPassword('Octavo2026', '192.0.2.1'))
    expect(await entered(email, { password: 'Octavo2026' })).toMatchObject({ ok: true })
  })

  test('answers a wrong password and an unknown address alike', async () => {
    const email = newEmail()
    await aCustomer(email)
    expect(await entered(email, { password: `${rightPassword} ` })).toEqual(wrong)
    expect(await entered(email, { password: '' })).toEqual(wrong)
    expect(await entered(newEmail())).toEqual(wrong)
    expect(await entered('')).toEqual(wrong)
  })

  test('ends the sign-in that the browser had before', async () => {
    const before = await signedIn(await aCustomer())
    const email = newEmail()
    await aCustomer(email)
    expect(await entered(email, { token: before })).toMatchObject({ ok: true })
    expect(await findSignIn(before, now)).toBeUndefined()
  })

  test('past ten wrong ones nobody gets in, and the right password does from a known browser', async () => {
    const email = newEmail()
    await aCustomer(email)
    const home = newAddress()
    const first = { sent: undefined, next: newDeviceKey() }
    expect(await entered(email, { address: home, deviceKeys: first })).toMatchObject({ ok: true })
    for (let n = 0; n < 10; n++)
      expect(await entered(email, { password: `guess ${n}`, address: home })).toEqual(wrong)
    for (const address of [home, newAddress()])
      expect(await entered(email, { address })).toEqual({
        ok: false,
        reason: 'too-many',
        retryAfterSeconds: 900,
      })
    const again = { sent: first.next, next: newDeviceKey() }
    expect(await entered(email, { deviceKeys: again })).toMatchObject({ deviceKey: again.next })
    expect(await entered(email, { at: now + 900_000 })).toMatchObject({ ok: true })
  }, 60_000)

  test('are logged by how they came out, and by nobody’s name', async () => {
    const [email, address] = [newEmail(), newAddress()]
    await aCustomer(email)
    const info = vi.spyOn(console, 'info').mockReturnValue()
    await entered(email, { address })
    await entered(email, { address, password: 'a guess' })
    await takeTries(`password of ${email}`, 10, 9)
    await entered(email)
    expect(info.mock.calls).toEqual([
      ['password tried outcome=right'],
      ['password tried outcome=wrong'],
      ['password tried outcome=too-many'],
    ])
  })

  test('from a network that is refused counts against no account: it would lock out whom it likes', async () => {
    const [email, address] = [newEmail(), newAddress()]
    await aCustomer(email)
    await takeTries(`password from ${networkOf(address)}`, 50, 50)
    for (let n = 0; n < 11; n++)
      expect(await entered(email, { password: `guess ${n}`, address })).toMatchObject({
        reason: 'too-many',
      })
    expect(await entered(email)).toMatchObject({ ok: true })
  })

  test('finds what was ordered signed out since the address was confirmed', async () => {
    const email = newEmail()
    const customer = await aCustomer(email)
    await confirmOf(customer)
    const number = await guestOrder(email, foldEmail(email))
    const others = await guestOrder(newEmail(), 'somebody@else.example')
    await entered(email)
    expect(await buyerOf(number)).toBe(customer)
    expect(await buyerOf(others)).toBeNull()
  })

  test('finds no order before the address is confirmed', async () => {
    const email = newEmail()
    await aCustomer(email)
    const number = await guestOrder(email, foldEmail(email))
    expect(await entered(email)).toMatchObject({ ok: true })
    expect(await buyerOf(number)).toBeNull()
  })

  test('the old password does not come in beside a new one at the same moment', async () => {
    const email = newEmail()
    const customer = await aCustomer(email)
    const passwordHash = await hashPassword('another lantern', '192.0.2.1')
    const [outcome] = await Promise.all([
      entered(email),
      db.write((trx) => setPassword(trx, { customer, passwordHash, language: 'en', origin }, now)),
    ])
    const token = outcome.ok ? outcome.token : undefined
    expect(token && (await findSignIn(token, now))).toBeUndefined()
  })
})
