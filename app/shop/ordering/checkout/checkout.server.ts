import { randomBytes } from 'node:crypto'
import type { Quote } from '#app/shop/ordering/quote/quote.ts'
import { listDeliveryCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import { listOfferedPayments } from '#app/shop/ordering/payments/offered-payments.server.ts'
import {
  describeCheckout,
  describeUnavailable,
  type Checkout,
  type CheckoutState,
} from './checkout-page.ts'

/** Returns 128 random bits. Each token places at most one order (see `placeOrder`). */
export const newCheckoutToken = (): string => randomBytes(16).toString('base64url')

/** Returns what the checkout shows of a quote. */
export async function showCheckout(
  quote: Quote,
  { now, ...checkout }: Omit<Checkout, 'countries' | 'payments'> & { now: number },
): Promise<CheckoutState> {
  if (quote.lines.length === 0) return { unavailable: describeUnavailable(quote) }
  const [countries, offered] = await Promise.all([
    listDeliveryCountries(),
    listOfferedPayments(quote, now),
  ])
  const payments = offered.map(({ id }) => id)
  return { checkout: describeCheckout(quote, { ...checkout, countries, payments }) }
}
