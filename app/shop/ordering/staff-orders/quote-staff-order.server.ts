import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import { findFixedIds } from '#app/shop/ordering/quote/quote-coupon.server.ts'
import { priceLines } from '#app/shop/ordering/quote/quote-lines.server.ts'
import { sumQuote } from '#app/shop/ordering/quote/quote.server.ts'
import type { Quote } from '#app/shop/ordering/quote/quote.ts'
import { quoteDiscount, type DiscountFault } from './quote-discount.ts'
import type { StaffTerms } from './staff-order.ts'

/** Holds what an order of staff costs now. */
export type StaffQuote = {
  quote: Quote
  /** Holds the products whose price a publisher fixes in the market, so that no discount reduces them. */
  fixedIds: Set<string>
  /** Tells why the discount is not in the quote. */
  discountFault?: DiscountFault
}

/** Returns what an order costs now by the prices, tax and delivery of the shop. Nothing is stored. */
export async function quoteStaffOrder(
  terms: StaffTerms,
  reader: Reader = db.read,
): Promise<StaffQuote> {
  const { lines: wanted, discount, sale, deliveryMethod, ...viewer } = terms
  const found = await priceLines(
    wanted.map((line, addedAt) => ({ ...line, addedAt })),
    viewer,
    reader,
  )
  const fixedIds = await findFixedIds(found.lines, viewer.country, reader)
  const counted = found.lines.map((line) => ({
    id: lineId(line),
    lineMinor: line.lineMinor,
    isFixed: fixedIds.has(line.productId),
  }))
  const discounted = discount && counted.length > 0 ? quoteDiscount(discount, counted) : undefined
  const quote = await sumQuote(
    found,
    discounted?.ok ? { discount: discounted } : {},
    { ...viewer, isHandedOver: sale === 'counter', ...(deliveryMethod && { deliveryMethod }) },
    reader,
  )
  return {
    quote,
    fixedIds,
    ...(discounted && !discounted.ok && { discountFault: discounted.fault }),
  }
}
