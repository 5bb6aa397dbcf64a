import { sweepUnused } from '../lists/unused-owners.server.ts'

/** Forgets the coupons in the carts of guests who are gone. Answers how many there were. */
export const sweepCartCoupons = (now: number): Promise<number> => sweepUnused('cart_coupon', now)
