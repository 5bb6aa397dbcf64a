import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { couponPageActions } from '#app/office/marketing/coupon-actions.server.ts'
import { CouponPage } from '#app/office/marketing/coupon-page.tsx'
import { findCouponPage } from '#app/office/marketing/find-coupons.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  return findCouponPage(args.params.code ?? '', await requireStaff(args))
}

export const action = createOfficeAction(couponPageActions)

export default function Coupon() {
  return <CouponPage {...useLoaderData<typeof loader>()} />
}
