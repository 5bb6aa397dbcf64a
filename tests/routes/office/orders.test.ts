import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
import { packOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { newStaffMember } from '../../office-staff.ts'
import { aPaidOrder, aPlacedOrder, orderOf } from '../../shop/orders/placed.ts'
import type { Shopper } from '../../shopper.ts'

let staff: Shopper
beforeAll(async () => {
  staff = await newStaffMember('clerk')
})

/** Delivers all that earlier tests left, so that the lists of work hold only the orders of the test. */
beforeEach(() =>
  db.writer
    .updateTable('customerOrder')
    .set({ state: 'delivered', paymentState: 'paid' })
    .execute(),
)

/** Placing as many orders would take seconds. */
async function copyOrder(number: string, times: number) {
  const [order, lines] = await Promise.all([
    db.read.selectFrom('customerOrder').selectAll().where('number', '=', number).execute(),
    db.read.selectFrom('orderLine').selectAll().where('orderNumber', '=', number).execute(),
  ])
  const numbers = Array.from({ length: times }, newOrderNumber)
  await db.writer
    .insertInto('customerOrder')
    .values(numbers.map((copy) => ({ ...order[0]!, number: copy, checkoutToken: copy })))
    .execute()
  await db.writer
    .insertInto('orderLine')
    .values(numbers.flatMap((orderNumber) => lines.map((line) => ({ ...line, orderNumber }))))
    .execute()
}

const listed = () => staff.texts('tbody th a')
/** Ticks orders of the list: the value of each box is what the list shows of the order. */
const choose = (...numbers: string[]) =>
  Object.fromEntries(
    numbers.map((number) => [`order-${number}`, staff.attr(`#order-${number}`, 'value')!]),
  )

describe('the list of orders', () => {
  test('finds orders by number, name, email and ISBN', async () => {
    const isbn = '9780141439518'
    const number = await aPlacedOrder({
      wanted: [await aBook({ isbn13: isbn })],
      email: 'Sought.For@example.org',
    })
    await db.writer
      .updateTable('customerOrder')
      .set({ name: 'Élodie Nguyễn' })
      .where('number', '=', number)
      .execute()
    await aPlacedOrder()
    const typed = [
      number.toLowerCase(),
      ` ${[...number].join(' ')} `,
      `No. ${number.slice(0, 3)}-${number.slice(3, 7)} ${number.slice(7)}`,
      number.slice(0, 6),
      'élodie ngu',
      'sought.for@',
      '978-0-14-143951-8',
    ]
    for (const q of typed) {
      await staff.visit('/office/orders')
      await staff.press('Apply', { q })
      expect([q, listed()]).toEqual([q, [number]])
    }
    expect(staff.text('tbody tr')).toContain('Élodie Nguyễn (India)')
    await staff.press('Apply', { q: 'nobody at all' })
    expect(staff.text('.empty')).toBe('There are no such orders.')
  })

  test('shows each list of work with its number', async () => {
    const [toPack, paid] = [await aPlacedOrder(), await aPaidOrder()]
    const files = await aPlacedOrder({ wanted: [await eBookWithFile()] })
    await staff.visit('/office/orders')
    expect(staff.texts('.views a')).toEqual(
      expect.arrayContaining(['To pack 2', 'Not paid yet 2', 'Only e-books 1']),
    )
    await staff.visit('/office/orders?view=to-pack')
    expect(listed()).toEqual([paid, toPack])
    await staff.visit('/office/orders?state=received&payment=due&view=ebooks-only')
    expect(listed()).toEqual([files])
    await staff.visit('/office/orders?state=lost&since=2026-02-30')
    expect(staff.text('.note')).toContain('State, Placed since')
  })

  test('continues after the last order of a page', async () => {
    const numbers: string[] = []
    for (let n = 0; n < 3; n++) numbers.unshift(await aPlacedOrder())
    await staff.visit(`/office/orders?after=${numbers[0]}`)
    expect(listed().slice(0, 2)).toEqual(numbers.slice(1))
    await staff.follow('Newest orders')
    expect(listed()[0]).toBe(numbers[0])
  })
})

describe('a page of 100 orders', () => {
  test('keeps its rows in the lists and after its orders are packed', async () => {
    await copyOrder(await aPlacedOrder(), 25)
    await staff.visit('/office/orders')
    expect(listed()).toHaveLength(25)
    await staff.press('Apply', { rows: '100' })
    await staff.follow('To pack 26')
    expect(staff.url).toBe('/office/orders?view=to-pack&rows=100')
    expect(listed()).toHaveLength(26)
    expect(staff.attr('#rows [selected]', 'value')).toBe('100')
    await staff.follow('Choose all orders of this page')
    await staff.press('Mark as packed', choose(...listed()))
    expect(staff.text('.toast')).toBe('26 orders are packed.')
    expect(staff.url).toBe('/office/orders?view=to-pack&rows=100')
    await staff.visit('/office/orders?rows=all')
    expect(listed()).toHaveLength(25)
    expect(staff.text('.note')).toContain('Rows per page')
  })

  test('is the most that is done at once', async () => {
    const numbers = Array.from({ length: 101 }, newOrderNumber)
    const chosen = Object.fromEntries(numbers.map((number) => [`order-${number}`, 'seen']))
    await staff.post('/office/orders', { intent: 'orders.pack', ...chosen })
    expect(staff.status).toBe(422)
    expect(staff.text('.errors')).toContain('Choose at most 100 rows at once.')
    const query = new URLSearchParams(numbers.map((number) => ['number', number]))
    await staff.visit(`/office/orders/papers/slips.pdf?${query}`)
    expect(staff.text('.toast')).toBe('Choose at most 100 rows at once.')
  })
})

describe('orders of a bulk action', () => {
  test('are packed and dispatched, and one that is refused is named and stays chosen', async () => {
    const [one, other] = [await aPlacedOrder(), await aPlacedOrder()]
    const files = await aPlacedOrder({ wanted: [await eBookWithFile()] })
    await staff.visit('/office/orders')
    await staff.press('Mark as packed', choose(one, other, files))
    expect(staff.status).toBe(422)
    expect(staff.text('.toast')).toBe('2 orders are packed.')
    expect(staff.texts('.errors li')).toEqual([
      `${files}: It has only e-books, so nothing is sent.`,
    ])
    expect(staff.attrs('input[checked]', 'name')).toEqual([`order-${files}`])
    await staff.press('Mark as dispatched', { ...choose(one, other), [`order-${files}`]: '' })
    expect(staff.text('.toast')).toBe('2 orders are dispatched, and their buyers get an e-mail.')
    expect((await orderOf(one)).state).toBe('dispatched')
    const packed = await aPlacedOrder()
    await staff.visit('/office/orders')
    await staff.press('Mark as dispatched', choose(one))
    expect(staff.text('.toast')).toBe('1 order was so already and stays as it is.')
    await packOrder(packed, Date.now())
    await staff.visit('/office/orders')
    await staff.press('Mark as dispatched', choose(one, other, packed))
    expect(staff.text('.toast')).toBe(
      '1 order is dispatched, and its buyer gets an e-mail. 2 orders were so already and stay as they are.',
    )
    await staff.press('Mark as dispatched')
    expect(staff.text('.errors')).toContain('Choose at least one order.')
  })

  test('that are checked first are accepted or cancelled', async () => {
    const [good, bad] = [await aPlacedOrder(), await aPlacedOrder()]
    await db.writer
      .updateTable('customerOrder')
      .set({ unreserved: 1 })
      .where('number', 'in', [good, bad])
      .execute()
    await staff.visit('/office/orders?view=suspicious')
    await staff.press('Cancel', choose(bad))
    expect(staff.text('.toast')).toBe('1 order is cancelled.')
    await staff.press('Accept and reserve stock', choose(good))
    expect(staff.text('.toast')).toContain('1 order holds its stock')
    expect((await orderOf(good)).unreserved).toBe(0)
    expect(listed()).toEqual([])
    const setUnreserved = (unreserved: 0 | 1) =>
      db.writer
        .updateTable('customerOrder')
        .set({ unreserved })
        .where('number', '=', good)
        .execute()
    await setUnreserved(1)
    await staff.visit('/office/orders?view=suspicious')
    await setUnreserved(0)
    await staff.press('Accept and reserve stock', choose(good))
    expect(staff.status).toBe(409)
  })

  test('give one file of slips and one of invoices, or say which of them has none', async () => {
    const [one, other] = [await aPlacedOrder(), await aPaidOrder()]
    await staff.visit('/office/orders')
    await staff.press('Packing slips (PDF)', choose(one, other))
    expect(staff.headers.get('Content-Type')).toBe('application/pdf')
    expect(staff.url).toContain('/office/orders/papers/slips.pdf?number=')
    await staff.visit('/office/orders')
    await staff.press('Invoices (PDF)', choose(one, other))
    expect(staff.status).toBe(422)
    expect(staff.text('.errors')).toContain(`${one}: It has no invoice yet.`)
  })
})
