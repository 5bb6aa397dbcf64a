import type { Transaction } from '#app/database/connection.server.ts'

/** Gives the use of a coupon back that an order took which came to nothing. */
export const restoreCouponUse = (t: Transaction, orderNumber: string) =>
  t.deleteFrom('couponUse').where('orderNumber', '=', orderNumber).execute()
