import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { expireReservations } from '#app/shop/ordering/fulfilment/expire-reservations.server.ts'
import { expirePayment } from '#app/shop/ordering/fulfilment/mark-paid.server.ts'
import { findOpenPayment } from '#app/shop/ordering/payments/open-payment.server.ts'
import { startPayment } from '#app/shop/ordering/fulfilment/start-payment.server.ts'
import type { Mood } from '../../stripe-stand-in.ts'
import { takeLoggedErrors } from '../../setup.ts'
import { withdraw } from '../returns/orders.ts'
import { afterReservation, anOrder, aStripe, orderOf, paymentsOf, stateOf } from './card-order.ts'

const stripe = await aStripe()
afterAll(() => stripe.stop())
beforeEach(() => {
  stripe.feel('well')
  stripe.calls.splice(0)
})

const started = async (number: string, now = Date.now()) => {
  const outcome = await startPayment(number, now)
  return outcome.ok ? outcome.url : outcome.reason
}
const openSessionsOf = (number: string) =>
  [...stripe.sessions.values()].filter(
    (one) => one.client_reference_id === number && one.status === 'open',
  )

describe('an order by card', () => {
  test('is due, takes the stock, and is held for thirty minutes', async () => {
    const now = Date.now()
    const { number } = await anOrder({ now })
    expect(await stateOf(number)).toBe('received due')
    expect(await paymentsOf(number)).toEqual([
      { state: 'open', session: null, intent: null, expiresAt: now + 30 * 60_000 },
    ])
  })

  test('by invoice opens no payment', async () => {
    const { number } = await anOrder({ method: 'invoice' })
    expect(await paymentsOf(number)).toEqual([])
    expect(await started(number)).toBe('closed')
    expect(stripe.calls).toEqual([])
  })
})

describe('the page on which it is paid', () => {
  test('asks for the whole sum in the order’s currency, and comes back to the receipt', async () => {
    const { number } = await anOrder()
    const { totalMinor, currency } = await db.read
      .selectFrom('customerOrder')
      .select(['totalMinor', 'currency'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const session = stripe.sessionOf(await started(number))
    expect(session).toMatchObject({
      amount_total: totalMinor,
      currency: currency.toLowerCase(),
      client_reference_id: number,
      customer_email: 'Asha@Example.org',
    })
    const receipt = `http://shop.test/order-received/${number}?key=`
    expect(session.success_url).toContain(receipt)
    expect(session.success_url).toMatch(/&payment=made$/)
    expect(session.cancel_url).toContain(receipt)
    expect(session.cancel_url).toMatch(/&payment=left$/)
  })

  test('names no payment methods, so that Stripe offers all that are switched on', async () => {
    const { number } = await anOrder()
    expect(stripe.sessionOf(await started(number)).payment_method_types).toContain('paypal')
  })

  test('is the same one at the second call, of which Stripe hears nothing', async () => {
    const { number } = await anOrder()
    const url = await started(number)
    expect(await started(number)).toBe(url)
    expect(stripe.calls).toHaveLength(1)
  })

  test('is one page for two calls at one moment', async () => {
    const { number } = await anOrder()
    const [one, other] = await Promise.all([started(number), started(number)])
    expect(one).toBe(other)
    expect(openSessionsOf(number)).toHaveLength(1)
  })

  test('is none for an order that was withdrawn from, not even the one that was made', async () => {
    const { number } = await anOrder()
    const url = await started(number)
    expect(url).toContain('http')
    await withdraw(await orderOf(number))
    expect(await started(number)).toBe('closed')
  })

  test('stays open for no order that is cancelled at the same moment', async () => {
    for (let n = 0; n < 5; n++) {
      const { number } = await anOrder()
      const starting = started(number)
      await cancelOrder(number, 'buyer', Date.now())
      await starting
      await expireReservations(Date.now())
      expect(openSessionsOf(number)).toEqual([])
    }
  })

  test('that is made while its order expires does not cancel it', async () => {
    const { number } = await anOrder()
    const [before] = await paymentsOf(number)
    const { id } = (await findOpenPayment(number))!
    await started(number)
    const [secret, now] = [await ensureLinkSecret(), afterReservation()]
    const expiring = { id, orderNumber: number, session: before!.session }
    expect(await db.write((trx) => expirePayment(trx, expiring, { secret, now }))).toBe(false)
    expect((await orderOf(number)).state).toBe('received')
  })

  test('can still be made in the last minute of the hold', async () => {
    const now = Date.now() - 29.5 * 60_000
    const { number } = await anOrder({ now })
    expect(await started(number)).toContain('/pay/')
  })

  test('is not made or shown once the hold is over, or the order is cancelled', async () => {
    const { number } = await anOrder()
    const { number: called } = await anOrder()
    await started(called)
    await cancelOrder(called, 'buyer', Date.now())
    expect(await started(number, afterReservation())).toBe('closed')
    expect(await started(called)).toBe('closed')
    expect(await started('NOTHERE')).toBe('closed')
  })
})

describe('when Stripe is not well', () => {
  test.each<[string, Mood]>([
    ['hangs up', 'down'],
    ['says 500', 'broken'],
    ['answers 200 with a page', 'garbage'],
    ['answers 200 with another page than its own', 'stranger'],
    ['leads to another host', 'elsewhere'],
    ['does it, and the answer is lost', 'lost'],
  ])('and %s, the order stays, and the next try leads to one page', async (_, mood) => {
    const { number } = await anOrder()
    stripe.feel(mood)
    expect(await started(number)).toBe('unreachable')
    expect(takeLoggedErrors()).toHaveLength(1)
    expect(await stateOf(number)).toBe('received due')
    stripe.feel('well')
    expect(await started(number)).toContain('/pay/')
    expect(openSessionsOf(number)).toHaveLength(1)
    expect((await paymentsOf(number)).filter(({ state }) => state === 'open')).toHaveLength(1)
  })

  test.runIf(process.env.LONG)(
    'and does not answer, the buyer waits ten seconds at most',
    async () => {
      const { number } = await anOrder()
      stripe.feel('slow')
      const began = Date.now()
      expect(await started(number)).toBe('unreachable')
      expect(Date.now() - began).toBeLessThan(11_500)
      expect(takeLoggedErrors()).toHaveLength(1)
    },
  )

  test('a page that was made while the hold ended is ended too', async () => {
    const { number } = await anOrder()
    const starting = started(number)
    await db.write((trx) =>
      trx
        .updateTable('payment')
        .set({ state: 'expired' })
        .where('orderNumber', '=', number)
        .execute(),
    )
    // Either it came before, or it was closed behind it; no page is open that the shop forgot.
    const outcome = await starting
    const stored = await paymentsOf(number)
    if (outcome === 'closed') expect(openSessionsOf(number)).toEqual([])
    else expect(stored[0]?.session).not.toBeNull()
  })
})
