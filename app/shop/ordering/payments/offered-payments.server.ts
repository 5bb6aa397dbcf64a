import type { Transaction } from '#app/database/connection.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import { listPaymentMethods, type PaymentMethod } from '#app/shop/ordering/orders/payment-method.ts'
import type { Quote } from '#app/shop/ordering/quote/quote.ts'
import { hasCard } from './stripe-client.server.ts'

/** Returns the payment methods offered for an order of what a quote lists, the default first. */
export async function listOfferedPayments(
  quote: Quote,
  now: number,
  reader?: Transaction,
): Promise<PaymentMethod[]> {
  const { country, currency, totalMinor, delivery, lines } = quote
  const { rates } = await findRates(now, reader)
  return listPaymentMethods(
    {
      country,
      total: { minor: totalMinor, currency },
      needsDelivery: delivery.kind !== 'none',
      hasEbooks: lines.some(({ format }) => format === 'e-book'),
      hasCard: hasCard(),
      rates,
    },
    shopSettings(),
  )
}
