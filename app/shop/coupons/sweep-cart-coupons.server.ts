import { sweepUnused } from '../lists/unused-owners.server.ts'

/** Deletes the coupons in the carts of guests who are gone. Returns how many. */
export const sweepCartCoupons = (now: number): Promise<number> => sweepUnused('cart_coupon', now)
