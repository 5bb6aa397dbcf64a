import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { foldEmail } from '#app/i18n/email.ts'
import {
  requestEmailConfirmation,
  confirmEmail,
  findConfirmed,
  sweepConfirmations,
} from '#app/shop/customers/accounts/email-confirmation.server.ts'
import { claimAccount } from '#app/shop/lifecycle/confirm-account.server.ts'
import { hashToken } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aVisitor, cartOf } from '../checkout/buyer.ts'
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
} from './customers.ts'

/** Asks for an address, and answers with the key of the mail. */
async function requested(customer: string, email: string, at = now): Promise<string> {
  await db.write((trx) =>
    requestEmailConfirmation(trx, { customer, email, language: 'en', origin }, at),
  )
  return keyTo(email, 'email-confirm')
}

const unknown = { ok: false, reason: 'unknown' }

describe('confirming the own address', () => {
  test('is done by the key of the mail, once', async () => {
    const email = newEmail()
    const customer = await aCustomer(email)
    const key = await requested(customer, email)
    expect((await findConfirmed(key, now))?.email).toBe(email)
    expect(await confirmEmail(key, now + 5)).toEqual({ ok: true })
    expect(await customerOf(customer)).toMatchObject({ email, emailConfirmedAt: now + 5 })
    expect(await findConfirmed(key, now + 6)).toBeUndefined()
    expect(await confirmEmail(key, now + 6)).toEqual(unknown)
    expect((await customerOf(customer)).emailConfirmedAt).toBe(now + 5)
  })

  test('looking at the page changes nothing', async () => {
    const email = newEmail()
    const customer = await aCustomer(email)
    const key = await requested(customer, email)
    await findConfirmed(key, now)
    await findConfirmed(key, now)
    expect((await customerOf(customer)).emailConfirmedAt).toBeNull()
    expect(await confirmEmail(key, now)).toMatchObject({ ok: true })
  })

  test('the database holds no key, only its hash', async () => {
    const email = newEmail()
    const customer = await aCustomer(email)
    const key = await requested(customer, email)
    const row = await db.read
      .selectFrom('emailConfirmation')
      .selectAll()
      .where('customer', '=', customer)
      .executeTakeFirstOrThrow()
    expect(row.keyHash).toBe(hashToken(key))
    expect(JSON.stringify(row)).not.toContain(key)
  })

  test.each([
    ['none', null],
    ['an empty one', ''],
    ['a short one', 'abc'],
    ['one that nobody was sent', 'x'.repeat(43)],
    ['one with a line end', `${'x'.repeat(43)}\n`],
  ])('%s is refused as a key', async (_, key) => {
    expect(await findConfirmed(key, now)).toBeUndefined()
    expect(await confirmEmail(key, now)).toEqual(unknown)
  })

  test('works for seven days', async () => {
    const email = newEmail()
    const key = await requested(await aCustomer(email), email)
    expect(await findConfirmed(key, now + 7 * dayMs)).toBeUndefined()
    expect(await confirmEmail(key, now + 7 * dayMs)).toEqual(unknown)
    const again = newEmail()
    const late = await requested(await aCustomer(again), again)
    expect(await confirmEmail(late, now + 7 * dayMs - 1)).toMatchObject({ ok: true })
  })

  test('old links are forgotten, the others stay', async () => {
    const email = newEmail()
    const customer = await aCustomer(email)
    await requested(customer, email, now - 7 * dayMs)
    const key = await requested(customer, email)
    expect(await sweepConfirmations(now)).toBeGreaterThanOrEqual(1)
    expect(await findConfirmed(key, now)).toBeDefined()
  })
})

describe('orders of a guest', () => {
  test('join the account when its address is confirmed, and never before', async () => {
    const email = newEmail()
    const order = await guestOrder(email.toUpperCase(), foldEmail(email))
    const others = await guestOrder(newEmail(), foldEmail(newEmail()))
    const customer = await aCustomer(email)
    const key = await requested(customer, email)
    await findConfirmed(key, now)
    expect(await buyerOf(order)).toBeNull()
    await confirmEmail(key, now)
    expect(await buyerOf(order)).toBe(customer)
    expect(await buyerOf(others)).toBeNull()
  })

  test('of another mailbox that only looks the same stay a guest’s', async () => {
    const email = newEmail()
    const order = await guestOrder(email, foldEmail(email))
    const twin = email.replace('a', 'ａ')
    const customer = await aCustomer(twin)
    await confirmEmail(await requested(customer, twin), now)
    expect((await customerOf(customer)).emailConfirmedAt).toBe(now)
    expect(await buyerOf(order)).toBeNull()
  })

  test('do not join by the link of another mailbox that only looks the same', async () => {
    const email = newEmail()
    const order = await guestOrder(email, foldEmail(email))
    const customer = await aCustomer(email)
    const twin = email.replace('a', 'ａ')
    await confirmEmail(await requested(customer, twin), now)
    expect(await customerOf(customer)).toMatchObject({ email: twin, emailConfirmedAt: now })
    expect(await buyerOf(order)).toBeNull()
  })

  test('that belong to somebody stay theirs', async () => {
    const email = newEmail()
    const order = await guestOrder(email, foldEmail(email))
    const other = await aCustomer()
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({ customer: other })
        .where('number', '=', order)
        .execute(),
    )
    const customer = await aCustomer(email)
    await confirmEmail(await requested(customer, email), now)
    expect(await buyerOf(order)).toBe(other)
  })
})

describe('changing the address', () => {
  test('happens by the link alone, joins the orders of the new one, and tells the old one', async () => {
    const [old, email] = [newEmail(), newEmail()]
    const customer = await aCustomer(old)
    const order = await guestOrder(email, foldEmail(email))
    const key = await requested(customer, email)
    expect(await customerOf(customer)).toMatchObject({ email: old })
    expect(await mailsTo(old)).toEqual([])
    expect(await confirmEmail(key, now)).toEqual({ ok: true })
    expect(await customerOf(customer)).toMatchObject({
      email,
      emailFolded: foldEmail(email),
      emailConfirmedAt: now,
    })
    expect(await buyerOf(order)).toBe(customer)
    expect((await mailsTo(old)).map(({ kind }) => kind)).toEqual(['email-changed'])
  })

  test('an address that somebody else has by now is refused like an unknown link', async () => {
    const [old, email] = [newEmail(), newEmail()]
    const customer = await aCustomer(old)
    const key = await requested(customer, email)
    const other = await aCustomer(email.toUpperCase())
    const order = await guestOrder(email, foldEmail(email))
    expect(await confirmEmail(key, now)).toEqual(unknown)
    expect(await customerOf(customer)).toMatchObject({ email: old, emailConfirmedAt: null })
    expect(await customerOf(other)).toMatchObject({ emailConfirmedAt: null })
    expect(await buyerOf(order)).toBeNull()
  })

  test('of two who confirm one address at the same moment one has it', async () => {
    const email = newEmail()
    const customers = [await aCustomer(), await aCustomer()]
    const keys: string[] = []
    for (const customer of customers) keys.push(await requested(customer, email, now + keys.length))
    expect(new Set(keys).size).toBe(2)
    const outcomes = await Promise.all(keys.map((key) => confirmEmail(key, now)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const having = await db.read
      .selectFrom('customer')
      .select('id')
      .where('emailFolded', '=', foldEmail(email))
      .execute()
    expect(having).toHaveLength(1)
  })

  test('ends the links that wait in the old mailbox, which could win the account back', async () => {
    const [old, email] = [newEmail(), newEmail()]
    const customer = await aCustomer(old)
    const oldKey = await requested(customer, old)
    await db.write((trx) =>
      trx
        .insertInto('passwordReset')
        .values({ keyHash: hashToken('old'), customer, createdAt: now })
        .execute(),
    )
    await confirmEmail(await requested(customer, email), now)
    expect(await confirmEmail(oldKey, now)).toEqual(unknown)
    expect(await customerOf(customer)).toMatchObject({ email })
    const resets = await db.read
      .selectFrom('passwordReset')
      .select('keyHash')
      .where('customer', '=', customer)
      .execute()
    expect(resets).toEqual([])
  })

  test('the newest wish takes the place of those before it', async () => {
    const [first, second] = [newEmail(), newEmail()]
    const own = newEmail()
    const customer = await aCustomer(own)
    const ownKey = await requested(customer, own)
    const firstKey = await requested(customer, first)
    const secondKey = await requested(customer, second)
    expect(await confirmEmail(firstKey, now)).toEqual(unknown)
    expect(await findConfirmed(ownKey, now)).toBeDefined()
    expect(await confirmEmail(secondKey, now)).toMatchObject({ ok: true })
  })
})

describe('an unconfirmed account', () => {
  test('is given once to the reader of its mail, who finds what this browser holds and nothing else', async () => {
    const email = newEmail()
    const customer = await aCustomer(email)
    const key = await requested(customer, email)
    await aVisitor([await aBook()], { visitor: ownerOf(customer) })
    const book = await aBook()
    const visitor = await aVisitor([book])
    const request = { address: newAddress(), origin, language: 'en' } as const
    const claims = [1, 2, 3].map((n) =>
      claimAccount(key, `the ${n}. lantern of three`, request, arriving({ visitor })),
    )
    const outcomes = await Promise.all(claims)
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await cartOf(ownerOf(customer))).map(({ productId }) => productId)).toEqual([book])
  })
})
