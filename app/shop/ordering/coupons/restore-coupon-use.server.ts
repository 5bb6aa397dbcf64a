import type { Transaction } from '#app/database/connection.server.ts'

/** Restores the use of a coupon when its order was not completed. */
export const restoreCouponUse = (trx: Transaction, orderNumber: string) =>
  trx.deleteFrom('couponUse').where('orderNumber', '=', orderNumber).execute()
