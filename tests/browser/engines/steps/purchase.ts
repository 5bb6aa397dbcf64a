import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { Visitor } from '../visitor.ts'
import { addButton, phone, type Visit } from './visit.ts'

export const placeOrder = 'button[value="order.place"]'

export async function fillInAddress(visitor: Visitor, email = 'asha@example.org') {
  const typed = {
    email,
    name: 'Asha Raghavan',
    addressLine1: 'Laternenweg 14',
    postcode: '10115',
    city: 'Berlin',
  }
  for (const [field, words] of Object.entries(typed)) await visitor.type(`#${field}`, words)
}

/** Goes from the home page to the filled checkout by links and buttons only. */
export async function goToCheckout(visitor: Visitor, email?: string) {
  await visitor.open('/de')
  await visitor.type('#q', 'moby dick')
  await visitor.press('Enter')
  await visitor.at('q=moby')
  await visitor.click('main .card__title a')
  await visitor.at('/book/')
  await visitor.click(addButton)
  await visitor.text('.toast')
  await visitor.click('.toast a[href$="/cart"]')
  await visitor.at('/cart$')
  await visitor.click('main [value="cart.checkout"]')
  await visitor.at('/checkout$')
  await fillInAddress(visitor, email)
}

export async function order(visitor: Visitor) {
  await visitor.click(placeOrder)
  await visitor.at('/order-received/')
}

/** Returns the lines of all orders of a buyer. */
export const orderedBy = (email: string) =>
  db.read
    .selectFrom('customerOrder')
    .innerJoin('orderLine', 'orderLine.orderNumber', 'customerOrder.number')
    .select(['productId', 'quantity', 'totalMinor', 'currency', 'country', 'city'])
    .where('email', '=', email)
    .execute()

export function testPurchase(visit: Visit) {
  test('a guest buys a book, and the order is the same with JavaScript and without', async () => {
    const orders: unknown[] = []
    for (const hasScript of [false, true])
      await visit({ ...phone, hasScript }, async (visitor) => {
        const email = newBuyer()
        await goToCheckout(visitor, email)
        await calculateByEnter(visitor)
        expect(await orderedBy(email)).toEqual([])
        await order(visitor)
        orders.push(await orderedBy(email))
      })
    expect(orders[0]).toMatchObject([{ quantity: 1, country: 'FR', city: 'Berlin' }])
    expect(orders[1]).toEqual(orders[0])
  })
}

/** Presses Enter in the last field, which calculates the sums for the country, also if their button is out of sight. */
async function calculateByEnter(visitor: Visitor) {
  const total = () => visitor.text('main .sums .total')
  const before = await total()
  await visitor.evaluate(() => {
    document.querySelector<HTMLSelectElement>('#country')!.value = 'FR'
  })
  await visitor.press('Enter')
  await expect.poll(total).not.toBe(before)
}

let buyers = 0
export const newBuyer = () => `buyer-${++buyers}@example.org`
