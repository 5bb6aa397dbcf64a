import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { guestOrder, newEmail } from '../../shop/accounts/customers.ts'
import { aCustomerShopping, aGuest } from '../customers/signed-in.ts'

/** So many orders of a customer, each a day older; answers with the numbers, the newest first. */
async function orders(customer: string, count: number): Promise<string[]> {
  const numbers: string[] = []
  for (let n = 0; n < count; n++) {
    const email = newEmail()
    const placed = await guestOrder(email, email)
    const number = newOrderNumber()
    const placedAt = Date.UTC(2026, 10, 21) - n * 24 * 60 * 60 * 1000
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({ number, customer, placedAt })
        .where('number', '=', placed)
        .execute(),
    )
    numbers.push(number)
  }
  return numbers
}

describe('my orders', () => {
  test.each(['', '/fr', '/de'])(
    'under "%s" lead who is not signed in to the sign-in, and back',
    async (prefix) => {
      const guest = await aGuest()
      await guest.visit(`${prefix}/my-orders?page=2`)
      const next = encodeURIComponent(`${prefix}/my-orders?page=2`)
      expect(guest.url).toBe(`${prefix}/login-register?next=${next}`)
      expect(guest.cookieNames()).toEqual([])
    },
  )

  test('are empty at first, and say so', async () => {
    const { shopper } = await aCustomerShopping()
    await shopper.visit('/my-orders')
    expect(shopper.status).toBe(200)
    expect(shopper.texts('h1')).toEqual(['My orders'])
    expect(shopper.text('main')).toContain('No orders yet')
    expect(shopper.attr('main .btn', 'href')).toBe('/books')
  })

  test.each([
    ['', 'We check this order before we reserve the items'],
    ['/fr', 'Nous vérifions cette commande'],
    ['/de', 'Wir prüfen diese Bestellung'],
  ])(
    'under "%s" say of one that is checked first that nothing is put aside',
    async (prefix, words) => {
      const { shopper, customer } = await aCustomerShopping()
      const [number = ''] = await orders(customer, 1)
      const change = (facts: { unreserved?: 1; state?: 'cancelled' }) =>
        db.write((trx) =>
          trx.updateTable('customerOrder').set(facts).where('number', '=', number).execute(),
        )
      const printed = async () => (await shopper.visit(`${prefix}/my-orders`)).text('.order')
      expect(await printed()).not.toContain(words)
      await change({ unreserved: 1 })
      expect(await printed()).toContain(words)
      await change({ state: 'cancelled' })
      expect(await printed()).not.toContain(words)
    },
  )

  test('list what was bought, and lead to the receipt', async () => {
    const { shopper } = await aCustomerShopping()
    await shopper.visit(`/book/${await aBook({ name: 'Silas Marner', price: 54_900 })}`)
    await shopper.press('Add to cart', { quantity: '2' }, { within: '.buy' })
    await shopper.visit('/checkout')
    await shopper.press('Order with obligation to pay', {
      ...{ addressLine1: '14 Lantern Lane', postcode: '560001', city: 'Bengaluru' },
    })
    const path = shopper.url
    const total = shopper.text('.receipt .sums .total dd')!
    await shopper.follow('My orders', { within: '.receipt' })
    expect(shopper.url).toBe('/my-orders')
    const entry = shopper.text('article.order')!
    for (const words of [
      path.split('/').at(-1)!,
      'Received',
      total,
      '2 items',
      '2 × Silas Marner (paperback)',
    ])
      expect(entry).toContain(words)
    expect(shopper.attrs('article.order a', 'href')).toContain(path)
  })

  test('count and charge no line that was cancelled; the receipt names it', async () => {
    const { shopper } = await aCustomerShopping()
    const book = { stock: 5, price: 54_900 }
    for (const name of ['Silas Marner', 'Romola']) {
      await shopper.visit(`/book/${await aBook({ ...book, name })}`)
      await shopper.press('Add to cart', { quantity: '2' }, { within: '.buy' })
    }
    await shopper.visit('/checkout')
    await shopper.press('Order with obligation to pay', {
      ...{ addressLine1: '14 Lantern Lane', postcode: '560001', city: 'Bengaluru' },
    })
    const path = shopper.url
    const number = path.split('/').at(-1)!
    await recordPaid(number, { at: Date.now(), reference: null }, Date.now())
    const { lines } = (await findOrder(number))!
    const romola = lines.find(({ name }) => name === 'Romola')!.position
    const parts = [
      { position: romola, quantity: 2 },
      { position: 1 - romola, quantity: 1 },
    ]
    expect(await cancelLines(number, parts, Date.now())).toMatchObject({ ok: true })
    await shopper.visit(path)
    expect(shopper.text('.receipt tbody')).toContain('2 cancelled')
    expect(shopper.text('.receipt .sums')).toMatch(/Cancelled.*1,647.*Total.*549.*Paid.*2,196/s)
    const total = shopper.text('.receipt .sums .total dd')!
    await shopper.visit('/my-orders')
    const entry = shopper.text('article.order')!
    for (const words of [total, '1 item', '1 × Silas Marner']) expect(entry).toContain(words)
    expect(entry).not.toContain('Romola')
  })

  test('stand in no store and in no search engine', async () => {
    const { shopper } = await aCustomerShopping()
    await shopper.visit('/my-orders')
    expect(shopper.headers.get('Cache-Control')).toBe('private, no-store')
    expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
  })
})

describe('the pages of my orders', () => {
  let who: Awaited<ReturnType<typeof aCustomerShopping>>
  let numbers: string[]
  beforeAll(async () => {
    who = await aCustomerShopping()
    numbers = await orders(who.customer, 12)
  })
  const listed = () => who.shopper.texts('article.order h2').map((text) => text.slice(-8))

  test('hold ten, the newest first, and lead to the older ones', async () => {
    const { shopper } = who
    await shopper.visit('/my-orders')
    expect(listed()).toEqual(numbers.slice(0, 10))
    await shopper.follow('Show 2 older orders')
    expect(shopper.url).toBe('/my-orders?page=2')
    expect(listed()).toEqual(numbers.slice(10))
    expect(shopper.text('title')).toBe('My orders, page 2 · Octavo')
    expect(shopper.text('nav.pages')).toContain('You have viewed 12 of 12 orders')
  })

  test('beyond the last are 404', async () => {
    await who.shopper.visit('/my-orders?page=3')
    expect(who.shopper.status).toBe(404)
    expect(who.shopper.texts('article.order')).toEqual([])
  })

  test.each(['0', 'two', '-1', '1.5', '<b>'])('page %j is the first, and says so', async (page) => {
    await who.shopper.visit(`/my-orders?page=${encodeURIComponent(page)}`)
    expect(who.shopper.status).toBe(200)
    expect(listed()).toEqual(numbers.slice(0, 10))
    expect(who.shopper.text('.note')).toContain(`There is no page “${page}” in this list`)
  })

  test.each(['/fr', '/de'])('under %s are in its words', async (prefix) => {
    await who.shopper.visit(`${prefix}/my-orders`)
    expect(who.shopper.text('main')).not.toMatch(/order|Receipt|things/i)
    expect(listed()).toHaveLength(10)
  })

  test('are nobody else’s: neither the list nor a receipt', async () => {
    const { shopper } = await aCustomerShopping()
    await shopper.visit('/my-orders')
    for (const number of numbers) expect(shopper.html).not.toContain(number)
    await shopper.visit(`/order-received/${numbers[0]}`)
    expect(shopper.status).toBe(404)
    expect(shopper.text('main')).not.toContain('Lantern')
  })

  test('a receipt opens for its customer, and for nobody once they signed out', async () => {
    const { shopper } = await aCustomerShopping()
    const own = (await orders((await aCustomerShopping()).customer, 1))[0]!
    await shopper.visit(`/order-received/${own}`)
    expect(shopper.status).toBe(404)
    await who.shopper.visit(`/order-received/${numbers[0]}`)
    expect(who.shopper.status).toBe(200)
    expect(who.shopper.text('.receipt')).toContain('Lantern')
    await who.shopper.visit('/logout')
    await who.shopper.visit(`/order-received/${numbers[0]}`)
    expect(who.shopper.status).toBe(404)
  })
})
