import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { rateOf } from '#app/i18n/currency.ts'
import type { QuotedCoupon, QuotedDiscount, Reduction } from '#app/shop/ordering/coupons/coupon.ts'
import { quoteCartCoupon } from './quote-coupon.server.ts'
import { parcelLines, sumUp } from '#app/shop/ordering/coupons/reduced-sums.ts'
import { isAvailableNow } from '#app/shop/catalogue/products/availability.ts'
import { arrivalOf } from '#app/shop/pricing/delivery/arrival.server.ts'
import { isSent, type DeliveryOption } from '#app/shop/pricing/delivery/delivery.ts'
import { handedOverMethod } from '#app/shop/pricing/delivery/pickup.ts'
import { dispatchDay } from '#app/shop/pricing/delivery/dispatch-day.server.ts'
import { listDelivery } from '#app/shop/pricing/delivery/delivery.server.ts'
import { findTaxRates, taxDayOf } from '#app/shop/pricing/tax/tax.server.ts'
import { lineId } from './cart.ts'
import {
  findQuoteLines,
  shareQuoteLines,
  type QuoteLines,
  type QuoteViewer,
} from './quote-lines.server.ts'
import type { Quote, QuotedDelivery, QuoteLine } from './quote.ts'

/** An order is still given the arrival that its page showed, if this is no longer ago. */
const honouredMs = 30 * 60_000

/**
 * `deliveryMethod` is used if it is offered, or else the cheapest. `email` is that of the customer, once it is known.
 */
export type QuoteParams = QuoteViewer & { deliveryMethod?: string; email?: string }

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
  const coupon = await quoteCartCoupon(owner, found, params.email, reader)
  return sumQuote(found, { ...(coupon && { coupon }) }, params, reader)
}

/** `isHandedOver` means that staff hands over the goods at once, so that nothing is delivered. */
type SumParams = QuoteParams & { isHandedOver?: boolean }

/** Returns what priced lines come to, with at most one reduction, their delivery and their taxes. */
export async function sumQuote(
  found: QuoteLines,
  reductions: { coupon?: QuotedCoupon; discount?: QuotedDiscount },
  params: SumParams,
  reader: Reader,
): Promise<Quote> {
  const { context, lines, unavailable } = found
  const reduction = reductions.coupon ?? reductions.discount
  const delivery = params.isHandedOver
    ? handOver(found)
    : await chooseDelivery(found, reduction, params, reader)
  const deliveryMinor = delivery.kind === 'offered' ? delivery.chosen.minor : 0
  const { country, now } = params
  const taxRates = await findTaxRates(country, taxDayOf(country, now), reader)
  const named = lines.map((line) => ({ ...line, id: lineId(line) }))
  return {
    currency: params.currency,
    country,
    rate: rateOf(context.rates, params.currency),
    rateDay: context.rateDay,
    lines,
    unavailable,
    ...reductions,
    delivery,
    deliveryMinor,
    taxRates,
    ...sumUp(named, reduction, deliveryMinor, taxRates, country),
  }
}

/** Goods that are handed over cost nothing to deliver. */
function handOver({ lines, context: { currency } }: QuoteLines): Quote['delivery'] {
  if (!lines.some(isSent)) return { kind: 'none' }
  const chosen = { method: handedOverMethod, minor: 0, currency, daysFrom: 0, daysTo: 0 }
  return { kind: 'offered', options: [chosen], chosen }
}

async function chooseDelivery(
  { context, lines }: QuoteLines,
  reduction: Reduction | undefined,
  { deliveryMethod, now }: QuoteParams,
  reader: Reader,
): Promise<Quote['delivery']> {
  if (lines.length === 0) return { kind: 'none' }
  const { market, currency, rates } = context
  const parcel = { market, currency, rates, lines: parcelLines(lines, reduction) }
  const offer = await listDelivery(parcel, reader)
  if (!offer.ok)
    return { kind: 'refused', reason: offer.reason === 'too-heavy' ? 'weight' : 'country' }
  const waiting = lines.filter((line) => isSent(line) && !isAvailableNow(line.availability))
  const arrives = (option: DeliveryOption, placedAt: number) =>
    waiting.length === 0 ? arrivalOf(dispatchDay(placedAt), option, market) : undefined
  const options = offer.options.map((option): QuotedDelivery => {
    const arrival = arrives(option, now)
    return { ...option, ...(arrival && { arrival }) }
  })
  const chosen = options.find(({ method }) => method === deliveryMethod) ?? options[0]
  if (!chosen) return { kind: 'none' }
  const honoured = arrives(chosen, now - honouredMs)
  return {
    kind: 'offered',
    options,
    chosen,
    // An order that is collected is free in any case.
    ...(offer.free && !chosen.pickup && { free: offer.free }),
    ...(honoured && { honoured }),
    ...releaseOf(waiting),
  }
}

/** Returns the last day of publication, if all lines that the parcel waits for are pre-orders. */
function releaseOf(waiting: QuoteLine[]): { release?: number } {
  const days = waiting.map(({ availability }) =>
    availability.kind === 'pre-order' ? availability.from : Infinity,
  )
  const release = Math.max(0, ...days)
  return waiting.length > 0 && Number.isFinite(release) ? { release } : {}
}
