import type { LineKey, Quote, TaxShare } from '#app/shop/ordering/quote/quote.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { Currency } from '#app/i18n/currency.ts'
import type { Arrival } from '#app/shop/pricing/delivery/arrival.ts'

export type SnapshotLine = LineKey & { quantity: number; unitMinor: number }
export type SnapshotTax = Pick<TaxShare, 'basisPoints' | 'taxMinor'>

/** Holds the amounts shown above the order button, which an order is compared with. Minor units of `currency`. */
export type QuoteSnapshot = {
  currency: Currency
  country: Country
  rateDay: string
  lines: SnapshotLine[]
  /** Holds the coupon that applied, with its discount. */
  coupon?: { code: string; minor: number }
  /** Is null if nothing is sent or nothing can be. */
  deliveryMethod: string | null
  deliveryMinor: number
  /** Is undefined if no day of arrival was shown. */
  arrival?: Arrival
  /** Holds the tax contained in the total, by rate; empty if none is charged. */
  taxes: SnapshotTax[]
  totalMinor: number
}

/** Returns what a page with this quote shows. */
export function snapshotOf(quote: Quote): QuoteSnapshot {
  const { currency, country, rateDay, lines, coupon, delivery, deliveryMinor, taxes, totalMinor } =
    quote
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
    ...(delivery.kind === 'offered' &&
      delivery.chosen.arrival && { arrival: delivery.chosen.arrival }),
    deliveryMethod: delivery.kind === 'offered' ? delivery.chosen.method : null,
    deliveryMinor,
    taxes: taxes.map(({ basisPoints, taxMinor }) => ({ basisPoints, taxMinor })),
    totalMinor,
  }
}

/** Encodes the snapshot for the hidden field of the form. It is compact, because a form holds at most 64 KB. */
export function serialiseSnapshot({
  lines,
  coupon,
  deliveryMethod,
  deliveryMinor,
  arrival,
  taxes,
  ...rest
}: QuoteSnapshot): string {
  return JSON.stringify({
    ...rest,
    ...(coupon && { coupon: [coupon.code, coupon.minor] }),
    delivery: [deliveryMethod, deliveryMinor],
    ...(arrival && { arrives: [arrival.from, arrival.to] }),
    taxes: taxes.map(({ basisPoints, taxMinor }) => [basisPoints, taxMinor]),
    lines: lines.map(({ productId, quantity, unitMinor, color, size }) =>
      color || size
        ? [productId, quantity, unitMinor, color, size]
        : [productId, quantity, unitMinor],
    ),
  })
}
