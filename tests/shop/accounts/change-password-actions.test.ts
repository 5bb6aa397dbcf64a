import { describe, expect, test } from 'vitest'
import { changePassword } from '#app/shop/lifecycle/change-password.server.ts'
import { checkPassword } from '#app/shop/customers/accounts/sign-in.server.ts'
import { listSignIns } from '#app/shop/customers/accounts/own-sign-ins.server.ts'
import { startSignIn, type SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { db } from '#app/database/database.server.ts'
import { arriving, mailsTo, newAddress, now, origin, rightPassword, signedIn } from './customers.ts'
import { aSignedIn, isIn, own } from './own.ts'

const next = 'another lantern in the fog'

function change(customer: SignedIn & { token: string }, password?: string) {
  const { token } = customer
  const text = { own: own(password), next, language: 'en' as const, origin }
  return changePassword(customer, text, arriving({ token }))
}

const lets = async ({ email }: SignedIn, password: string) =>
  (await checkPassword({ email, password, address: newAddress() }, now)).ok

describe('a new password', () => {
  test('takes the place of the old one, and a mail says so', async () => {
    const customer = await aSignedIn()
    expect(await change(customer)).toMatchObject({ ok: true })
    expect(await lets(customer, next)).toBe(true)
    expect(await lets(customer, rightPassword)).toBe(false)
    expect((await mailsTo(customer.email)).map(({ kind }) => kind)).toEqual(['password-changed'])
  })

  test('ends every sign-in, the own one too, which gets a new token', async () => {
    const customer = await aSignedIn()
    const elsewhere = await signedIn(customer.customerId)
    const other = await aSignedIn()
    const changed = await change(customer)
    if (!changed.ok) throw new Error(changed.reason)
    expect(changed.token).not.toBe(customer.token)
    expect(await isIn(changed.token)).toBe(true)
    for (const token of [customer.token, elsewhere]) expect(await isIn(token)).toBe(false)
    expect(await listSignIns(customer.customerId, now)).toHaveLength(1)
    expect(await isIn(other.token)).toBe(true)
  })

  test('is not set without the old one, and nobody is signed out', async () => {
    const customer = await aSignedIn()
    expect(await change(customer, 'a lantern in the rain')).toEqual({ ok: false, reason: 'wrong' })
    expect(await isIn(customer.token)).toBe(true)
    expect(await lets(customer, rightPassword)).toBe(true)
    expect(await mailsTo(customer.email)).toEqual([])
  })

  test('is set by its customer elsewhere, however often strangers tried the old one', async () => {
    const customer = await aSignedIn()
    for (let n = 0; n < 10; n++) await lets(customer, `guess ${n}`)
    expect(await change(customer)).toMatchObject({ ok: true })
  })

  test('is refused after ten wrong tries of the old one by the same sign-in', async () => {
    const customer = await aSignedIn()
    for (let n = 0; n < 10; n++)
      expect(await change(customer, `guess ${n}`)).toMatchObject({ reason: 'wrong' })
    expect(await change(customer)).toMatchObject({ reason: 'too-many' })
    expect(await lets(customer, rightPassword)).toBe(true)
  })

  test('is not set by the right password of another account', async () => {
    const customer = await aSignedIn()
    const other = await aSignedIn()
    const outcome = await change({ ...customer, email: other.email })
    expect(outcome).toEqual({ ok: false, reason: 'wrong' })
    expect(await lets(other, rightPassword)).toBe(true)
  })

  test('keeps signed in who asked for that', async () => {
    const customer = await aSignedIn()
    const { customerId } = customer
    const token = await db.write((trx) =>
      startSignIn(trx, customerId, { device: 'kept', isRemembered: true }, now),
    )
    const stored = (await listSignIns(customerId, now)).find(({ device }) => device === 'kept')!
    await change({ ...customer, signInId: stored.id, token })
    expect(
      (await listSignIns(customerId, now)).map(({ isKept: isRemembered }) => isRemembered),
    ).toEqual([1])
  })

  test('of two at the same moment one is set', async () => {
    const customer = await aSignedIn()
    const outcomes = await Promise.all([change(customer), change(customer)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
