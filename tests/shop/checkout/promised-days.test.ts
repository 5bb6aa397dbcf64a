import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ensureShippedRates } from '#app/shop/pricing/currency/rates.server.ts'
import { settings } from '#app/settings.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { listChanges } from '#app/shop/ordering/checkout/changes.ts'
import { parseSnapshot } from '#app/shop/ordering/checkout/checkout.schema.ts'
import { serialiseSnapshot } from '#app/shop/ordering/checkout/quote-snapshot.ts'
import { orderArrival } from '#app/shop/ordering/orders/order-arrival.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { aBook, onOrder, preOrder } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor } from './buyer.ts'

const at = (time: string) => Date.parse(`2026-11-26T${time}+05:30`)

beforeAll(async () => {
  // The prices of a fixture start a day before it is imported, and must apply on the day of these tests.
  vi.useFakeTimers({ toFake: ['Date'], now: at('09:00:00') })
  settings().DISPATCH_CUTOFF_HOUR = 14
  await ensureShippedRates(at('09:00:00'))
})

afterAll(() => vi.useRealTimers())

const shownAt = async (now: number) =>
  aPlacing(await aVisitor([await aBook()], { now }), { now, country: 'DE', currency: 'EUR' })

test('an order keeps the days that its page showed, half an hour past the cut-off hour', async () => {
  const placing = await shownAt(at('13:50:00'))
  expect(placing.shown?.arrival).toEqual({ from: '2026-11-30', to: '2026-12-02' })
  const placed = await placeOrder({ ...placing, now: at('14:29:59') })
  const order = placed.ok ? await findOrder(placed.number) : undefined
  expect(order).toMatchObject({ promisedFrom: '2026-11-30', promisedTo: '2026-12-02' })
  // Once it is sent, the days are counted from its dispatch.
  const sent = [{ state: 'dispatched' as const, at: at('18:00:00') + 86_400_000 }]
  expect(orderArrival({ ...order!, state: 'dispatched' }, sent, at('18:00:00'))).toEqual({
    from: '2026-12-01',
    to: '2026-12-03',
  })
  expect(orderArrival({ ...order!, state: 'delivered' }, sent, at('18:00:00'))).toBeUndefined()
})

test('later days are shown before anything is ordered', async () => {
  const placing = await shownAt(at('13:50:00'))
  const placed = await placeOrder({ ...placing, now: at('14:30:00') })
  expect(placed.ok).toBe(false)
  if (!placed.ok) expect(listChanges(placing.shown!, placed.quote)).toEqual([{ kind: 'arrival' }])
})

test('midnight and an earlier arrival change nothing', async () => {
  const placing = await shownAt(at('23:59:00'))
  expect(await placeOrder({ ...placing, now: at('23:59:00') + 120_000 })).toMatchObject({
    ok: true,
  })
})

test.each([
  ['other days', { from: '9999-12-31', to: '2026-12-02' }],
  ['no days', undefined],
])('a form that names %s gets the promise of the shop', async (_, arrival) => {
  const { shown, ...placing } = await shownAt(at('13:50:00'))
  const { arrival: own, ...others } = shown!
  const forged = { ...others, ...(arrival && { arrival }) }
  const placed = await placeOrder({ ...placing, shown: forged })
  const order = placed.ok ? await findOrder(placed.number) : undefined
  expect(order).toMatchObject({ promisedFrom: own!.from, promisedTo: own!.to })
})

test('a form holds the days, and no day that does not exist', async () => {
  const { shown } = await shownAt(at('23:59:00'))
  expect(parseSnapshot(serialiseSnapshot(shown!))).toEqual(shown)
  const forged = { ...shown!, arrival: { from: '2026-02-30', to: 'soon' } }
  expect(parseSnapshot(serialiseSnapshot(forged))).toBeUndefined()
})

test.each([
  ['a pre-order', preOrder],
  ['what is ordered for the buyer', onOrder],
])('a parcel that waits for %s is promised for no day', async (_, make) => {
  const visitor = await aVisitor([await aBook(), await make()])
  expect((await aPlacing(visitor)).shown).not.toHaveProperty('arrival')
})
