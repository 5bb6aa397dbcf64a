import type { Transact } from '#app/database/connection.server.ts'

/** Gives the use of a coupon back that an order took which came to nothing. */
export const giveBackCoupon = (t: Transact, orderNumber: string) =>
  t.deleteFrom('couponUse').where('orderNumber', '=', orderNumber).execute()
