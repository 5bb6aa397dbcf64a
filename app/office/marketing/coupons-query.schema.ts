import { z } from 'zod'
import { couponStates } from '#app/shop/ordering/coupons/coupon.ts'

const couponsQuery = z.object({
  q: z.string().trim().max(200).catch(''),
  state: z.enum(couponStates).optional().catch(undefined),
})

/** Reads the filters of the list of coupons; those without a known value are left out. */
export const readCouponsQuery = (params: URLSearchParams) =>
  couponsQuery.parse(Object.fromEntries(params))
