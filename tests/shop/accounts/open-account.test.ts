import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { foldEmail } from '#app/i18n/email.ts'
import { openAccount } from '#app/shop/lifecycle/open-account.server.ts'
import { isPassword } from '#app/shop/customers/accounts/password.server.ts'
import { findSignIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import {
  aCustomer,
  arriving,
  customerOf,
  mailsTo,
  newAddress,
  newEmail,
  now,
  origin,
  rightPassword,
} from './customers.ts'

const opened = (email: string, address = newAddress(), at = now) =>
  openAccount(
    { email, name: 'Asha', password: rightPassword },
    { address, origin, language: 'de' },
    { ...arriving(), viewer: { ...arriving().viewer, now: at } },
  )

const countCustomers = async (email: string) =>
  (
    await db.read
      .selectFrom('customer')
      .select('id')
      .where('emailFolded', '=', foldEmail(email))
      .execute()
  ).length

describe('opening an account', () => {
  test('makes a customer, signs in at once, and writes to the address for its confirmation', async () => {
    const email = newEmail()
    const outcome = await opened(email)
    if (!outcome.ok) throw new Error(outcome.reason)
    const customer = await customerOf(outcome.customerId)
    expect(customer).toMatchObject({
      email,
      emailConfirmedAt: null,
      name: 'Asha',
      language: 'de',
      createdAt: now,
    })
    expect(await isPassword(rightPassword, customer.passwordHash, '192.0.2.1')).toBe(true)
    expect(await findSignIn(outcome.token, now)).toMatchObject({ customerId: customer.id, email })
    const [mail, other] = await mailsTo(email)
    expect(other).toBeUndefined()
    expect(mail).toMatchObject({ kind: 'welcome', subject: 'Ihr Konto bei Octavo' })
    expect(mail!.text).toMatch(/http:\/\/shop\.test\/de\/my-account\?confirm=[\w-]{43}\n/)
    expect(mail!.html).toContain('/de/my-account?confirm=')
  })

  test('nothing that was typed but the address stands in the mail, so that it carries no message', async () => {
    const email = newEmail()
    await openAccount(
      { email, name: 'Visit spam.example now', password: rightPassword },
      { address: newAddress(), origin, language: 'en' },
      arriving(),
    )
    const [mail] = await mailsTo(email)
    expect(mail!.text + mail!.html + mail!.subject).not.toContain('spam')
  })

  test.each([
    ['other letters', 'ASHA.CASE@EXAMPLE.ORG', 'asha.case@example.org'],
    ['full-width letters', 'ａsha.wide@example.org', 'asha.wide@example.org'],
    ['the sign of kelvin', 'asha.\u212Aelvin@example.org', 'asha.kelvin@example.org'],
    ['a capital dotted i', 'asha.İ@example.org', 'asha.i̇@example.org'],
    ['a long s', 'aſha.long@example.org', 'asha.long@example.org'],
  ])('an address that has an account is refused in %s too', async (_, first, second) => {
    await aCustomer(first)
    expect(await opened(second)).toEqual({ ok: false, reason: 'taken' })
    expect(await countCustomers(second)).toBe(1)
    expect(await mailsTo(second)).toEqual([])
  })

  test('straße and strasse are two addresses', async () => {
    await aCustomer('straße@example.org')
    expect(await opened('strasse@example.org')).toMatchObject({ ok: true })
  })

  test('of many at one moment with one address there is one account and one mail', async () => {
    const email = newEmail()
    const outcomes = await Promise.all(
      [email, email.toUpperCase(), email, email].map((one) => opened(one)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter((one) => !one.ok && one.reason === 'taken')).toHaveLength(3)
    expect(await countCustomers(email)).toBe(1)
    const mails = [...(await mailsTo(email)), ...(await mailsTo(email.toUpperCase()))]
    expect(mails).toHaveLength(1)
  })

  test('ten are taken from one network in 15 minutes, whatever comes of them', async () => {
    const address = newAddress()
    const known = newEmail()
    await aCustomer(known)
    for (let n = 0; n < 10; n++) await opened(known, address)
    const refused = await opened(newEmail(), address)
    expect(refused).toEqual({ ok: false, reason: 'too-many', retryAfterSeconds: 900 })
    expect(await opened(newEmail(), newAddress())).toMatchObject({ ok: true })
    expect(await opened(newEmail(), address, now + 900_000)).toMatchObject({ ok: true })
  })
})
