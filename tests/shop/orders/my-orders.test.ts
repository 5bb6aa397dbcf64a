import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { findOrderList } from '#app/shop/ordering/order-pages/my-orders.server.ts'
import { parseOrderPage } from '#app/shop/ordering/order-pages/my-orders.ts'
import { findReadableOrder } from '#app/shop/ordering/order-pages/find-readable-order.server.ts'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { withdraw } from '../returns/orders.ts'
import { aCustomer, guestOrder, newEmail, now } from '../accounts/customers.ts'

const reading = { language: 'en', now } as const

type Facts = { placedAt?: number; lines?: [name: string, quantity: number][] }

/** An order of a customer, or of a guest; answers with its number. */
async function anOrder(customer: string | null, { placedAt = now, lines = [] }: Facts = {}) {
  const email = newEmail()
  const placed = await guestOrder(email, email)
  const number = newOrderNumber()
  await db.write(async (trx) => {
    await trx
      .updateTable('customerOrder')
      .set({ number, customer, placedAt, goodsMinor: 54_900, totalMinor: 54_900 })
      .where('number', '=', placed)
      .execute()
    for (const [position, [name, quantity]] of lines.entries())
      await trx
        .insertInto('orderLine')
        .values({
          ...{ orderNumber: number, position, productId: name, kind: 'book', format: null, name },
          ...{ author: null, color: '', size: '', variantName: null, dispatchWords: null },
          ...{ unitMinor: 100, quantity, lineMinor: 100 * quantity, discountMinor: 0 },
          tookStock: 1,
          ...{ taxKind: 'book', taxBasisPoints: 0 },
        })
        .execute()
  })
  return number
}

describe('the orders of a customer', () => {
  test('are listed with the newest first: number, day, state, total and how many things', async () => {
    const customer = await aCustomer()
    const old = await anOrder(customer, { placedAt: Date.UTC(2026, 0, 2) })
    const lines: [string, number][] = ['Emma', 'Ulysses', 'Middlemarch', 'Persuasion'].map(
      (name, n) => [name, n + 1],
    )
    const recent = await anOrder(customer, { placedAt: Date.UTC(2026, 10, 21), lines })
    const list = await findOrderList(customer, 1, reading)
    expect(list?.orders.map(({ number }) => number)).toEqual([recent, old])
    expect(list?.orders[0]).toEqual({
      number: recent,
      state: 'received',
      placed: { dateTime: '2026-11-21', text: '21 November 2026' },
      total: '₹549.00',
      things: 10,
      lines: [
        { quantity: 1, name: 'Emma' },
        { quantity: 2, name: 'Ulysses' },
        { quantity: 3, name: 'Middlemarch' },
      ],
      canCancel: true,
      isWithdrawn: false,
      isOfFiles: true,
      more: 1,
    })
  })

  test('say of one that was withdrawn from before it was sent that it was, and offer no cancelling', async () => {
    const customer = await aCustomer()
    const [whole, part] = [
      await anOrder(customer, { lines: [['Emma', 2]] }),
      await anOrder(customer, { placedAt: now - 1, lines: [['Emma', 2]] }),
    ]
    await withdraw((await findOrder(whole))!, { at: now })
    await withdraw((await findOrder(part))!, { at: now, lines: [{ position: 0, quantity: 1 }] })
    const list = await findOrderList(customer, 1, reading)
    expect(list?.orders).toMatchObject([
      { number: whole, isWithdrawn: true, canCancel: false },
      { number: part, isWithdrawn: false, canCancel: true },
    ])
  })

  test('are nobody else’s, and no guest’s', async () => {
    const customer = await aCustomer()
    await anOrder(await aCustomer())
    await anOrder(null)
    expect(await findOrderList(customer, 1, reading)).toEqual({
      ...{ orders: [], page: 1, lastPage: 1, total: 0 },
    })
  })

  test('stand ten on a page; there is no page beyond the last', async () => {
    const customer = await aCustomer()
    // Three at each moment: what is on two pages must not depend on chance.
    const numbers: string[] = []
    for (let n = 0; n < 21; n++)
      numbers.push(await anOrder(customer, { placedAt: now - Math.floor(n / 3) }))
    const pages = await Promise.all([1, 2, 3].map((page) => findOrderList(customer, page, reading)))
    expect(pages.map((page) => page?.orders.length)).toEqual([10, 10, 1])
    const listed = pages.flatMap((page) => page?.orders.map(({ number }) => number))
    expect(new Set(listed)).toEqual(new Set(numbers))
    expect(await findOrderList(customer, 4, reading)).toBeUndefined()
  })

  test('of exactly ten have one page; without any, there is the first page alone', async () => {
    const customer = await aCustomer()
    expect(await findOrderList(customer, 2, reading)).toBeUndefined()
    for (let n = 0; n < 10; n++) await anOrder(customer)
    expect((await findOrderList(customer, 1, reading))?.lastPage).toBe(1)
    expect(await findOrderList(customer, 2, reading)).toBeUndefined()
  })

  test.each([
    [null, { page: 1 }],
    ['', { page: 1 }],
    ['2', { page: 2 }],
    ['0', { page: 1, ignored: '0' }],
    ['-1', { page: 1, ignored: '-1' }],
    ['1.5', { page: 1, ignored: '1.5' }],
    ['two', { page: 1, ignored: 'two' }],
    ['9'.repeat(15), { page: 999_999_999_999_999 }],
    ['9'.repeat(16), { page: 1, ignored: '9'.repeat(16) }],
    ['x'.repeat(500), { page: 1, ignored: 'x'.repeat(60) }],
  ])('page %j is read as %j', (typed, read) => {
    expect(parseOrderPage(typed)).toEqual(read)
  })

  test('of the largest page that can be asked for are none, without a fault', async () => {
    expect(await findOrderList(await aCustomer(), 999_999_999_999_999, reading)).toBeUndefined()
  })
})

const signedIn = (customerId: string | undefined) =>
  customerId === undefined ? undefined : { customerId }

describe('a receipt', () => {
  test('opens for its customer without a key, for no other customer and for no guest', async () => {
    const customer = await aCustomer()
    const number = await anOrder(customer)
    const requested = (reader: string | undefined, owner = 'v') =>
      findReadableOrder(number, { key: null, owner, customer: signedIn(reader), now })
    expect((await requested(customer))?.number).toBe(number)
    expect(await requested(await aCustomer())).toBeUndefined()
    expect(await requested(undefined)).toBeUndefined()
  })

  test('of a guest opens for no customer who did not place it', async () => {
    const number = await anOrder(null)
    const guest = { key: null, owner: undefined, customer: undefined, now }
    const customer = signedIn(await aCustomer())
    expect(await findReadableOrder(number, { ...guest, customer })).toBeUndefined()
    expect(await findReadableOrder(number, guest)).toBeUndefined()
  })
})
