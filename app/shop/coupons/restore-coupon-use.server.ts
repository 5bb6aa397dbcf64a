import type { Transaction } from '#app/database/connection.server.ts'

/** Restores the use of a coupon when its order was not completed. */
export const restoreCouponUse = (t: Transaction, orderNumber: string) =>
  t.deleteFrom('couponUse').where('orderNumber', '=', orderNumber).execute()
