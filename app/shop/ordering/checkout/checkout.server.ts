import { randomBytes } from 'node:crypto'
import type { Quote } from '#app/shop/ordering/quote/quote.ts'
import { listDeliveryCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import { hasCard } from '#app/shop/ordering/payments/stripe-client.server.ts'
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
  checkout: Omit<Checkout, 'countries' | 'hasCard'>,
): Promise<CheckoutState> {
  if (quote.lines.length === 0) return { unavailable: describeUnavailable(quote) }
  const countries = await listDeliveryCountries()
  return { checkout: describeCheckout(quote, { ...checkout, countries, hasCard: hasCard() }) }
}
