import { afterAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { listDueRefunds } from '#app/shop/ordering/fulfilment/due-refunds.server.ts'
import { payRefunds } from '#app/shop/ordering/fulfilment/pay-refunds.server.ts'
import { findOrderExport } from '#app/shop/ordering/orders/order-export.server.ts'
import { sumPayments } from '#app/shop/ordering/payments/payment-sums.server.ts'
import { createRefund } from '#app/shop/ordering/payments/refunds.server.ts'
import { takeLoggedErrors } from '../../setup.ts'
import { anOpenedOrder, aStripe, orderOf, refundsOf, send, stateOf } from './card-order.ts'

const stripe = await aStripe()
afterAll(() => stripe.stop())

/** Returns a paid order of which all is due to be refunded, in these amounts and a last one of the rest. */
async function anOrderToRefund(name: string, ...amounts: number[]) {
  const { number, session } = await anOpenedOrder(stripe, { quantity: 3 })
  await send('checkout.session.completed', stripe.pay(session))
  const { totalMinor } = await orderOf(number)
  const rest = totalMinor - amounts.reduce((sum, one) => sum + one, 0)
  const ids: string[] = []
  for (const [n, amountMinor] of [...amounts, rest].entries()) {
    const request = { order: number, reason: 'withdrawn' as const, amountMinor }
    const made = await db.write((trx) => createRefund(trx, request, Date.now() + n))
    if (made.ok) ids.push(made.id)
  }
  const { payment_intent, currency } = stripe.sessions.get(session)!
  /** Refunds on Stripe’s own pages, or by the shop if the metadata name a refund. */
  const refundAtStripe = (amount: number, metadata: Record<string, string> = {}) => {
    const made = {
      ...{ id: `re_${name}_${amount}`, object: 'refund' as const, status: 'succeeded', amount },
      ...{ currency: currency!, payment_intent, metadata },
    }
    stripe.refunds.push(made)
    return made
  }
  return { number, totalMinor, rest, ids, refundAtStripe }
}

const dueOf = async (number: string) =>
  (await listDueRefunds(number)).map(({ amountMinor }) => amountMinor)
const sumsOf = async (number: string) => sumPayments(db.read, await orderOf(number))

test('an external refund that fails makes due again all that it paid, also in part', async () => {
  const { number, totalMinor, rest, refundAtStripe } = await anOrderToRefund('failing', 100, 200)
  const made = refundAtStripe(350)
  await send('refund.created', made)
  expect(await dueOf(number)).toEqual([rest - 50])
  await send('refund.failed', { ...made, status: 'failed' })
  expect(takeLoggedErrors()).toHaveLength(1)
  expect(await dueOf(number)).toEqual([100, 200, rest])
  expect(await sumsOf(number)).toEqual({ paid: totalMinor, due: totalMinor, done: 0 })
  expect(await stateOf(number)).toBe('received to-refund')
})

test('an event that comes after the failure of its refund records nothing', async () => {
  const { number, rest, refundAtStripe } = await anOrderToRefund('late', 100)
  const made = refundAtStripe(150)
  await send('refund.created', made)
  await send('refund.failed', { ...made, status: 'failed' })
  takeLoggedErrors()
  await send('refund.updated', made)
  expect(await dueOf(number)).toEqual([100, rest])
})

test('a part that fails is due again once another payment completed its refund', async () => {
  const { number, totalMinor, refundAtStripe } = await anOrderToRefund('part')
  const part = refundAtStripe(250)
  await send('refund.created', part)
  await payRefunds(number, {}, Date.now())
  expect(await dueOf(number)).toEqual([])
  await send('refund.failed', Object.assign(part, { status: 'failed' }))
  takeLoggedErrors()
  expect(await dueOf(number)).toEqual([250])
  await payRefunds(number, {}, Date.now())
  expect(await sumsOf(number)).toEqual({ paid: totalMinor, due: 0, done: totalMinor })
})

test('a refund by the shop is recorded with its amount where an external one paid a part meanwhile', async () => {
  const { number, rest, ids, refundAtStripe } = await anOrderToRefund('meanwhile', 500)
  await send('refund.created', refundAtStripe(300))
  expect(await dueOf(number)).toEqual([200, rest])
  const own = refundAtStripe(500, { refund: ids[0]! })
  await send('refund.created', own)
  await send('refund.updated', own)
  expect(await dueOf(number)).toEqual([rest - 300])
  expect((await sumsOf(number)).done).toBe(800)
})

test('the command records what Stripe paid, and pays what that left of the next refund', async () => {
  const { number, totalMinor, ids, refundAtStripe } = await anOrderToRefund('command', 500)
  await send('refund.created', refundAtStripe(300))
  refundAtStripe(500, { refund: ids[0]! })
  const outcomes = await payRefunds(number, {}, Date.now())
  expect(outcomes.map(({ amountMinor }) => amountMinor)).toEqual([500, totalMinor - 800])
  expect((await refundsOf(number)).map(({ state }) => state)).toEqual(['done', 'done'])
  expect((await sumsOf(number)).done).toBe(totalMinor)
})

test('what is left of a due refund is in the export of its buyer’s data', async () => {
  const { number, totalMinor, refundAtStripe } = await anOrderToRefund('export')
  await send('refund.created', refundAtStripe(250))
  const customer = 'export'
  await db.writer
    .updateTable('customerOrder')
    .set({ customer })
    .where('number', '=', number)
    .execute()
  expect((await findOrderExport(customer))(number).refunds).toMatchObject([
    { amountMinor: totalMinor, leftMinor: totalMinor - 250, state: 'due' },
  ])
})
