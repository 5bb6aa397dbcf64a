import { notFound } from '#app/http/responses.server.ts'
import { parseCouponCode } from '#app/shop/ordering/coupons/coupon-code.ts'
import {
  countCoupons,
  findListedCoupon,
  listCouponOrders,
  listCoupons,
  type CouponFilter,
} from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import { findListPage } from '../lists/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import { readCouponsQuery } from './coupons-query.schema.ts'

export type CouponsPageData = Awaited<ReturnType<typeof findCoupons>>

/** Returns a page of the coupons, the newest first. */
export async function findCoupons({ url, now }: StaffContext) {
  const { q, state } = readCouponsQuery(url.searchParams)
  const filter = filterOf(q, state && { is: state, now })
  const found = await findListPage(url, {
    list: async ({ most: limit, skipped }) =>
      filter ? listCoupons(filter, { limit, skipped }) : [],
    count: async () => (filter ? countCoupons(filter) : 0),
  })
  return { q, state: state ?? '', ...found }
}

/** Returns undefined for a text that is in no code. */
function filterOf(q: string, state: CouponFilter['state']): CouponFilter | undefined {
  const search = parseCouponCode(q)
  if (q !== '' && search === undefined) return undefined
  return { ...(state && { state }), ...(search !== undefined && { search }) }
}

export type CouponPageData = Awaited<ReturnType<typeof findCouponPage>>

/**
 * Returns what the page of a coupon shows, with a page of the orders that used it.
 * @throws {Response} 404 for an unknown code.
 */
export async function findCouponPage(typed: string, { url, t }: StaffContext) {
  const coupon = await findListedCoupon(parseCouponCode(typed) ?? '')
  if (!coupon) throw notFound(t)
  const orders = await findListPage(url, {
    list: ({ most: limit, skipped }) => listCouponOrders(coupon.code, { limit, skipped }),
    count: () => Promise.resolve(coupon.uses),
  })
  return { coupon, ...orders }
}
