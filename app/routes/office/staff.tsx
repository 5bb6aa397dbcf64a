import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { staffActions } from '#app/office/staff/staff-actions.server.ts'
import { StaffPage } from '#app/office/staff/staff-page.tsx'
import { staffSignInMs } from '#app/shop/staff/staff-sign-ins.server.ts'
import { isTotpDemanded, listStaff } from '#app/shop/staff/staff.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { now } = await requireStaff(args, 'owner')
  const [staff, isDemanded] = await Promise.all([listStaff(now - staffSignInMs), isTotpDemanded()])
  return { staff, isDemanded }
}

export const action = createOfficeAction(staffActions, { role: 'owner' })

export default function Staff() {
  return <StaffPage {...useLoaderData<typeof loader>()} />
}
