import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOrders } from '#app/command/orders/orders.server.ts'
import { settings } from '#app/settings.server.ts'
import { expireReservations } from '#app/shop/ordering/fulfilment/expire-reservations.server.ts'
import { startPayment } from '#app/shop/ordering/fulfilment/start-payment.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { newNetwork, orderFrom } from '../checkout/reservation.ts'
import { stockOf } from '../checkout/buyer.ts'
import { runLine } from '../command/run-command.ts'
import { afterReservation, aStripe, orderOf, send, stateOf } from './card-order.ts'

const stripe = await aStripe()
afterAll(() => stripe.stop())
beforeAll(() => {
  settings().NETWORK_ORDERS_PER_HOUR = 10
})

/** Places orders of one copy each from one network, to be paid by card; returns their numbers. */
async function cardOrders(count: number, network: string, book: string): Promise<string[]> {
  const numbers: string[] = []
  for (let n = 0; n < count; n++)
    numbers.push(await orderFrom(network, { payment: 'card', wanted: [book] }))
  return numbers
}

async function pay(number: string) {
  const started = await startPayment(number, Date.now())
  if (!started.ok) throw new Error(started.reason)
  const { id } = stripe.sessionOf(started.url)
  await send('checkout.session.completed', stripe.pay(id))
}

const areUnreserved = async (numbers: string[]) =>
  Promise.all(numbers.map(async (number) => (await orderOf(number)).unreserved === 1))

test('the fourth unpaid order by card of a network holds no stock, and is listed', async () => {
  const book = await aBook({ stock: 9 })
  const numbers = await cardOrders(4, newNetwork(), book)
  expect(await areUnreserved(numbers)).toEqual([false, false, false, true])
  expect(await stockOf(book)).toBe(6)
  const listed = (await runLine(runOrders, '--suspicious')).printed
  for (const number of numbers) expect(listed).toContain(number)
})

test('orders by card and on account of one network count together', async () => {
  const [network, book] = [newNetwork(), await aBook({ stock: 9 })]
  const numbers = await cardOrders(2, network, book)
  for (const payment of ['invoice', 'on-delivery', 'card'] as const)
    numbers.push(await orderFrom(network, { payment, wanted: [book] }))
  expect(await areUnreserved(numbers)).toEqual([false, false, false, true, true])
})

test('what was paid counts no more', async () => {
  const [network, book] = [newNetwork(), await aBook({ stock: 9 })]
  for (const number of await cardOrders(3, network, book)) await pay(number)
  expect(await areUnreserved(await cardOrders(1, network, book))).toEqual([false])
})

test('the fourth takes its stock when it is paid', async () => {
  const book = await aBook({ stock: 9 })
  const fourth = (await cardOrders(4, newNetwork(), book)).at(-1)!
  await pay(fourth)
  expect(await orderOf(fourth)).toMatchObject({ unreserved: 0, paymentState: 'paid' })
  expect(await stockOf(book)).toBe(5)
})

test('the fourth ends like the others unless it is paid, and gives back nothing', async () => {
  await expireReservations(afterReservation())
  const book = await aBook({ stock: 9 })
  const numbers = await cardOrders(4, newNetwork(), book)
  for (const number of numbers) await startPayment(number, Date.now())
  expect(await expireReservations(afterReservation())).toBe(4)
  for (const number of numbers) expect(await stateOf(number)).toBe('cancelled due')
  expect(await stockOf(book)).toBe(9)
})
