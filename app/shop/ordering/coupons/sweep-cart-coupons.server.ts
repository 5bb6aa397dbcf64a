import { sweepUnused } from '#app/shop/customers/accounts/unused-owners.server.ts'

/** Deletes the coupons in the carts of guests who are gone. Returns how many. */
export const sweepCartCoupons = (now: number): Promise<number> => sweepUnused('cart_coupon', now)
