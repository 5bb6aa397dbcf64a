import { db } from '#app/database/database.server.ts'
import { findQuoteLines, type QuoteViewer } from '../cart/quote-lines.server.ts'
import type { CouponFault } from './coupon.ts'
import { findCoupon } from './find-coupon.server.ts'
import { quoteFor } from './quote-coupon.server.ts'

export type ApplyOutcome =
  | { ok: true }
  | { ok: false; reason: 'unknown' | 'empty-cart' }
  | { ok: false; reason: 'fault'; fault: CouponFault }

/**
 * Puts a coupon into a cart, in the place of the one that it may hold. Refused, and the cart left as it is,
 * where the coupon would count nothing now.
 * @param code As `parseCouponCode` gives it.
 * @param where `email`: of who orders, where it is known.
 */
export async function applyCoupon(
  owner: string | undefined,
  code: string,
  where: QuoteViewer & { email?: string },
): Promise<ApplyOutcome> {
  const cart = await findQuoteLines(owner, where)
  if (owner === undefined || cart.lines.length === 0) return { ok: false, reason: 'empty-cart' }
  const coupon = await findCoupon(code, where.email)
  if (!coupon) return { ok: false, reason: 'unknown' }
  const quoted = await quoteFor(coupon, cart, db.read)
  if (!quoted.ok) return { ok: false, reason: 'fault', fault: quoted.fault }
  await lockInCart(owner, code, where.now)
  return { ok: true }
}

const lockInCart = (owner: string, code: string, addedAt: number) =>
  db.write((t) =>
    t
      .insertInto('cartCoupon')
      .values({ owner, code, addedAt })
      .onConflict((on) => on.column('owner').doUpdateSet({ code, addedAt }))
      .execute(),
  )

/** Takes the coupon out of a cart, and answers with its code; undefined where there was none. */
export const removeCoupon = (owner: string): Promise<string | undefined> =>
  db.write(async (t) => {
    const removed = await t
      .deleteFrom('cartCoupon')
      .where('owner', '=', owner)
      .returning('code')
      .executeTakeFirst()
    return removed?.code
  })
