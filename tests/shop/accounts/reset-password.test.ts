import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { foldEmail } from '#app/i18n/email.ts'
import {
  requestEmailConfirmation,
  confirmEmail,
} from '#app/shop/customers/accounts/email-confirmation.server.ts'
import { isPassword } from '#app/shop/customers/accounts/password.server.ts'
import { decideReview } from '#app/shop/catalogue/reviews/moderate.server.ts'
import { writeReview } from '#app/shop/catalogue/reviews/write-review.server.ts'
import {
  requestPasswordReset,
  findReset,
  resetPassword,
  sweepResets,
} from '#app/shop/lifecycle/reset-password.server.ts'
import { rememberDevice } from '#app/shop/customers/accounts/known-devices.server.ts'
import { findSignIn, hashToken, ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aReview, aText } from '../reviews/written.ts'
import {
  aCustomer,
  arriving,
  buyerOf,
  customerOf,
  guestOrder,
  keyTo,
  mailsTo,
  newAddress,
  newEmail,
  now,
  origin,
  rightPassword,
  signedIn,
  where,
} from './customers.ts'

const hourMs = 60 * 60_000
const newPassword = 'another lantern'
const unknown = { ok: false, reason: 'unknown' }

const forgotten = (email: string, address = newAddress(), at = now) =>
  requestPasswordReset({ email, address, origin, language: 'en', now: at })

const reset = (key: string | null, password = newPassword, at = now) =>
  resetPassword(
    key,
    password,
    { address: newAddress(), origin, language: 'en' },
    arriving({ viewer: where(at) }),
  )

/** A customer who asked for a new password. */
async function whoForgot() {
  const email = newEmail()
  const customer = await aCustomer(email)
  await forgotten(email)
  return { email, customer, key: await keyTo(email, 'password-reset') }
}

describe('asking for a new password', () => {
  test('writes to the customer, and keeps no key but its hash', async () => {
    const { email, customer, key } = await whoForgot()
    expect(await mailsTo(email)).toMatchObject([
      { kind: 'password-reset', subject: 'Your new password for Octavo' },
    ])
    const row = await db.read
      .selectFrom('passwordReset')
      .selectAll()
      .where('customer', '=', customer)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ keyHash: hashToken(key), customer, createdAt: now })
  })

  test('is answered alike for an address that nobody has, and writes nothing', async () => {
    const email = newEmail()
    expect(await forgotten(email)).toEqual({ ok: true })
    expect(await mailsTo(email)).toEqual([])
  })

  test('takes as long for an address that nobody has', async () => {
    const known = newEmail()
    await aCustomer(known)
    const took = async (email: string) => {
      const began = performance.now()
      await forgotten(email)
      return performance.now() - began
    }
    expect(await took(newEmail())).toBeGreaterThan(290)
    expect(await took(known)).toBeGreaterThan(290)
  })

  test('goes to the address that the customer gave, not to one that only folds to the same', async () => {
    const email = newEmail()
    await aCustomer(email)
    const alike = email.replace('asha', 'aſha')
    expect(foldEmail(alike)).toBe(foldEmail(email))
    await forgotten(alike)
    expect(await mailsTo(alike)).toEqual([])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('sends five mails to an address in an hour, and says nothing of it', async () => {
    const email = newEmail()
    await aCustomer(email)
    for (let n = 0; n < 7; n++) expect(await forgotten(email)).toEqual({ ok: true })
    expect(await mailsTo(email)).toHaveLength(5)
    await forgotten(email, newAddress(), now + hourMs)
    expect(await mailsTo(email)).toHaveLength(6)
  })

  test('is taken 20 times in 15 minutes from one network', async () => {
    const address = newAddress()
    await Promise.all(Array.from({ length: 20 }, () => forgotten(newEmail(), address)))
    const refused = await forgotten(newEmail(), address)
    expect(refused).toEqual({ ok: false, retryAfterSeconds: 900 })
    expect(await forgotten(newEmail(), address, now + 900_000)).toEqual({ ok: true })
  })
})

describe('the link of the mail', () => {
  test('opens a page, as often as one likes, and sets the password once', async () => {
    const { email, customer, key } = await whoForgot()
    expect((await findReset(key, now))?.email).toBe(email)
    expect((await findReset(key, now))?.email).toBe(email)
    expect(
      await isPassword(rightPassword, (await customerOf(customer)).passwordHash, '192.0.2.1'),
    ).toBe(true)
    const outcome = await reset(key)
    if (!outcome.ok) throw new Error(outcome.reason)
    expect(await findSignIn(outcome.token, now)).toMatchObject({ customerId: customer })
    expect(
      await isPassword(newPassword, (await customerOf(customer)).passwordHash, '192.0.2.1'),
    ).toBe(true)
    expect(await findReset(key, now)).toBeUndefined()
    expect(await reset(key, 'a third lantern')).toEqual(unknown)
    expect(
      await isPassword(newPassword, (await customerOf(customer)).passwordHash, '192.0.2.1'),
    ).toBe(true)
  })

  test('works for one hour', async () => {
    const { email, customer, key } = await whoForgot()
    expect((await findReset(key, now + hourMs - 1))?.email).toBe(email)
    expect(await findReset(key, now + hourMs)).toBeUndefined()
    expect(await reset(key, newPassword, now + hourMs)).toEqual(unknown)
    expect(
      await isPassword(rightPassword, (await customerOf(customer)).passwordHash, '192.0.2.1'),
    ).toBe(true)
  })

  test.each([[null], [''], ['abc'], ['x'.repeat(43)], [`${'x'.repeat(42)}\0`]])(
    '%j is no key',
    async (key) => {
      expect(await findReset(key, now)).toBeUndefined()
      expect(await reset(key)).toEqual(unknown)
    },
  )

  test('used four times at one moment it sets one password', async () => {
    const { customer, key } = await whoForgot()
    const passwords = ['first', 'second', 'third', 'fourth'].map((one) => `the ${one} lantern`)
    const outcomes = await Promise.all(passwords.map((password) => reset(key, password)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const won = passwords[outcomes.findIndex(({ ok }) => ok)]!
    expect(await isPassword(won, (await customerOf(customer)).passwordHash, '192.0.2.1')).toBe(true)
    const signIns = await db.read
      .selectFrom('signIn')
      .select('id')
      .where('customer', '=', customer)
      .execute()
    expect(signIns).toHaveLength(1)
  })

  test('old ones are forgotten, the others stay', async () => {
    const { email, key } = await whoForgot()
    await forgotten(email, newAddress(), now - hourMs)
    expect(await sweepResets(now)).toBeGreaterThanOrEqual(1)
    expect((await findReset(key, now))?.email).toBe(email)
  })
})

describe('the new password', () => {
  test('ends all other sign-ins, and every other link', async () => {
    const { email, customer, key } = await whoForgot()
    await forgotten(email)
    const otherKey = (await mailsTo(email)).map(({ text }) => /key=([\w-]{43})/.exec(text)![1]!)
    const stolen = await signedIn(customer)
    const others = await signedIn(await aCustomer())
    await reset(key)
    expect(await findSignIn(stolen, now)).toBeUndefined()
    expect(await findSignIn(others, now)).toBeDefined()
    for (const one of otherKey) expect(await reset(one)).toEqual(unknown)
  })

  test('ends the link by which who was in wanted to make the address theirs', async () => {
    const { email, customer, key } = await whoForgot()
    const evil = newEmail()
    await db.write((trx) =>
      requestEmailConfirmation(trx, { customer, email: evil, language: 'en', origin }, now),
    )
    const evilKey = await keyTo(evil, 'email-confirm')
    await reset(key)
    expect(await confirmEmail(evilKey, now)).toEqual(unknown)
    expect(await customerOf(customer)).toMatchObject({ email })
  })

  test('makes the browser of who was in one like any other', async () => {
    const { customer, key } = await whoForgot()
    const keys = { sent: undefined, next: 'of the thief' }
    await db.write((trx) => rememberDevice(trx, customer, keys, now))
    await reset(key)
    const known = await db.read
      .selectFrom('knownDevice')
      .select('keyHash')
      .where('customer', '=', customer)
      .execute()
    expect(known).toEqual([])
  })

  test('confirms the address, which the mail reached, and brings the orders of before', async () => {
    const { email, customer, key } = await whoForgot()
    const order = await guestOrder(email, foldEmail(email))
    await reset(key, newPassword, now + 7)
    expect(await customerOf(customer)).toMatchObject({ emailConfirmedAt: now + 7 })
    expect(await buyerOf(order)).toBe(customer)
  })

  test('an address that was confirmed keeps its day', async () => {
    const { customer, key } = await whoForgot()
    await db.write((trx) =>
      trx.updateTable('customer').set({ emailConfirmedAt: 5 }).where('id', '=', customer).execute(),
    )
    await reset(key)
    expect(await customerOf(customer)).toMatchObject({ emailConfirmedAt: 5 })
  })

  test('is told to the customer by mail, without the password', async () => {
    const { email, key } = await whoForgot()
    await reset(key)
    const announced = (await mailsTo(email)).find(({ kind }) => kind === 'password-changed')
    expect(announced!.text).toContain('http://shop.test/forgot-password\n')
    const rows = JSON.stringify(await db.read.selectFrom('outbox').selectAll().execute())
    expect(rows).not.toContain(newPassword)
  })
})

describe('of an account that somebody else opened with the address', () => {
  /** Where a parcel would go, a list that was shared, the feed of e-books, and a review. */
  async function furnished(): Promise<{ customer: string; key: string }> {
    const { customer, key } = await whoForgot()
    const address = { name: 'Mallory', addressLine1: '1 Other Street', postcode: '560001' }
    await db.write(async (trx) => {
      await trx
        .insertInto('customerAddress')
        .values({
          ...{ id: randomUUID(), customer, isDefault: 1, ...address, city: 'Bengaluru' },
          ...{ addressLine2: null, region: null, country: 'IN', telephone: null, createdAt: now },
        })
        .execute()
      await trx
        .insertInto('wishlistShare')
        .values({ owner: ownerOf(customer), shareKey: randomUUID(), createdAt: now })
        .execute()
      await trx
        .insertInto('ebookLibrary')
        .values({ customer, keyHash: randomUUID(), createdAt: now })
        .execute()
    })
    await aReview(await aBook(), { customer })
    return { customer, key }
  }

  async function leftOf(customer: string) {
    const addresses = await db.read
      .selectFrom('customerAddress')
      .select('name')
      .where('customer', '=', customer)
      .execute()
    const shares = await db.read
      .selectFrom('wishlistShare')
      .select('owner')
      .where('owner', '=', ownerOf(customer))
      .execute()
    const libraries = await db.read
      .selectFrom('ebookLibrary')
      .select('customer')
      .where('customer', '=', customer)
      .execute()
    const reviews = await db.read
      .selectFrom('review')
      .select('id')
      .where('customer', '=', customer)
      .execute()
    return [addresses.length, shares.length, libraries.length, reviews.length]
  }

  test('a new password keeps nothing that they put there', async () => {
    const { customer, key } = await furnished()
    expect((await reset(key)).ok).toBe(true)
    expect(await leftOf(customer)).toEqual([0, 0, 0, 0])
    const { name, email } = await customerOf(customer)
    expect(name).toBe(email.split('@')[0])
  })

  test('of a review that was hidden nothing stays but that it was', async () => {
    const { customer, key } = await whoForgot()
    const product = await aBook()
    const { id } = await aReview(product, { customer })
    await decideReview({ id }, 'hidden', now)
    expect(await reset(key)).toMatchObject({ ok: true, beganAnew: true })
    const { title, body, writer, state } = await db.read
      .selectFrom('review')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect({ title, body, writer, state }).toEqual({
      ...{ title: '', body: '', writer: '' },
      state: 'hidden',
    })
    const again = { product, customer, language: 'en', review: aText() } as const
    expect(await db.write((trx) => writeReview(trx, again, now))).toMatchObject({ isShown: false })
  })

  test('once the address was confirmed it keeps all but the feed of e-books', async () => {
    const { customer, key } = await furnished()
    await db.write((trx) =>
      trx
        .updateTable('customer')
        .set({ emailConfirmedAt: now })
        .where('id', '=', customer)
        .execute(),
    )
    expect((await reset(key)).ok).toBe(true)
    expect(await leftOf(customer)).toEqual([1, 1, 0, 1])
    expect((await customerOf(customer)).name).toBe('Asha')
  })
})
