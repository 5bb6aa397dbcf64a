import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { QuotedCoupon } from '#app/shop/ordering/coupons/coupon.ts'
import { quoteCartCoupon } from './quote-coupon.server.ts'
import { parcelLines, sumUp } from '#app/shop/ordering/coupons/reduced-sums.ts'
import { dayOf } from '#app/i18n/format/day.ts'
import { listDelivery } from '#app/shop/pricing/delivery/delivery.server.ts'
import { findTaxRates } from '#app/shop/pricing/tax/tax.server.ts'
import { lineId } from './cart.ts'
import {
  findQuoteLines,
  shareQuoteLines,
  type QuoteLines,
  type QuoteViewer,
} from './quote-lines.server.ts'
import type { Quote } from './quote.ts'

/**
 * `deliveryMethod` is used if it is offered, or else the cheapest. `email` is that of the customer, once it is known.
 */
type QuoteParams = QuoteViewer & { deliveryMethod?: string; email?: string }

/**
 * Returns what the cart of `owner` costs now, with a constant number of queries. Without an owner the cart is empty. A
 * line above its limit is counted in full, so the code that sells must compare `quantity` with `limit`.
 */
export async function quoteCart(
  owner: string | undefined,
  params: QuoteParams,
  reader: Reader = db.read,
): Promise<Quote> {
  return quoteFound(await findQuoteLines(owner, params, reader), owner, params, reader)
}

type QuoteContext = QuoteViewer & {
  owner: string | undefined
  customer?: { email: string } | undefined
}

/** Returns the same quote for read-only use, sharing the lines with the header. */
export async function quoteShared(context: QuoteContext): Promise<Quote> {
  const { owner, customer } = context
  const params = { ...context, ...(customer && { email: customer.email }) }
  return quoteFound(await shareQuoteLines(context), owner, params, db.read)
}

async function quoteFound(
  found: QuoteLines,
  owner: string | undefined,
  params: QuoteParams,
  reader: Reader,
): Promise<Quote> {
  const { context, lines, unavailable } = found
  const coupon = await quoteCartCoupon(owner, found, params.email, reader)
  const delivery = await chooseDelivery(found, coupon, params.deliveryMethod, reader)
  const deliveryMinor = delivery.kind === 'offered' ? delivery.chosen.minor : 0
  const rates = await findTaxRates(params.country, dayOf(params.now), reader)
  const named = lines.map((line) => ({ ...line, id: lineId(line) }))
  return {
    currency: params.currency,
    country: params.country,
    rate: context.rates[params.currency],
    rateDay: context.rateDay,
    lines,
    unavailable,
    ...(coupon && { coupon }),
    delivery,
    deliveryMinor,
    ...sumUp(named, coupon, deliveryMinor, rates),
  }
}

async function chooseDelivery(
  { context, lines }: QuoteLines,
  coupon: QuotedCoupon | undefined,
  method: string | undefined,
  reader: Reader,
): Promise<Quote['delivery']> {
  if (lines.length === 0) return { kind: 'none' }
  const { market, currency, rates } = context
  const parcel = { market, currency, rates, lines: parcelLines(lines, coupon) }
  const offer = await listDelivery(parcel, reader)
  if (!offer.ok)
    return { kind: 'refused', reason: offer.reason === 'too-heavy' ? 'weight' : 'country' }
  const { options } = offer
  const chosen = options.find((option) => option.method === method) ?? options[0]
  return chosen ? { kind: 'offered', options, chosen } : { kind: 'none' }
}
