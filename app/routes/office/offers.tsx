import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findOffers } from '#app/office/marketing/find-offers.server.ts'
import { offersActions, offersForm } from '#app/office/marketing/offer-actions.server.ts'
import { OffersPage } from '#app/office/marketing/offers-page.tsx'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  return findOffers(await requireStaff(args))
}

export const action = createOfficeAction(offersActions, { shape: offersForm })

export default function Offers() {
  return <OffersPage {...useLoaderData<typeof loader>()} />
}
