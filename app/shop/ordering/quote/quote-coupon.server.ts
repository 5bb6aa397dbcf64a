import type { Reader } from '#app/database/connection.server.ts'
import { lineId } from './cart.ts'
import type { QuoteLine } from './quote.ts'
import type { Country } from '#app/i18n/markets.ts'
import { isPriceFixed } from '#app/shop/pricing/prices/price.ts'
import type { Coupon, QuotedCoupon } from '#app/shop/ordering/coupons/coupon.ts'
import { findCoupon } from '#app/shop/ordering/coupons/find-coupon.server.ts'
import {
  quoteCoupon,
  type CountedLine,
  type CouponContext,
} from '#app/shop/ordering/coupons/reduction.ts'

/** Holds purchasable lines and their context; money is in the currency of `context`. */
export type CouponCart = { lines: QuoteLine[]; context: CouponContext & { market: Country } }

/** The number stays well below the parameter limit of one statement. */
const idsPerQuery = 600

/**
 * Returns the effect of a cart's coupon now; undefined if it has none or nothing is purchasable.
 * @param email The order's address, for coupons with a limit of uses for each customer.
 */
export async function quoteCartCoupon(
  owner: string | undefined,
  cart: CouponCart,
  email: string | undefined,
  reader: Reader,
): Promise<QuotedCoupon | undefined> {
  if (owner === undefined || cart.lines.length === 0) return undefined
  const row = await reader
    .selectFrom('cartCoupon')
    .where('owner', '=', owner)
    .select('code')
    .executeTakeFirst()
  const coupon = row && (await findCoupon(row.code, email, reader))
  return coupon && quoteFor(coupon, cart, reader)
}

/** Returns the effect that a coupon would have on a cart. */
export async function quoteFor(
  coupon: Coupon,
  { lines, context }: CouponCart,
  reader: Reader,
): Promise<QuotedCoupon> {
  const fixed = await findFixedIds(lines, context.market, reader)
  const counted = lines.map((line): CountedLine => ({
    id: lineId(line),
    lineMinor: line.lineMinor,
    isFixed: fixed.has(line.productId),
  }))
  return quoteCoupon(coupon, counted, context)
}

/** Finds the products of the lines whose price the publisher fixes in the market. */
export async function findFixedIds(
  lines: Pick<QuoteLine, 'productId'>[],
  market: Country,
  reader: Reader,
): Promise<Set<string>> {
  const ids = [...new Set(lines.map((line) => line.productId))]
  const fixed = new Set<string>()
  for (let first = 0; first < ids.length; first += idsPerQuery) {
    const rows = await reader
      .selectFrom('product')
      .where('id', 'in', ids.slice(first, first + idsPerQuery))
      .where('fixedPriceMarkets', '!=', '')
      .select(['id', 'kind', 'fixedPriceMarkets'])
      .execute()
    for (const row of rows) if (isPriceFixed(row, market)) fixed.add(row.id)
  }
  return fixed
}
