import type { Transaction } from '#app/database/connection.server.ts'
import { counterMethods, type PaymentMethod } from '#app/shop/ordering/orders/payment-method.ts'
import { listOfferedPayments } from '#app/shop/ordering/payments/offered-payments.server.ts'
import type { Quote } from '#app/shop/ordering/quote/quote.ts'
import { channelOf, type StaffSale } from './staff-order.ts'

/**
 * Returns the payment methods of an order that staff takes, the default first: cash and the card terminal at the counter,
 * and what a checkout offers, unless all is handed over. The page of a payment service is for the buyer's own browser.
 */
export async function listStaffPayments(
  quote: Quote,
  sale: StaffSale,
  now: number,
  reader?: Transaction,
): Promise<PaymentMethod[]> {
  if (sale === 'counter') return counterMethods
  const offered = await listOfferedPayments(quote, now, reader)
  const later = offered.filter(({ reservedForMs }) => reservedForMs === undefined)
  return channelOf(sale) === 'counter' ? [...counterMethods, ...later] : later
}
