import { db } from '#app/database/database.server.ts'
import { findQuoteLines, type QuoteViewer } from './quote-lines.server.ts'
import type { CouponFault } from '#app/shop/ordering/coupons/coupon.ts'
import { findCoupon } from '#app/shop/ordering/coupons/find-coupon.server.ts'
import { quoteFor } from './quote-coupon.server.ts'

export type ApplyOutcome =
  | { ok: true }
  | { ok: false; reason: 'unknown' | 'empty-cart' }
  | { ok: false; reason: 'fault'; fault: CouponFault }

/**
 * Applies a coupon to a cart, replacing any other. If the coupon would have no effect now, this fails and leaves the
 * cart unchanged.
 * @param code As returned by `parseCouponCode`.
 * @param viewer `email` is that of the customer, if known.
 */
export async function applyCoupon(
  owner: string | undefined,
  code: string,
  viewer: QuoteViewer & { email?: string },
): Promise<ApplyOutcome> {
  const cart = await findQuoteLines(owner, viewer)
  if (owner === undefined || cart.lines.length === 0) return { ok: false, reason: 'empty-cart' }
  const coupon = await findCoupon(code, viewer.email)
  if (!coupon) return { ok: false, reason: 'unknown' }
  const quoted = await quoteFor(coupon, cart, db.read)
  if (!quoted.ok) return { ok: false, reason: 'fault', fault: quoted.fault }
  await lockInCart(owner, code, viewer.now)
  return { ok: true }
}

const lockInCart = (owner: string, code: string, addedAt: number) =>
  db.write((trx) =>
    trx
      .insertInto('cartCoupon')
      .values({ owner, code, addedAt })
      .onConflict((on) => on.column('owner').doUpdateSet({ code, addedAt }))
      .execute(),
  )

/** Removes the coupon from a cart and returns its code, or undefined if there was none. */
export const removeCoupon = (owner: string): Promise<string | undefined> =>
  db.write(async (trx) => {
    const removed = await trx
      .deleteFrom('cartCoupon')
      .where('owner', '=', owner)
      .returning('code')
      .executeTakeFirst()
    return removed?.code
  })
