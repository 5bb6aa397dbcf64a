import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findPickupPage } from '#app/office/delivery/find-pickup-page.server.ts'
import { pickupActions } from '#app/office/delivery/pickup-actions.server.ts'
import { PickupPage } from '#app/office/delivery/pickup-page.tsx'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  findPickupPage(await requireStaff(args, 'owner'))

export const action = createOfficeAction(pickupActions, { role: 'owner' })

export default function Pickup() {
  return <PickupPage {...useLoaderData<typeof loader>()} />
}
