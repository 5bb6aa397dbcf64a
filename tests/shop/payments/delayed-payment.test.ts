import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runOrder } from '#app/command/orders/order.server.ts'
import { db } from '#app/database/database.server.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import {
  cancelInTransaction,
  cancelOrder,
} from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { listOrders } from '#app/shop/ordering/order-management/list-orders.server.ts'
import { describePayment } from '#app/shop/ordering/order-pages/describe-payment.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { orderArrival } from '#app/shop/ordering/orders/order-arrival.server.ts'
import { takeLoggedErrors } from '../../setup.ts'
import { runLine } from '../command/run-command.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import type { StripeStandIn } from '../../stripe-stand-in.ts'
import { anOpenedOrder, anOrder, aStripe, orderOf, paymentsOf, send } from './card-order.ts'
import { offerTransfer } from './offer-transfer.ts'

const stripe: StripeStandIn = await aStripe()
afterAll(() => stripe.stop())
beforeEach(() => {
  stripe.feel('well')
})
afterEach(resetShopSettings)

const [completed, succeeded, failed] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
] as const

/** Places an order whose bank takes its time, and returns it with the page as Stripe describes it then. */
async function aDelayedOrder() {
  const { number, session } = await anOpenedOrder(stripe)
  const slow = stripe.pay(session, 'unpaid')
  await send(completed, slow)
  return { number, slow }
}

/** Moves an order into the past, with days of arrival that have passed. */
const ageOrder = (number: string) =>
  db.writer
    .updateTable('customerOrder')
    .set({
      placedAt: sql<number>`placed_at - ${5 * 86_400_000}`,
      promisedFrom: '2020-01-02',
      promisedTo: '2020-01-03',
    })
    .where('number', '=', number)
    .execute()

const mailsOf = (number: string, kind: string) =>
  db.read
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text'])
    .where('kind', '=', kind)
    .where('subject', 'like', `%${number}%`)
    .execute()

describe('an order whose payment takes days', () => {
  test('is told to the shopkeeper as it begins to wait, once, and again when it is paid', async () => {
    await changeShopSettings({ shopkeeperLanguage: 'de' }, 'settings import', Date.now())
    const { number, slow } = await aDelayedOrder()
    await send(completed, slow)
    const announced = await mailsOf(number, 'under-way-shopkeeper')
    expect(announced.map(({ subject }) => subject)).toEqual([
      `Zahlung unterwegs, Bestellung ${number}`,
    ])
    expect(announced[0]!.text).toContain('Die Artikel sind zurückgelegt.')
    expect(await mailsOf(number, 'order-shopkeeper')).toEqual([])
    await send(succeeded, { ...slow, payment_status: 'paid' })
    expect(await mailsOf(number, 'order-shopkeeper')).toHaveLength(1)
  })

  test('is shown as begun and not arrived until it is paid', async () => {
    const { number, slow } = await aDelayedOrder()
    const begun = 'Payment: begun at Stripe, not arrived yet'
    expect((await runLine(runOrder, number)).printed).toContain(begun)
    await send(succeeded, { ...slow, payment_status: 'paid' })
    expect((await runLine(runOrder, number)).printed).not.toContain(begun)
  })

  test('says what came if that is not the sum, and what the shopkeeper does about it', async () => {
    const { number, slow } = await aDelayedOrder()
    const line = async () => (await runLine(runOrder, number)).printed.match(/^Payment: .*$/gm)
    await send(succeeded, { ...slow, payment_status: 'paid', amount_total: 150, currency: 'jpy' })
    const compare = `compare it there, then \`paid ${number}\`; or \`cancel ${number}\` and refund it on Stripe's pages`
    expect(await line()).toEqual([
      expect.stringMatching(/^Payment: 150 JPY came at Stripe instead of \d+\.\d\d [A-Z]{3}; /),
    ])
    expect((await line())![0]).toContain(compare)
    await send(completed, { ...slow, id: 'cs_test_other' })
    expect((await line())![0]).toMatch(
      /: what came at Stripe does not match the \d+\.\d\d [A-Z]{3} /,
    )
    await cancelOrder(number, 'shopkeeper', Date.now())
    expect((await line())![0]).toMatch(
      /asked for; refund it on Stripe's pages, unless that is done$/,
    )
    expect(takeLoggedErrors()).toHaveLength(2)
  })

  test('has the intent that a later message names, or that of its own page', async () => {
    const intentOf = async (number: string) => (await paymentsOf(number))[0]!.intent
    const late = await anOpenedOrder(stripe)
    const slow = stripe.pay(late.session, 'unpaid')
    await send(completed, { ...slow, payment_intent: null })
    await send(completed, slow)
    expect(await intentOf(late.number)).toBe(slow.payment_intent)
    const other = await anOpenedOrder(stripe)
    const own = stripe.pay(other.session, 'unpaid')
    const wrong = { ...own, id: 'cs_test_other', payment_intent: 'pi_other' }
    await send(completed, { ...wrong, payment_status: 'paid' })
    expect(takeLoggedErrors()).toHaveLength(1)
    await send(completed, own)
    expect(await intentOf(other.number)).toBe(own.payment_intent)
  })

  test('promises nothing on its receipt once it is cancelled', async () => {
    const { number } = await aDelayedOrder()
    const receipt = async () =>
      describePayment(await orderOf(number), {
        language: 'en',
        now: Date.now(),
        url: new URL(`http://shop.test/order-received/${number}`),
      })
    expect(await receipt()).toEqual({ kind: 'under-way' })
    await cancelOrder(number, 'buyer', Date.now())
    expect(await receipt()).toBeUndefined()
  })

  // SQLite writes one transaction after the other.
  test.runIf(process.env.TEST_DATABASE_URL)(
    'that is cancelled as it begins to wait is told of neither or of both',
    async () => {
      const { number, session } = await anOpenedOrder(stripe)
      const secret = await ensureLinkSecret()
      const toCancel = { number, by: 'buyer', secret } as const
      const waiting = await db.write(async (trx) => {
        await cancelInTransaction(trx, toCancel, Date.now())
        const sending = send(completed, stripe.pay(session, 'unpaid'))
        await Promise.race([sending, sleep(500)])
        return { sending }
      })
      await waiting.sending
      expect(await mailsOf(number, 'under-way-shopkeeper')).toHaveLength(
        (await mailsOf(number, 'cancelled-shopkeeper')).length,
      )
    },
  )

  test('is told to the shopkeeper when its buyer cancels it, and not again when the bank declines', async () => {
    const { number, slow } = await aDelayedOrder()
    await cancelOrder(number, 'buyer', Date.now())
    await send(failed, slow)
    expect(await mailsOf(number, 'cancelled-shopkeeper')).toHaveLength(1)
    expect(await mailsOf(number, 'declined-shopkeeper')).toEqual([])
  })

  test('is not told where no mails about orders are wanted', async () => {
    await changeShopSettings({ orderMails: 'off' }, 'settings import', Date.now())
    const { number } = await aDelayedOrder()
    expect(await mailsOf(number, 'under-way-shopkeeper')).toEqual([])
  })

  test('says when it arrives if it is paid now, and promises days that count from the payment', async () => {
    const { number, slow } = await aDelayedOrder()
    await ageOrder(number)
    const now = Date.now()
    const waiting = orderArrival(await orderOf(number), [], now)!
    expect(waiting.needsPayment).toBe(true)
    await send(succeeded, { ...slow, payment_status: 'paid' })
    const { from, to } = waiting
    expect(orderArrival(await orderOf(number), [], now)).toEqual({ from, to })
    for (const kind of ['payment', 'order-shopkeeper']) {
      const [mail] = await mailsOf(number, kind)
      expect(mail!.text).toContain('Arrives ')
      expect(mail!.text).not.toContain('Jan')
    }
  })

  test('is not overdue to be sent before it is paid', async () => {
    const { number, slow } = await aDelayedOrder()
    await ageOrder(number)
    const overdue = async () =>
      (await listOrders({ now: Date.now(), views: ['overdue-dispatch'], limit: 100 })).map(
        (order) => order.number,
      )
    expect(await overdue()).not.toContain(number)
    await send(succeeded, { ...slow, payment_status: 'paid' })
    await ageOrder(number)
    expect(await overdue()).toContain(number)
  })
})

test('the mail about an order says until when Stripe takes the payment, and that a debit takes days', async () => {
  const { number } = await anOpenedOrder(stripe)
  const [mail] = await mailsOf(number, 'order')
  expect(mail!.text).toMatch(
    /waits for your payment until \d.* A direct debit, for example, takes some days/,
  )
  expect(mail!.text).not.toContain('next page')
})

test('an order that is paid within its reservation keeps the days that its buyer saw', async () => {
  const { number, session } = await anOpenedOrder(stripe)
  const promised = orderArrival(await orderOf(number), [], Date.now())!
  expect(promised.needsPayment).toBeUndefined()
  await send(completed, stripe.pay(session))
  expect(orderArrival(await orderOf(number), [], Date.now())).toEqual(promised)
  const [mail] = await mailsOf(number, 'payment')
  expect(mail!.text).not.toContain('Arrives ')
})

test('the mail about a transfer for an order that is collected says when it is ready', async () => {
  await offerTransfer()
  const { number } = await anOrder({ method: 'transfer' })
  await db.writer
    .updateTable('customerOrder')
    .set({ deliveryMethod: 'pickup-leipzig', deliveryDaysFrom: 1, deliveryDaysTo: 1 })
    .where('number', '=', number)
    .execute()
  await recordPaid(number, { at: Date.now(), reference: 'Statement 3' }, Date.now())
  const [mail] = await mailsOf(number, 'payment')
  expect(mail!.text).toMatch(/ready/i)
  expect(mail!.text).not.toContain('Arrives ')
})
