import { beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#app/settings.server.ts'
import { checkOrders } from '#app/shop/maintenance/check/check-orders.server.ts'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { sweepOrderNetworks } from '#app/shop/ordering/orders/order-networks.server.ts'
import { reserveByShopkeeper } from '#app/shop/ordering/fulfilment/reserve-order.server.ts'
import { deliverOrder, packOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { setStock } from '#app/shop/catalogue/price-changes/set-stock.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import {
  aBook,
  aDress,
  eBookWithFile,
  onOrder,
  preOrder,
  uncounted,
} from '../../fixtures/catalogue.ts'
import { mailsAbout, orderOf, pay, productOf, variantStock } from '../orders/placed.ts'
import { countRows } from './buyer.ts'
import { newNetwork, orderFrom, waitingFrom } from './reservation.ts'

beforeAll(() => {
  settings().NETWORK_ORDERS_PER_HOUR = 10
})

const hourMs = 60 * 60_000
const isWaiting = async (number: string) => (await orderOf(number)).unreserved === 1

/** Which of the orders from these addresses, one after the other, wait for the shopkeeper. */
async function waitingOf(addresses: string[], facts: Parameters<typeof orderFrom>[1] = {}) {
  const waiting: boolean[] = []
  for (const address of addresses) waiting.push(await isWaiting(await orderFrom(address, facts)))
  return waiting
}

const four = [false, false, false, true]
const none = [false, false, false, false]

describe('of the unpaid orders of an hour', () => {
  const one = newNetwork()
  test.each([
    ['the fourth of one IPv4 address waits', [one, one, one, one], four],
    [
      'those of four addresses hold their stock',
      [newNetwork(), newNetwork(), newNetwork(), newNetwork()],
      none,
    ],
    [
      'the fourth of one IPv6 /64 waits',
      ['2001:db8:a:1::1', '2001:db8:a:1::2', '2001:db8:a:1:ffff::', '2001:DB8:A:1::4'],
      four,
    ],
    [
      'the fourth of one IPv6 /48 waits',
      ['2001:db8:b:1::1', '2001:db8:b:2::1', '2001:db8:b:3::1', '2001:db8:b:4::1'],
      four,
    ],
    [
      'those of four IPv6 /48 hold their stock',
      ['2001:db8:c::1', '2001:db8:d::1', '2001:db8:e::1', '2001:db8:f::1'],
      none,
    ],
    [
      'the fourth waits, however its IPv4 address is written',
      ['192.0.2.77', '::ffff:192.0.2.77', '::ffff:c000:24d', '[::ffff:192.0.2.77]:4711'],
      four,
    ],
  ])('%s', async (_, addresses, waiting) => {
    expect(await waitingOf(addresses)).toEqual(waiting)
  })

  test('none waits an hour later', async () => {
    const network = newNetwork()
    const before = Date.now() - hourMs - 60_000
    expect(await waitingOf(Array<string>(4).fill(network), { now: before })).toEqual(four)
    expect(await waitingOf([network])).toEqual([false])
  })

  test('what was paid, packed or cancelled counts no more', async () => {
    const network = newNetwork()
    const [paid, packed, cancelled] = [
      await orderFrom(network),
      await orderFrom(network),
      await orderFrom(network),
    ]
    await pay(paid)
    await packOrder(packed, Date.now())
    await cancelOrder(cancelled, 'buyer', Date.now())
    expect(await waitingOf([network, network, network, network])).toEqual(four)
  })

  test('those on delivery count like those by invoice', async () => {
    const network = newNetwork()
    const facts = { payment: 'on-delivery' } as const
    expect(await waitingOf(Array<string>(4).fill(network), facts)).toEqual(four)
  })

  test.each([
    ['e-books', eBookWithFile],
    ['what is not counted', uncounted],
    ['what is ordered ahead with none in stock', preOrder],
    ['what is supplied on order', onOrder],
  ])('%s need no stock, and wait for nothing', async (_, product) => {
    const network = newNetwork()
    for (let n = 0; n < 3; n++) await orderFrom(network)
    const wanted = [await product()]
    expect(await waitingOf([network], { wanted })).toEqual([false])
  })

  test('one that would hold more than a hundred pieces waits, and smaller ones do not', async () => {
    const books = [await aBook({ stock: 99 }), await aBook({ stock: 99 })]
    const network = newNetwork()
    const wanted = books.map((productId) => ({ productId, quantity: 60 }))
    expect(await waitingOf([network], { wanted })).toEqual([true])
    expect(
      await waitingOf([network], { wanted: [{ productId: books[0]!, quantity: 99 }] }),
    ).toEqual([false])
    expect(await waitingOf([network], { wanted: [{ productId: books[1]!, quantity: 2 }] })).toEqual(
      [true],
    )
    expect(await productOf(books[1]!)).toMatchObject({ stock: 99 })
  })

  test('of many at one moment three hold stock', async () => {
    const network = newNetwork()
    const book = await aBook({ stock: 50 })
    const numbers = await Promise.all(
      Array.from({ length: 8 }, () => orderFrom(network, { wanted: [book] })),
    )
    const waiting = await Promise.all(numbers.map(isWaiting))
    expect(waiting.filter((waits) => !waits)).toHaveLength(3)
    expect(await productOf(book)).toMatchObject({ stock: 47 })
  })

  test('as many of the shop hold stock as it is set to, whatever their networks', async () => {
    const later = Date.now() + 2 * hourMs
    const before = settings().SHOP_ORDERS_PER_HOUR
    settings().SHOP_ORDERS_PER_HOUR = 5
    const networks = Array.from({ length: 7 }, newNetwork)
    const waiting = await waitingOf(networks, { now: later })
    settings().SHOP_ORDERS_PER_HOUR = before
    expect(waiting).toEqual([false, false, false, false, false, true, true])
  })

  test('e-books, which take none, count neither for a network nor for the shop', async () => {
    const [network, later] = [newNetwork(), Date.now() + 4 * hourMs]
    const before = settings().SHOP_ORDERS_PER_HOUR
    settings().SHOP_ORDERS_PER_HOUR = 3
    const wanted = [await eBookWithFile()]
    for (let n = 0; n < 4; n++) await orderFrom(network, { wanted, now: later })
    const waiting = await waitingOf([network, newNetwork()], { now: later })
    settings().SHOP_ORDERS_PER_HOUR = before
    expect(waiting).toEqual([false, false])
  })
})

/** A waiting order of three of nine copies. */
async function waitingBook(facts: { stock?: number } = {}) {
  const book = await aBook({ stock: facts.stock ?? 9, saleCount: 4, name: 'Silas Marner' })
  const number = await waitingFrom(newNetwork(), { wanted: [{ productId: book, quantity: 3 }] })
  return { number, book }
}

const untouched = { stock: 9, saleCount: 4 }
const taken = { stock: 6, saleCount: 7 }

describe('an order that waits for the shopkeeper', () => {
  test('takes nothing from the stock, is no sale, and says so to its buyer', async () => {
    const { number, book } = await waitingBook()
    expect(await productOf(book)).toMatchObject(untouched)
    const [mail] = await mailsAbout(number, 'order')
    expect(mail!.text).toContain('We check this order before we reserve the items')
    expect(mail!.text).not.toContain('accept it with this confirmation')
  })

  test('gives nothing back where it is cancelled, whole or in part', async () => {
    const { number, book } = await waitingBook()
    expect((await cancelLines(number, [{ position: 0, quantity: 1 }], Date.now())).ok).toBe(true)
    expect(await productOf(book)).toMatchObject(untouched)
    expect((await cancelOrder(number, 'buyer', Date.now())).ok).toBe(true)
    expect(await productOf(book)).toMatchObject(untouched)
  })

  test.each([
    ['paid', pay],
    ['packed', (number: string) => packOrder(number, Date.now())],
    ['looked at', (number: string) => reserveByShopkeeper(number, Date.now())],
  ])('takes its stock once when it is %s, and is a sale', async (_, act) => {
    const { number, book } = await waitingBook()
    await act(number)
    expect(await productOf(book)).toMatchObject(taken)
    expect(await isWaiting(number)).toBe(false)
    expect(await mailsAbout(number, 'accepted')).toHaveLength(1)
    await packOrder(number, Date.now())
    await pay(number)
    await reserveByShopkeeper(number, Date.now())
    expect(await productOf(book)).toMatchObject(taken)
    expect(await mailsAbout(number, 'accepted')).toHaveLength(1)
    await cancelOrder(number, 'shopkeeper', Date.now())
    expect(await productOf(book)).toMatchObject(untouched)
  })

  test('takes its stock once where it is paid, packed and reserved at one moment', async () => {
    const { number, book } = await waitingBook()
    await Promise.all([
      pay(number),
      packOrder(number, Date.now()),
      reserveByShopkeeper(number, Date.now()),
    ])
    expect(await productOf(book)).toMatchObject(taken)
  })

  test('takes what is left of it after some was cancelled', async () => {
    const { number, book } = await waitingBook()
    await cancelLines(number, [{ position: 0, quantity: 2 }], Date.now())
    await packOrder(number, Date.now())
    expect(await productOf(book)).toMatchObject({ stock: 8, saleCount: 5 })
  })

  test('is not packed where there is too little, says of what, and takes nothing', async () => {
    const { number, book } = await waitingBook()
    await setStock({ productId: book, color: '', size: '' }, { to: 2 }, Date.now())
    const missing = [{ position: 0, name: 'Silas Marner', quantity: 3, stock: 2 }]
    expect(await packOrder(number, Date.now())).toEqual({ ok: false, reason: 'missing', missing })
    expect(await reserveByShopkeeper(number, Date.now())).toEqual({
      ok: false,
      reason: 'missing',
      missing,
    })
    expect((await orderOf(number)).state).toBe('received')
    expect(await productOf(book)).toMatchObject({ stock: 2, saleCount: 4 })
  })

  test('is paid all the same where there is too little, and waits on', async () => {
    const { number, book } = await waitingBook()
    await setStock({ productId: book, color: '', size: '' }, { to: 2 }, Date.now())
    expect((await pay(number)).ok).toBe(true)
    expect(await orderOf(number)).toMatchObject({ paymentState: 'paid', unreserved: 1 })
    expect(await productOf(book)).toMatchObject({ stock: 2, saleCount: 4 })
    await setStock({ productId: book, color: '', size: '' }, { by: 5 }, Date.now())
    expect((await packOrder(number, Date.now())).ok).toBe(true)
    expect(await productOf(book)).toMatchObject({ stock: 4, saleCount: 7 })
  })

  test('takes a variant and the product that it is one of', async () => {
    const dress = await aDress()
    const before = (await productOf(dress)).stock!
    const wanted = [{ productId: dress, color: 'indigo', size: 'm', quantity: 2 }]
    const number = await waitingFrom(newNetwork(), { wanted })
    expect(await variantStock(dress, 'indigo', 'm')).toBe(3)
    await packOrder(number, Date.now())
    expect(await variantStock(dress, 'indigo', 'm')).toBe(1)
    expect((await productOf(dress)).stock).toBe(before - 2)
  })

  test('leaves the shop’s books in order', async () => {
    const findings = []
    for await (const finding of checkOrders()) findings.push(finding)
    expect(findings).toEqual([])
  })

  test('is not delivered before it is packed', async () => {
    const { number, book } = await waitingBook()
    expect((await deliverOrder(number, Date.now())).ok).toBe(false)
    expect(await productOf(book)).toMatchObject(untouched)
  })
})

test('networks of orders are forgotten after four weeks', async () => {
  await orderFrom('2001:db8:99::1')
  const before = await countRows('orderNetwork')
  expect(before).toBeGreaterThan(2)
  expect(await sweepOrderNetworks(Date.now() + 27 * dayMs)).toBe(0)
  expect(await sweepOrderNetworks(Date.now() + 29 * dayMs)).toBe(before)
  expect(await countRows('orderNetwork')).toBe(0)
})
