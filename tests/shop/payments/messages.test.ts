import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { expireReservations } from '#app/shop/ordering/fulfilment/expire-reservations.server.ts'
import { describePayment } from '#app/shop/ordering/order-pages/describe-payment.server.ts'
import { checkShop } from '#app/shop/maintenance/check/check-shop.server.ts'
import { verifyWebhookEvent } from '#app/shop/ordering/payments/stripe-client.server.ts'
import {
  eventShape,
  parseWebhookEvent,
  parseSession,
  refundShape,
  sessionShape,
} from '#app/shop/ordering/payments/stripe.schema.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { sweepWebhookEvents } from '#app/shop/ordering/payments/sweep-webhook-events.server.ts'
import { handleWebhookEvent } from '#app/shop/ordering/fulfilment/handle-webhook-event.server.ts'
import { messageOf, sign } from '../../stripe-stand-in.ts'
import { takeLoggedErrors } from '../../setup.ts'
import { stockOf } from '../checkout/buyer.ts'
import { withdraw } from '../returns/orders.ts'
import {
  afterReservation,
  anOpenedOrder,
  aStripe,
  mailsAbout,
  orderOf,
  paymentsOf,
  refundsOf,
  send,
  stateOf,
} from './card-order.ts'

const stripe = await aStripe()
afterAll(() => stripe.stop())
beforeEach(() => {
  stripe.feel('well')
})

const completed = 'checkout.session.completed'
const isExpired = 'checkout.session.expired'

describe('a message that a page was paid', () => {
  test('makes the order paid, with one mail', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    expect(await send(completed, stripe.pay(session))).toBe('taken')
    expect(await stateOf(number)).toBe('received paid')
    expect(await mailsAbout(number)).toEqual(['order', 'payment'])
    expect(await paymentsOf(number)).toMatchObject([
      { state: 'paid', session, intent: `pi_${session.slice(8)}`, expiresAt: null },
    ])
  })

  test('is handled once, however often it comes, and at one moment too', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    const paid = stripe.pay(session)
    const id = `evt_${number}`
    const taken = await Promise.all([1, 2, 3].map(() => send(completed, paid, id)))
    expect(taken.sort()).toEqual(['known', 'known', 'taken'])
    expect(await send(completed, paid, id)).toBe('known')
    expect(await mailsAbout(number)).toEqual(['order', 'payment'])
    expect(await refundsOf(number)).toEqual([])
  })

  test('under another id changes nothing more', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    const paid = stripe.pay(session)
    await send(completed, paid)
    await send(completed, paid)
    await send('checkout.session.async_payment_succeeded', paid)
    expect(await stateOf(number)).toBe('received paid')
    expect(await mailsAbout(number)).toEqual(['order', 'payment'])
    expect(await refundsOf(number)).toEqual([])
  })

  test('is forgotten after thirty days', async () => {
    const { session } = await anOpenedOrder(stripe)
    const now = Date.now()
    await send(completed, stripe.pay(session))
    expect(await sweepWebhookEvents(now + 29 * 86_400_000)).toBe(0)
    expect(await sweepWebhookEvents(now + 31 * 86_400_000)).toBeGreaterThan(0)
  })

  test('is not written down as handled where its effect fails', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    const payload = messageOf(completed, stripe.pay(session), 'evt_fails')
    const message = parseWebhookEvent(JSON.parse(payload))!
    // No time is a time: the first statement behind the event's row fails.
    await expect(handleWebhookEvent(message, NaN)).rejects.toThrow()
    expect(await stateOf(number)).toBe('received due')
    expect(await handleWebhookEvent(message, Date.now())).toBe('taken')
    expect(await stateOf(number)).toBe('received paid')
  })
})

describe('a bank that takes its time', () => {
  test('keeps the order held until it says yes', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    await send(completed, stripe.pay(session, 'unpaid'))
    expect(await stateOf(number)).toBe('received due')
    await expireReservations(afterReservation() + 24 * 3_600_000)
    expect(await stateOf(number)).toBe('received due')
    const paid = Object.assign(stripe.sessions.get(session)!, { payment_status: 'paid' })
    await send('checkout.session.async_payment_succeeded', paid)
    expect(await stateOf(number)).toBe('received paid')
  })

  test('is refunded through Stripe, also where the shopkeeper recorded the payment', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    const slow = stripe.pay(session, 'unpaid')
    await send(completed, slow)
    await recordPaid(number, { at: Date.now(), reference: 'Statement 12' }, Date.now())
    expect(await paymentsOf(number)).toMatchObject([{ state: 'paid', intent: slow.payment_intent }])
  })

  test('that says no cancels the order', async () => {
    const { number, book, session } = await anOpenedOrder(stripe)
    const before = await stockOf(book)
    const slow = stripe.pay(session, 'unpaid')
    await send(completed, slow)
    await send('checkout.session.async_payment_failed', slow)
    expect(await stateOf(number)).toBe('cancelled due')
    expect(await stockOf(book)).toBe(before! + 1)
    const mail = await db.read
      .selectFrom('outbox')
      .select('text')
      .where('kind', '=', 'unpaid')
      .where('about', '=', number)
      .executeTakeFirstOrThrow()
    expect(mail.text).toContain('was declined')
    // What comes late changes nothing.
    await send(completed, slow)
    expect(await stateOf(number)).toBe('cancelled due')
  })
})

/** Of the mail about a payment that is owed back. */
async function lateWordsOf(number: string) {
  const { text } = await db.read
    .selectFrom('outbox')
    .select('text')
    .where('kind', '=', 'payment')
    .where('text', 'like', `%order ${number} arrived%`)
    .executeTakeFirstOrThrow()
  return text.replace(/\s+/g, ' ')
}

describe('messages out of order', () => {
  test('expired after completed leaves the order paid', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    await send(completed, stripe.pay(session))
    await send(isExpired, { ...stripe.sessions.get(session)!, status: 'expired' })
    expect(await stateOf(number)).toBe('received paid')
    expect(await mailsAbout(number)).toEqual(['order', 'payment'])
  })

  test('completed after expired is owed back in full, and the buyer is told', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    await send(isExpired, { ...stripe.sessions.get(session)!, status: 'expired' })
    expect(await stateOf(number)).toBe('cancelled due')
    await send(completed, stripe.pay(session))
    expect(await stateOf(number)).toBe('cancelled to-refund')
    const { totalMinor } = await orderOf(number)
    expect(await refundsOf(number)).toMatchObject([
      { reason: 'paid-late', amountMinor: totalMinor, state: 'due' },
    ])
    expect(await mailsAbout(number)).toEqual(['order', 'unpaid', 'payment'])
    expect(await lateWordsOf(number)).toContain('arrived after the order had been cancelled')
  })

  test('completed after a withdrawal from all of it is owed back, and nobody is thanked for it', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    await withdraw(await orderOf(number))
    await send(completed, stripe.pay(session))
    const { totalMinor } = await orderOf(number)
    expect(await refundsOf(number)).toMatchObject([
      { reason: 'paid-late', amountMinor: totalMinor, state: 'due' },
    ])
    expect(await lateWordsOf(number)).toContain('arrived after you had withdrawn from the order')
    expect(await stateOf(number)).toBe('received to-refund')
    const thanks = await db.read
      .selectFrom('outbox')
      .select('subject')
      .where('subject', 'like', `%${number}%`)
      .where('kind', '=', 'payment')
      .execute()
    expect(thanks.map(({ subject }) => subject)).toEqual([`Refund: your order ${number}`])
  })

  test('a page that ended by itself cancels the order before its time', async () => {
    const { number, book, session } = await anOpenedOrder(stripe)
    const before = await stockOf(book)
    await send(isExpired, { ...stripe.sessions.get(session)!, status: 'expired' })
    await send(isExpired, { ...stripe.sessions.get(session)!, status: 'expired' })
    expect(await stateOf(number)).toBe('cancelled due')
    expect(await stockOf(book)).toBe(before! + 1)
  })
})

describe('money that is not the order’s', () => {
  test.each([
    ['another sum', { amount_total: 1 }],
    ['another currency', { currency: 'usd' }],
    ['another page', { id: 'cs_test_other' }],
    ['nothing to pay', { payment_status: 'no_payment_required' as const }],
  ])('%s never pays it, is noted for the shopkeeper, and the order waits', async (_, wrong) => {
    const { number, session } = await anOpenedOrder(stripe)
    await send(completed, { ...stripe.pay(session), ...wrong })
    expect(takeLoggedErrors()).toHaveLength(1)
    expect(await stateOf(number)).toBe('received due')
    const found = []
    for await (const { level, about } of checkShop()) found.push(`${level} ${about}`)
    expect(found).toContain(`warning order ${number}`)
    await expireReservations(afterReservation())
    expect(await stateOf(number)).toBe('received due')
    expect(await mailsAbout(number)).toEqual(['order'])
  })

  test('is said to the buyer to be checked, until the order is cancelled', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    const kindOf = async () => {
      const url = new URL(`http://shop.test/order-received/${number}`)
      const params = { language: 'en', now: Date.now(), url } as const
      return (await describePayment(await orderOf(number), params))?.kind
    }
    await send(completed, { ...stripe.pay(session), amount_total: 1 })
    expect(takeLoggedErrors()).toHaveLength(1)
    expect(await kindOf()).toBe('to-check')
    await cancelOrder(number, 'shopkeeper', Date.now())
    expect(await kindOf()).toBeUndefined()
  })

  test('by the page of another order pays neither by that message', async () => {
    const [one, other] = [await anOpenedOrder(stripe), await anOpenedOrder(stripe)]
    const { metadata } = stripe.sessions.get(other.session)!
    const paid = stripe.pay(one.session)
    await send(completed, { ...paid, metadata })
    expect(takeLoggedErrors()).toHaveLength(1)
    expect(await stateOf(other.number)).toBe('received due')
    expect(await stateOf(one.number)).toBe('received due')
    // What is true is taken all the same.
    await send(completed, paid)
    expect(await stateOf(one.number)).toBe('received paid')
    expect(await stateOf(other.number)).toBe('received due')
  })

  test('of a page that the shop never made is let pass', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    const strange = { ...stripe.pay(session), metadata: {} }
    expect(await send(completed, strange)).toBe('taken')
    expect(await send(completed, { ...strange, metadata: { payment: 'other-shop' } })).toBe('taken')
    expect(await stateOf(number)).toBe('received due')
  })

  test('a message of another kind is let pass, and one that cannot be read may come again', async () => {
    const { session } = await anOpenedOrder(stripe)
    const paid = stripe.pay(session)
    expect(await send('customer.created', paid)).toBe('taken')
    const broken = { ...paid, status: 'odd' as 'open' }
    expect(await send(completed, broken, 'evt_broken')).toBe('unreadable')
    const row = await db.read
      .selectFrom('paymentEvent')
      .select('id')
      .where('id', '=', 'evt_broken')
      .executeTakeFirst()
    expect(row).toBeUndefined()
  })
})

describe('the signature', () => {
  const payload = JSON.stringify({ id: 'evt_1', type: 'x', data: { object: {} } })
  const opened = (signature: string, body = payload, now = Date.now()) =>
    parseWebhookEvent(verifyWebhookEvent(Buffer.from(body), signature, now))

  test('opens the message', () => {
    expect(opened(sign(payload))).toMatchObject({ id: 'evt_1' })
  })

  test.each([
    ['none', ''],
    ['not one', 't=1,v1=abc'],
    ['by another secret', sign(payload, Date.now(), 'whsec_other')],
    ['older than five minutes', sign(payload, Date.now() - 301_000)],
  ])('%s opens nothing', (_, signature) => {
    expect(opened(signature)).toBeUndefined()
  })

  test('of another content opens nothing', () => {
    expect(opened(sign(payload), `${payload} `)).toBeUndefined()
    expect(opened(sign('no json'), 'no json')).toBeUndefined()
  })
})

describe('what the shop reads of Stripe', () => {
  test('is this list, and all else is dropped', () => {
    expect(Object.keys(eventShape)).toEqual(['id', 'type', 'data'])
    expect(Object.keys(sessionShape)).toEqual([
      'id',
      'url',
      'status',
      'payment_status',
      'amount_total',
      'currency',
      'payment_intent',
      'metadata',
    ])
    expect(Object.keys(refundShape)).toEqual([
      'id',
      'status',
      'amount',
      'currency',
      'payment_intent',
      'metadata',
    ])
    const read = parseSession({
      id: 'cs_1',
      url: null,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 1,
      currency: 'eur',
      payment_intent: { id: 'pi_1', card: '4242' },
      metadata: { payment: 'p', name: 'Asha' },
      customer_details: { email: 'asha@example.org' },
    })
    expect(read).toEqual({
      id: 'cs_1',
      url: null,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 1,
      currency: 'EUR',
      payment_intent: 'pi_1',
      metadata: { payment: 'p' },
    })
  })
})
