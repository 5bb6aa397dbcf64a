import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { sumPayments } from '#app/shop/ordering/payments/payment-sums.server.ts'
import { checkShop } from '#app/shop/maintenance/check/check-shop.server.ts'
import { findInvoice, listInvoicesOf } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { listRefundLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import { aThing } from '../../fixtures/catalogue.ts'
import { statesOf } from '../orders/placed.ts'
import { anOpenedOrder, aStripe, orderOf, refundsOf, send } from './card-order.ts'

const stripe = await aStripe()
afterAll(() => stripe.stop())

let clock = Date.now() + 60_000
const later = () => (clock += 60_000)

/** Loads what changes orders; a second time after `resetModules` with connections of its own, as in a second process. */
async function loadShop() {
  const [{ addRefund }, { payRefunds }, { cancelLines }, { cancelOrder }, dispatch, webhooks] =
    await Promise.all([
      import('#app/shop/ordering/payments/add-refund.server.ts'),
      import('#app/shop/ordering/fulfilment/pay-refunds.server.ts'),
      import('#app/shop/ordering/fulfilment/cancel-lines.server.ts'),
      import('#app/shop/ordering/fulfilment/cancel-order.server.ts'),
      import('#app/shop/ordering/fulfilment/dispatch-order.server.ts'),
      import('#app/shop/ordering/fulfilment/handle-webhook-event.server.ts'),
    ])
  const { db: database } = await import('#app/database/database.server.ts')
  return { addRefund, payRefunds, cancelLines, cancelOrder, ...dispatch, ...webhooks, database }
}
type Shop = Awaited<ReturnType<typeof loadShop>>

let shops: [Shop, Shop]
beforeAll(async () => {
  const first = await loadShop()
  vi.resetModules()
  shops = [first, await loadShop()]
  expect(shops[1].database).not.toBe(first.database)
})

/** Three pieces of a mug, paid by card. */
async function aPaidOrder() {
  const mug = await aThing({ stock: 90, price: 9_900 })
  const order = await anOpenedOrder(stripe, { book: mug, quantity: 3 })
  await send('checkout.session.completed', stripe.pay(order.session))
  const { payment_intent: intent, currency } = stripe.sessions.get(order.session)!
  const { totalMinor } = await orderOf(order.number)
  return { number: order.number, intent: intent!, currency: currency!, totalMinor }
}
type Paid = Awaited<ReturnType<typeof aPaidOrder>>

const atStripe = ({ intent }: Paid) =>
  stripe.refunds.filter((one) => one.payment_intent === intent && one.status === 'succeeded')
const total = (all: { amount: number }[]) => all.reduce((sum, { amount }) => sum + amount, 0)

async function refund(shop: Shop, number: string, request: Parameters<Shop['addRefund']>[1]) {
  const at = later()
  const added = await shop.addRefund(number, request, at)
  if (added.ok) await shop.payRefunds(number, {}, at)
}

/** Refunds on Stripe’s own pages, which refuse more than was paid, and sends the event. */
async function refundExternally(shop: Shop, order: Paid, amount: number) {
  if (total(atStripe(order)) + amount > order.totalMinor) return
  const made = {
    ...{ id: `re_external_${later()}`, object: 'refund' as const, amount, status: 'succeeded' },
    ...{ currency: order.currency, payment_intent: order.intent, metadata: {} },
  }
  stripe.refunds.push(made)
  const event = { id: `evt_${made.id}`, type: 'refund.created', object: made }
  await shop.handleWebhookEvent(event, later())
}

const actions: Record<string, (shop: Shop, order: Paid) => Promise<unknown>> = {
  sum: (shop, { number }) => refund(shop, number, { amountMinor: 500 }),
  all: (shop, { number, totalMinor }) => refund(shop, number, { amountMinor: totalMinor }),
  piece: (shop, { number }) => refund(shop, number, { parts: [{ position: 0, quantity: 2 }] }),
  line: (shop, { number }) =>
    refund(shop, number, { parts: [{ position: 0, quantity: Infinity }] }),
  cancelPiece: (shop, { number }) =>
    shop.cancelLines(number, [{ position: 0, quantity: 2 }], later()),
  cancel: async (shop, { number }) => {
    await shop.cancelOrder(number, 'shopkeeper', later())
    await shop.payRefunds(number, {}, later())
  },
  ship: async (shop, { number }) => {
    await shop.packOrder(number, later())
    await shop.shipOrder(number, [], later())
  },
  external: (shop, order) => refundExternally(shop, order, 500),
  allExternal: (shop, order) => refundExternally(shop, order, order.totalMinor),
}
const names = Object.keys(actions)
const beforeDispatch = ['cancelPiece', 'cancel', 'ship']
const pairs = names.flatMap((one, n) => names.slice(n).map((other) => [one, other] as const))

async function expectSound(order: Paid) {
  const { number, totalMinor } = order
  const { paid, due, done } = await sumPayments(db.read, await orderOf(number))
  expect(paid).toBe(totalMinor)
  expect(done + due).toBeLessThanOrEqual(paid)
  // What the shop knows as paid back is what Stripe has paid back.
  expect(total(atStripe(order))).toBe(done)
  const { quantity } = (await orderOf(number)).lines[0]!
  const off = (await listRefundLines(number)).reduce((sum, line) => sum + line.quantity, 0)
  expect(off).toBeLessThanOrEqual(quantity)
  const states = await statesOf(number)
  expect(states.includes('cancelled') && states.includes('dispatched')).toBe(false)
  const papers = await Promise.all(
    (await listInvoicesOf([number])).map(async (one) => (await findInvoice(one.number))!),
  )
  const invoices = papers.filter(({ kind }) => kind === 'invoice')
  expect(invoices.length).toBeLessThanOrEqual(1)
  const stated = papers.reduce(
    (sum, { kind, totalMinor: minor }) => sum + (kind === 'invoice' ? minor : -minor),
    0,
  )
  if (invoices.length > 0 && due === 0) expect(stated).toBe(paid - done)
}

describe('two at one moment', () => {
  // The second one is closed like that of every file.
  afterAll(() => shops[0].database.close())

  test.each(pairs)('%s and %s pay nothing back twice and end in one state', async (...both) => {
    const order = await aPaidOrder()
    // A credit note needs an invoice, and what was sent cannot be cancelled or sent.
    if (both.every((name) => !beforeDispatch.includes(name))) await actions.ship!(shops[0], order)
    await Promise.all(both.map((name, n) => actions[name]!(shops[n]!, order)))
    await expectSound(order)
    // Whatever is still owed can be paid.
    await shops[0].payRefunds(order.number, {}, later())
    await expectSound(order)
    expect((await refundsOf(order.number)).filter(({ state }) => state === 'due')).toEqual([])
  })

  test('leave no faults behind', async () => {
    const found: string[] = []
    for await (const { level, about, says } of checkShop(clock))
      if (level === 'fault') found.push(`${about}: ${says}`)
    expect(found).toEqual([])
  })
})
