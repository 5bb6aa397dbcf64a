import type { LineKey, Quote } from '../cart/quote.ts'
import type { Country } from '../currency/countries.ts'
import type { Currency } from '../currency/currency.ts'
import type { DeliveryMethod } from '../delivery/delivery.ts'

export type SnapshotLine = LineKey & { quantity: number; unitMinor: number }

/** The sums that stood above the order button: what an order is compared with. Minor units of `currency`. */
export type QuoteSnapshot = {
  currency: Currency
  country: Country
  rateDay: string
  lines: SnapshotLine[]
  /** The coupon that counted, and what it took off. */
  coupon?: { code: string; minor: number }
  /** Null where nothing is sent, or nothing can be. */
  deliveryMethod: DeliveryMethod | null
  deliveryMinor: number
  totalMinor: number
}

/** What a page with this quote shows. */
export function snapshotOf(quote: Quote): QuoteSnapshot {
  const { currency, country, rateDay, lines, coupon, delivery, deliveryMinor, totalMinor } = quote
  return {
    currency,
    country,
    rateDay,
    lines: lines.map(({ productId, color, size, quantity, unitMinor }) => ({
      productId,
      color,
      size,
      quantity,
      unitMinor,
    })),
    ...(coupon?.ok && { coupon: { code: coupon.code, minor: coupon.minor } }),
    deliveryMethod: delivery.kind === 'offered' ? delivery.chosen.method : null,
    deliveryMinor,
    totalMinor,
  }
}

/** For the hidden field of the form; short, since a form holds at most 64 KB. */
export function serialiseSnapshot({
  lines,
  coupon,
  deliveryMethod,
  deliveryMinor,
  ...rest
}: QuoteSnapshot): string {
  return JSON.stringify({
    ...rest,
    ...(coupon && { coupon: [coupon.code, coupon.minor] }),
    delivery: [deliveryMethod, deliveryMinor],
    lines: lines.map(({ productId, quantity, unitMinor, color, size }) =>
      color || size
        ? [productId, quantity, unitMinor, color, size]
        : [productId, quantity, unitMinor],
    ),
  })
}
