import { randomUUID } from 'node:crypto'
import { runCoupon } from '#app/command/orders/coupon.server.ts'
import { db } from '#app/database/database.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { aBook, aDress } from '../../fixtures/catalogue.ts'
import { aCustomer } from '../../shop/accounts/customers.ts'
import { runLine } from '../../shop/command/run-command.ts'
import { aSentOrder } from '../../shop/orders/placed.ts'
import { withdraw } from '../../shop/returns/orders.ts'
import { aReview } from '../../shop/reviews/written.ts'

const red = { color: 'red', size: 'm' }

async function aMessage(): Promise<string> {
  const id = randomUUID()
  const words = { name: 'Asha', subject: 'Hours', message: 'When do you open?', language: 'en' }
  await db.writer
    .insertInto('contactMessage')
    .values({ id, email: 'asha@example.org', ...words, sentAt: Date.now() })
    .execute()
  return id
}

/** Adds rows to the demo, and returns an address or several of each page of the office that has parameters, by its route. */
export async function addressesWithParameters(): Promise<Record<string, string[]>> {
  const [dress, customer] = [await aDress(), await aCustomer()]
  const number = await aSentOrder({ wanted: [await aBook(), { productId: dress, ...red }] })
  await withdraw((await findOrder(number))!, { lines: [{ position: 0, quantity: 1 }] })
  await runLine(runCoupon, 'add TEN --percent 10')
  const { id: review } = await aReview('b01')
  const { slug: offer } = await db.read.selectFrom('offer').select('slug').executeTakeFirstOrThrow()
  return {
    'office/orders/:number': [`/office/orders/${number}`],
    'office/products/:id': ['b01', 'b01e', dress].map((id) => `/office/products/${id}`),
    'office/products/:id/pictures': ['/office/products/b01/pictures'],
    'office/products/:id/ebook': ['/office/products/b01e/ebook'],
    'office/reviews/:id': [`/office/reviews/${review}`],
    'office/messages/:id': [`/office/messages/${await aMessage()}`],
    'office/customers/:id': [`/office/customers/${customer}`],
    'office/customers/:id/delete': [`/office/customers/${customer}/delete`],
    'office/figures/:figure': ['/office/figures/views'],
    'office/offers/:slug': [`/office/offers/${offer}`],
    'office/coupons/:code': ['/office/coupons/TEN'],
    'office/categories/:slug': ['/office/categories/women'],
    'office/people/:slug': ['/office/people/jane-austen'],
    'office/publishers/:slug': ['/office/publishers/lantern-and-quill'],
    'office/texts/:page/:language': ['/office/texts/about/de'],
    'office/*': ['/office/no/such/page'],
  }
}
