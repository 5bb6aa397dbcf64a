import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { describePayment } from '#app/shop/ordering/order-pages/describe-payment.server.ts'
import { expireReservations } from '#app/shop/ordering/fulfilment/expire-reservations.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { takeLoggedErrors } from '../../setup.ts'
import { stockOf } from '../checkout/buyer.ts'
import { withdraw } from '../returns/orders.ts'
import {
  afterReservation,
  anOpenedOrder,
  anOrder,
  aStripe,
  mailsAbout,
  orderOf,
  paymentsOf,
  send,
  stateOf,
} from './card-order.ts'

const stripe = await aStripe()
afterAll(() => stripe.stop())
beforeEach(() => {
  stripe.feel('well')
})

/** What its receipt says of its payment. */
const noteOf = async (number: string, now = Date.now()) => {
  const url = new URL(`http://shop.test/order-received/${number}`)
  return (await describePayment(await orderOf(number), { language: 'en', now, url }))?.kind
}

const statusOf = (session: string) => stripe.sessions.get(session)!.status

describe('an order that nobody paid', () => {
  test('stays as it is within its thirty minutes', async () => {
    const { number } = await anOpenedOrder(stripe)
    expect(await expireReservations(Date.now() + 29 * 60_000)).toBe(0)
    expect(await stateOf(number)).toBe('received due')
    expect(await expireReservations(afterReservation())).toBe(1)
  })

  test('is cancelled after them: its page is ended first, its stock is back, its buyer is told', async () => {
    const book = await aBook({ stock: 1 })
    const { number, session } = await anOpenedOrder(stripe, { book })
    expect(await stockOf(book)).toBe(0)
    expect(await expireReservations(afterReservation())).toBe(1)
    expect(statusOf(session)).toBe('expired')
    expect(await stateOf(number)).toBe('cancelled due')
    expect(await stockOf(book)).toBe(1)
    expect(await mailsAbout(number)).toEqual(['order', 'unpaid'])
    expect(await expireReservations(afterReservation())).toBe(0)
    expect(await stockOf(book)).toBe(1)
  })

  test('is cancelled at once where its buyer withdrew from it, who is not told that they did not pay', async () => {
    const book = await aBook({ stock: 1 })
    const { number, session } = await anOpenedOrder(stripe, { book })
    expect(await noteOf(number)).toBe('open')
    await withdraw(await orderOf(number))
    expect(await noteOf(number)).toBeUndefined()
    expect(await noteOf(number, afterReservation())).toBeUndefined()
    expect(await expireReservations(Date.now())).toBe(1)
    expect(statusOf(session)).toBe('expired')
    expect(await stateOf(number)).toBe('cancelled due')
    expect(await stockOf(book)).toBe(1)
    expect(await mailsAbout(number)).toEqual(['order', 'cancelled'])
    expect(await noteOf(number)).toBeUndefined()
  })

  test('waits for its payment where its buyer withdrew from a part', async () => {
    const { number, session } = await anOpenedOrder(stripe, { quantity: 2 })
    await withdraw(await orderOf(number), { lines: [{ position: 0, quantity: 1 }] })
    expect(await expireReservations(Date.now())).toBe(0)
    expect(statusOf(session)).toBe('open')
    expect(await noteOf(number)).toBe('open')
    expect(await expireReservations(afterReservation())).toBe(1)
    expect(await mailsAbout(number)).toEqual(['order', 'unpaid'])
    expect(await noteOf(number)).toBe('expired')
  })

  test('and was called off by its buyer is not said to be unpaid', async () => {
    const { number } = await anOpenedOrder(stripe)
    await cancelOrder(number, 'buyer', Date.now() - 1)
    await expireReservations(Date.now())
    expect(await noteOf(number)).toBeUndefined()
  })

  test('gives the use of its coupon back', async () => {
    const { number } = await anOpenedOrder(stripe)
    const used = { orderNumber: number, code: 'SPRING', emailFolded: 'a@b.c', usedAt: 1 }
    const coupon = { code: 'SPRING', percent: 5, fromAt: 0, createdAt: 0 }
    const open = { untilAt: null, mostUses: null, mostUsesEach: null, endedAt: null }
    await db.write(async (trx) => {
      await trx
        .insertInto('coupon')
        .values({ ...coupon, ...open })
        .execute()
      await trx.insertInto('couponUse').values(used).execute()
    })
    await expireReservations(afterReservation())
    const uses = await db.read.selectFrom('couponUse').selectAll().execute()
    expect(uses).toEqual([])
  })

  test('is cancelled once where two processes come at one moment', async () => {
    const book = await aBook({ stock: 5 })
    const { number } = await anOpenedOrder(stripe, { book, quantity: 2 })
    stripe.calls.splice(0)
    const ended = await Promise.all([
      expireReservations(afterReservation()),
      expireReservations(afterReservation()),
    ])
    // One of them has it in hand, and asks.
    expect(stripe.calls.filter((call) => call.includes('/expire'))).toHaveLength(1)
    expect(ended[0] + ended[1]).toBe(1)
    expect(await stockOf(book)).toBe(5)
    expect(await mailsAbout(number)).toEqual(['order', 'unpaid'])
  })

  test('is cancelled too where it never got a page', async () => {
    const { number } = await anOrder()
    expect(await expireReservations(afterReservation())).toBe(1)
    expect(await stateOf(number)).toBe('cancelled due')
  })

  test('is kept while Stripe does not answer, and cancelled when it does again', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    stripe.feel('down')
    expect(await expireReservations(afterReservation())).toBe(0)
    expect(takeLoggedErrors()).toHaveLength(1)
    expect(await stateOf(number)).toBe('received due')
    stripe.feel('well')
    expect(await expireReservations(afterReservation())).toBe(0)
    expect(await expireReservations(afterReservation() + 2 * 60_000)).toBe(1)
    expect(statusOf(session)).toBe('expired')
  })
})

describe('a payment in the last moment', () => {
  test('that came before its page could be ended makes the order paid', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    stripe.pay(session)
    expect(await expireReservations(afterReservation())).toBe(0)
    expect(await stateOf(number)).toBe('received paid')
    expect(await mailsAbout(number)).toEqual(['order', 'payment'])
  })

  test('whose message comes while the hold is ended is paid or owed back, never both or neither', async () => {
    for (let n = 0; n < 6; n++) {
      const book = await aBook({ stock: 3 })
      const { number, session } = await anOpenedOrder(stripe, { book })
      const paid = stripe.pay(session)
      await Promise.all([
        expireReservations(afterReservation()),
        send('checkout.session.completed', paid),
      ])
      expect(await stateOf(number)).toBe('received paid')
      expect(await stockOf(book)).toBe(2)
    }
  })

  test('of a bank that takes its time keeps the order', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    stripe.pay(session, 'unpaid')
    await expireReservations(afterReservation())
    expect(await stateOf(number)).toBe('received due')
    expect(await paymentsOf(number)).toMatchObject([{ state: 'open', expiresAt: null }])
  })
})

describe('an order that its buyer called off before it was paid', () => {
  test('has its page ended, and its stock given back once', async () => {
    const book = await aBook({ stock: 3 })
    const { number, session } = await anOpenedOrder(stripe, { book })
    await cancelOrder(number, 'buyer', Date.now())
    expect(await stockOf(book)).toBe(3)
    await expireReservations(Date.now())
    expect(statusOf(session)).toBe('expired')
    expect(await stockOf(book)).toBe(3)
    expect(await mailsAbout(number)).not.toContain('unpaid')
    expect(await paymentsOf(number)).toMatchObject([{ state: 'expired' }])
  })

  test('and is paid all the same in that moment is owed back', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    await cancelOrder(number, 'buyer', Date.now())
    stripe.pay(session)
    await expireReservations(Date.now())
    expect(await stateOf(number)).toBe('cancelled to-refund')
  })
})
