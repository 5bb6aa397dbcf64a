import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { couponsActions } from '#app/office/marketing/coupon-actions.server.ts'
import { CouponsPage } from '#app/office/marketing/coupons-page.tsx'
import { findCoupons } from '#app/office/marketing/find-coupons.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  return findCoupons(await requireStaff(args))
}

export const action = createOfficeAction(couponsActions)

export default function Coupons() {
  return <CouponsPage {...useLoaderData<typeof loader>()} />
}
