import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { CustomerOrderTable } from '#app/database/tables.ts'
import { foldEmail } from '#app/i18n/email.ts'
import { deleteAccount } from '#app/shop/lifecycle/delete-account.server.ts'
import { requestEmailConfirmation } from '#app/shop/customers/accounts/email-confirmation.server.ts'
import { sendLinkAgain } from '#app/shop/lifecycle/change-email.server.ts'
import { sweepGoneCustomers } from '#app/shop/lifecycle/sweep-gone.server.ts'
import { requestPasswordReset } from '#app/shop/lifecycle/reset-password.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { ownerOf, type SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { sweepAnonymisedOrders } from '#app/shop/ordering/orders/anonymise-orders.server.ts'
import { aThing } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import { anOrder, giveAll, tablesWith } from './belongings.ts'
import { guestOrder, mailsTo, newAddress, newEmail, now, origin, signedIn } from './customers.ts'
import { aSignedIn, confirmOf, isIn, own } from './own.ts'

const remove = (customer: SignedIn, password?: string) =>
  deleteAccount(customer, own(password), 'en', now)

const orderOf = (number: string) =>
  db.read
    .selectFrom('customerOrder')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow()

const messagesFrom = (email: string) =>
  db.read
    .selectFrom('contactMessage')
    .select('id')
    .where('email', '=', email.toUpperCase())
    .execute()

const setOrder = (number: string, facts: Partial<CustomerOrderTable>, at = now) =>
  db.write(async (trx) => {
    await trx.updateTable('customerOrder').set(facts).where('number', '=', number).execute()
    await trx
      .insertInto('orderEvent')
      .values({ orderNumber: number, at, state: facts.state ?? 'received' })
      .execute()
  })

describe('a deleted account', () => {
  test('leaves nothing of the customer but the orders and the mail that says so', async () => {
    const customer = await aSignedIn()
    const elsewhere = await signedIn(customer.customerId)
    await confirmOf(customer.customerId)
    const number = await giveAll(customer)
    expect((await tablesWith(customer.customerId)).length).toBeGreaterThan(12)
    expect(await remove(customer)).toEqual({ ok: true })
    expect(await tablesWith(customer.customerId)).toEqual([])
    for (const token of [customer.token, elsewhere]) expect(await isIn(token)).toBe(false)
    const kinds = (await mailsTo(customer.email)).map(({ kind }) => kind)
    expect(kinds).toContain('account-deleted')
    expect(await orderOf(number)).toMatchObject({
      customer: null,
      visitor: '',
      name: 'Asha',
      addressLine1: '14 Lantern Lane',
    })
    const watches = await db.read
      .selectFrom('stockWatch')
      .select('keyHash')
      .where('email', '=', customer.email)
      .execute()
    expect(watches).toEqual([])
    expect(await messagesFrom(customer.email)).toEqual([])
  })

  test('leaves the declaration of a withdrawal, which the shop has to prove', async () => {
    const customer = await aSignedIn()
    await confirmOf(customer.customerId)
    await giveAll(customer)
    await remove(customer)
    const notices = await db.read
      .selectFrom('withdrawalNotice')
      .select('id')
      .where('email', '=', customer.email)
      .execute()
    expect(notices).toHaveLength(1)
  })

  test('whose address was never confirmed leaves the messages that bear it', async () => {
    const customer = await aSignedIn()
    await giveAll(customer)
    await remove(customer)
    expect(await messagesFrom(customer.email)).toHaveLength(1)
  })

  test('waits for an order that is being placed, or leaves it nothing to order', async () => {
    for (let round = 0; round < 5; round++) {
      const customer = await aSignedIn()
      const { customerId: id } = customer
      const visitor = await aVisitor([await aThing()], { visitor: ownerOf(id) })
      const placing = await aPlacing(visitor)
      const [removed] = await Promise.all([
        remove(customer),
        placeOrder({ ...placing, account: { customer: id, keepsAddress: true } }),
      ])
      expect(removed).toEqual({ ok: true })
      // What the order held of the cart that is gone.
      await sweepGoneCustomers(now)
      expect(await tablesWith(id)).toEqual([])
    }
  }, 30_000)

  test('is deleted beside a wish for a new password, whichever comes first', async () => {
    for (let round = 0; round < 5; round++) {
      const customer = await aSignedIn()
      const { email, customerId } = customer
      const requesting = { email, address: newAddress(), origin, language: 'en', now } as const
      const [removed] = await Promise.all([
        remove(customer),
        ...[1, 2, 3].map(() => requestPasswordReset(requesting)),
        sendLinkAgain(customerId, { origin, language: 'en', now }),
      ])
      expect(removed).toEqual({ ok: true })
      expect(await tablesWith(customerId)).toEqual([])
    }
  }, 30_000)

  test.skipIf(db.dialect === 'sqlite')(
    'waits for who writes a row of theirs at this moment',
    async () => {
      const customer = await aSignedIn()
      const { customerId } = customer
      let removing: Promise<unknown> | undefined
      await db.write(async (trx) => {
        await trx
          .insertInto('passwordReset')
          .values({ keyHash: customerId, customer: customerId, createdAt: now })
          .execute()
        removing ??= remove(customer)
        // Long enough to come to the row.
        await sleep(1500)
      })
      expect(await removing).toEqual({ ok: true })
    },
    30_000,
  )

  test('leaves everything of everybody else', async () => {
    const [customer, other] = [await aSignedIn(), await aSignedIn()]
    const number = await giveAll(other)
    const before = await tablesWith(other.customerId)
    await giveAll(customer)
    await remove(customer)
    expect(await tablesWith(other.customerId)).toEqual(before)
    expect(await orderOf(number)).toMatchObject({ customer: other.customerId, email: other.email })
    expect(await isIn(other.token)).toBe(true)
  })

  test('needs the password', async () => {
    const customer = await aSignedIn()
    expect(await remove(customer, 'a lantern in the rain')).toEqual({ ok: false, reason: 'wrong' })
    expect(await isIn(customer.token)).toBe(true)
  })

  test('is not the one of another, whose address and password fit', async () => {
    const [customer, other] = [await aSignedIn(), await aSignedIn()]
    const outcome = await remove({ ...customer, email: other.email })
    expect(outcome).toEqual({ ok: false, reason: 'wrong' })
    for (const { token } of [customer, other]) expect(await isIn(token)).toBe(true)
  })

  test('is deleted once, whoever asks twice at a time', async () => {
    const customer = await aSignedIn()
    const outcomes = await Promise.all([remove(customer), remove(customer)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('sends no mail any more whose link leads nowhere', async () => {
    const customer = await aSignedIn()
    const [email, { customerId }] = [newEmail(), customer]
    await db.write((trx) =>
      requestEmailConfirmation(trx, { customer: customerId, email, language: 'en', origin }, now),
    )
    expect(await mailsTo(email)).toHaveLength(1)
    await remove(customer)
    expect(await mailsTo(email)).toEqual([])
  })

  test('whose address was never confirmed takes nothing along that bears that address alone', async () => {
    const customer = await aSignedIn()
    const { email } = customer
    const number = await guestOrder(email, foldEmail(email))
    await remove(customer)
    expect(await orderOf(number)).toMatchObject({ email, customer: null })
    expect((await orderOf(number)).visitor).not.toBe('')
  })

  test('whose address is confirmed lets go of what was ordered with it signed out, too', async () => {
    const customer = await aSignedIn()
    await confirmOf(customer.customerId)
    const number = await guestOrder(customer.email, foldEmail(customer.email))
    await remove(customer)
    expect((await orderOf(number)).visitor).toBe('')
  })
})

describe('e-mail address and telephone number of an order that is let go', () => {
  const longAgo = now - 46 * dayMs
  const cleared = { email: '', emailFolded: '', telephone: null }

  test.each([
    ['delivered and paid', { state: 'delivered', paymentState: 'paid' }, longAgo, true],
    ['cancelled', { state: 'cancelled', paymentState: 'due' }, longAgo, true],
    ['sent back and refunded', { state: 'returned', paymentState: 'refunded' }, longAgo, true],
    ['on its way', { state: 'dispatched', paymentState: 'paid' }, longAgo, false],
    ['received', { state: 'received', paymentState: 'paid' }, longAgo, false],
    ['delivered and not paid', { state: 'delivered', paymentState: 'due' }, longAgo, false],
    ['to be refunded', { state: 'cancelled', paymentState: 'to-refund' }, longAgo, false],
    ['partly refunded', { state: 'delivered', paymentState: 'part-refunded' }, longAgo, true],
    ['delivered of late', { state: 'delivered', paymentState: 'paid' }, now - 44 * dayMs, false],
  ] as const)('%s', async (_, facts, at, isCleared) => {
    const customer = await aSignedIn()
    const { customerId, email } = customer
    const number = await anOrder(customerId, email)
    await setOrder(number, facts, at)
    await remove(customer)
    expect(await orderOf(number)).toMatchObject(
      isCleared ? cleared : { email, emailFolded: foldEmail(email) },
    )
  })

  test.each([
    ['announced', false],
    ['received', true],
    ['refunded', true],
  ] as const)('of which something is sent back: %s', async (state, isCleared) => {
    const customer = await aSignedIn()
    const number = await anOrder(customer.customerId, customer.email)
    await setOrder(number, { state: 'delivered', paymentState: 'paid' }, longAgo)
    await db.write((trx) =>
      trx
        .insertInto('orderReturn')
        .values({
          ...{
            id: number,
            orderNumber: number,
            kind: 'return',
            reason: 'other',
            note: 'I read it',
          },
          ...{ state, announcedAt: now, receivedAt: null, settledAt: null },
        })
        .execute(),
    )
    await remove(customer)
    expect((await orderOf(number)).email).toBe(isCleared ? '' : customer.email)
    const { note } = await db.read
      .selectFrom('orderReturn')
      .select('note')
      .where('id', '=', number)
      .executeTakeFirstOrThrow()
    expect(note).toBe(isCleared ? null : 'I read it')
  })

  test.each([
    ['due', false],
    ['done', true],
  ] as const)('whose refund is %s', async (state, isCleared) => {
    const customer = await aSignedIn()
    const number = await anOrder(customer.customerId, customer.email)
    await setOrder(number, { state: 'returned', paymentState: 'refunded' }, longAgo)
    await db.write((trx) =>
      trx
        .insertInto('refund')
        .values({
          ...{ id: number, orderNumber: number, returnId: null, reason: 'goodwill', state },
          ...{ amountMinor: 1, createdAt: now, dueAt: now, doneAt: null, reference: null },
        })
        .execute(),
    )
    await remove(customer)
    expect((await orderOf(number)).email).toBe(isCleared ? '' : customer.email)
  })

  test('are cleared of the customer’s own orders alone at that moment', async () => {
    const [customer, other] = [await aSignedIn(), await aSignedIn()]
    const number = await anOrder(other.customerId, other.email)
    await remove(other)
    await setOrder(number, { state: 'delivered', paymentState: 'paid' }, longAgo)
    await remove(customer)
    expect((await orderOf(number)).email).toBe(other.email)
    await sweepAnonymisedOrders(now)
    expect((await orderOf(number)).email).toBe('')
  })

  test('are cleared later, when it is over, and from its coupon too', async () => {
    const customer = await aSignedIn()
    const { customerId, email } = customer
    const number = await anOrder(customerId, email)
    const stored = await anOrder((await aSignedIn()).customerId, newEmail())
    await db.write(async (trx) => {
      const coupon = { percent: 5, fromAt: now, untilAt: null, mostUses: null, mostUsesEach: null }
      await trx
        .insertInto('coupon')
        .values({ code: 'LETGO', ...coupon, createdAt: now, endedAt: null })
        .execute()
      const emailFolded = foldEmail(email)
      await trx
        .insertInto('couponUse')
        .values({ orderNumber: number, code: 'LETGO', emailFolded, usedAt: now })
        .execute()
    })
    await remove(customer)
    expect((await orderOf(number)).email).toBe(email)
    for (const one of [number, stored])
      await setOrder(one, { state: 'delivered', paymentState: 'paid' }, longAgo)
    expect(await sweepAnonymisedOrders(now)).toBe(1)
    expect(await orderOf(number)).toMatchObject(cleared)
    expect((await orderOf(stored)).email).not.toBe('')
    expect((await tablesWith(email)).filter((table) => table !== 'outbox')).toEqual([])
  })
})
