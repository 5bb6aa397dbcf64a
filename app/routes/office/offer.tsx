import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findOfferPage } from '#app/office/marketing/find-offers.server.ts'
import { offerPageActions } from '#app/office/marketing/offer-actions.server.ts'
import { ManagedOfferPage } from '#app/office/marketing/offer-page.tsx'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  return findOfferPage(args.params.slug ?? '', await requireStaff(args))
}

export const action = createOfficeAction(offerPageActions)

export default function Offer() {
  return <ManagedOfferPage {...useLoaderData<typeof loader>()} />
}
