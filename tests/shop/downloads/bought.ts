import { db } from '#app/database/database.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import type { CheckoutDetails } from '#app/shop/ordering/checkout/order-request.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'

type Facts = {
  now?: number
  customer?: string
  details?: Partial<CheckoutDetails>
  /** Is true if the payment arrived, which is the default. */
  isPaid?: boolean
}

/** Buys products by invoice, with the consent that e-books need. Returns the order's number. */
export async function buy(
  products: string[],
  { now, customer, details, isPaid = true }: Facts = {},
): Promise<string> {
  const at = now === undefined ? {} : { now }
  const visitor = await aVisitor(products, at)
  const placing = await aPlacing(visitor, at)
  const placed = await placeOrder({
    ...placing,
    ...(customer !== undefined && { account: { customer, keepsAddress: false } }),
    details: { ...placing.details, ebookConsent: true, ...details },
  })
  if (!placed.ok) throw new Error('not ordered')
  if (isPaid) await recordPaid(placed.number, { at: placing.now, reference: null }, placing.now)
  return placed.number
}

export const downloadsOf = (orderNumber: string) =>
  db.read
    .selectFrom('ebookDownload')
    .selectAll()
    .where('orderNumber', '=', orderNumber)
    .orderBy('position')
    .execute()
