import type { Reader } from '#app/database/connection.server.ts'
import { lineId } from '../cart/cart.ts'
import type { QuoteLine } from '../cart/quote.ts'
import type { Country } from '../currency/countries.ts'
import { isPriceFixed } from '../pricing/price.ts'
import type { Coupon, QuotedCoupon } from './coupon.ts'
import { findCoupon } from './find-coupon.server.ts'
import { quoteCoupon, type CountedLine, type CouponContext } from './reduction.ts'

/** Lines that can be sold, and for whom; money in the currency of `context`. */
export type CouponCart = { lines: QuoteLine[]; context: CouponContext & { market: Country } }

/** Well under the parameters that one statement may have. */
const idsAtOnce = 600

/**
 * What the coupon that a cart holds does now; undefined where it holds none or has nothing to sell.
 * @param email Of the order, for coupons that one customer may use so often only.
 */
export async function quoteCartCoupon(
  owner: string | undefined,
  cart: CouponCart,
  email: string | undefined,
  reader: Reader,
): Promise<QuotedCoupon | undefined> {
  if (owner === undefined || cart.lines.length === 0) return undefined
  const held = await reader
    .selectFrom('cartCoupon')
    .where('owner', '=', owner)
    .select('code')
    .executeTakeFirst()
  const coupon = held && (await findCoupon(held.code, email, reader))
  return coupon && quoteFor(coupon, cart, reader)
}

/** What a coupon would do for a cart. */
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

/** The products among lines whose price the publisher fixes in the market. */
async function findFixedIds(
  lines: QuoteLine[],
  market: Country,
  reader: Reader,
): Promise<Set<string>> {
  const ids = [...new Set(lines.map((line) => line.productId))]
  const fixed = new Set<string>()
  for (let first = 0; first < ids.length; first += idsAtOnce) {
    const rows = await reader
      .selectFrom('product')
      .where('id', 'in', ids.slice(first, first + idsAtOnce))
      .where('fixedPriceMarkets', '!=', '')
      .select(['id', 'kind', 'fixedPriceMarkets'])
      .execute()
    for (const row of rows) if (isPriceFixed(row, market)) fixed.add(row.id)
  }
  return fixed
}
