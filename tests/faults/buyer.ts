import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import type { Shopper } from '../shopper.ts'

const orderWords = 'Order with obligation to pay'

/**
 * Takes an English shopper to the checkout with one copy of a book; `press` presses the button
 * that orders.
 */
export async function buyerOf(shopper: Shopper, book: string) {
  const email = `buyer-${randomUUID()}@example.org`
  await shopper.visit(`/book/${book}`)
  await shopper.press('Add to cart', {}, { within: 'main .buy' })
  await shopper.visit('/checkout')
  const press = (payment = 'invoice') =>
    shopper.press(orderWords, {
      ...{ name: 'Asha Raghavan', email, payment },
      ...{ addressLine1: '14 Lantern Lane', postcode: '560001', city: 'Bengaluru' },
    })
  return { shopper, email, press }
}

export const ordersOf = (email: string) =>
  db.read
    .selectFrom('customerOrder')
    .select(['number', 'state', 'paymentState'])
    .where('email', '=', email)
    .execute()
