import { describe, expect, test } from 'vitest'
import {
  changeEmail,
  findWaitingEmail,
  cancelEmailChange,
  sendLinkAgain,
} from '#app/shop/lifecycle/change-email.server.ts'
import { confirmEmail } from '#app/shop/customers/accounts/email-confirmation.server.ts'
import { aCustomer, customerOf, keyTo, mailsTo, newEmail, now, origin } from './customers.ts'
import { aSignedIn, confirmOf, own } from './own.ts'

const requesting = (at = now) => ({ origin, language: 'en' as const, now: at })
const minute = 60_000

describe('another e-mail address', () => {
  test('is written to, and is the account’s only when the link is followed', async () => {
    const customer = await aSignedIn()
    const email = newEmail()
    expect(await changeEmail(customer, email, own(), requesting())).toEqual({ ok: true })
    expect((await customerOf(customer.customerId)).email).toBe(customer.email)
    expect(await findWaitingEmail(customer.customerId, now)).toBe(email)
    expect(await mailsTo(customer.email)).toEqual([])
    await confirmEmail(await keyTo(email, 'email-confirm'), now)
    expect((await customerOf(customer.customerId)).email).toBe(email)
    expect(await findWaitingEmail(customer.customerId, now)).toBeUndefined()
    expect((await mailsTo(customer.email)).map(({ kind }) => kind)).toEqual(['email-changed'])
  })

  test('is not written to without the password', async () => {
    const customer = await aSignedIn()
    const email = newEmail()
    const outcome = await changeEmail(customer, email, own('a lantern in the rain'), requesting())
    expect(outcome).toEqual({ ok: false, reason: 'wrong' })
    expect(await mailsTo(email)).toEqual([])
    expect(await findWaitingEmail(customer.customerId, now)).toBeUndefined()
  })

  test('that is the account’s already, in whatever case, is refused', async () => {
    const customer = await aSignedIn()
    const outcome = await changeEmail(customer, customer.email.toUpperCase(), own(), requesting())
    expect(outcome).toEqual({ ok: false, reason: 'same' })
  })

  test('that somebody else has is refused, and nobody is written to', async () => {
    const customer = await aSignedIn()
    const email = newEmail()
    await aCustomer(email)
    const outcome = await changeEmail(customer, email.toUpperCase(), own(), requesting())
    expect(outcome).toEqual({ ok: false, reason: 'taken' })
    expect(await mailsTo(email.toUpperCase())).toEqual([])
  })

  test('tries of the password count like those of a sign-in', async () => {
    const customer = await aSignedIn()
    for (let n = 0; n < 10; n++)
      await changeEmail(customer, newEmail(), own(`a wrong password ${n}`), requesting())
    const outcome = await changeEmail(customer, newEmail(), own(), requesting())
    expect(outcome).toMatchObject({ ok: false, reason: 'too-many' })
  }, 30_000)

  test('is asked for five times an hour at most, with those sent again', async () => {
    const customer = await aSignedIn()
    for (let n = 0; n < 3; n++) await changeEmail(customer, newEmail(), own(), requesting())
    for (let n = 0; n < 2; n++) await sendLinkAgain(customer.customerId, requesting())
    const refused = { ok: false, reason: 'too-many-mails', retryAfterSeconds: 3600 }
    expect(await changeEmail(customer, newEmail(), own(), requesting())).toEqual(refused)
    expect(await sendLinkAgain(customer.customerId, requesting())).toEqual(refused)
    const later = requesting(now + 60 * minute)
    expect(await sendLinkAgain(customer.customerId, later)).toEqual({ ok: true })
  })

  test('is given up by who keeps the old one: the link leads nowhere any more', async () => {
    const customer = await aSignedIn()
    const email = newEmail()
    await sendLinkAgain(customer.customerId, requesting())
    const ownKey = await keyTo(customer.email, 'email-confirm')
    await changeEmail(customer, email, own(), requesting())
    const key = await keyTo(email, 'email-confirm')
    await cancelEmailChange(customer.customerId)
    expect(await confirmEmail(key, now)).toEqual({ ok: false, reason: 'unknown' })
    expect(await confirmEmail(ownKey, now)).toMatchObject({ ok: true })
    expect((await customerOf(customer.customerId)).email).toBe(customer.email)
  })
})

describe('the link', () => {
  test('goes again to the own address while that is not confirmed', async () => {
    const customer = await aSignedIn()
    expect(await sendLinkAgain(customer.customerId, requesting())).toEqual({ ok: true })
    await confirmEmail(await keyTo(customer.email, 'email-confirm'), now)
    expect((await customerOf(customer.customerId)).emailConfirmedAt).toBe(now)
  })

  test('goes again to the address that the account is to have', async () => {
    const customer = await aSignedIn()
    const email = newEmail()
    await changeEmail(customer, email, own(), requesting())
    await sendLinkAgain(customer.customerId, requesting())
    expect(await mailsTo(email)).toHaveLength(2)
    expect(await mailsTo(customer.email)).toEqual([])
  })

  test('goes nowhere where nothing is to be confirmed', async () => {
    const customer = await aSignedIn()
    await confirmOf(customer.customerId)
    const outcome = await sendLinkAgain(customer.customerId, requesting())
    expect(outcome).toEqual({ ok: false, reason: 'nothing' })
    expect(await mailsTo(customer.email)).toEqual([])
  })
})
