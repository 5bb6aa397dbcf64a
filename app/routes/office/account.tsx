import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { ownAccountActions } from '#app/office/staff/account-actions.server.ts'
import { AccountPage } from '#app/office/staff/account-page.tsx'
import { findSecondFactor } from '#app/office/staff/find-account.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  return { factor: await findSecondFactor(await requireStaff(args)) }
}

export const action = createOfficeAction(ownAccountActions)

export default function Account() {
  return <AccountPage {...useLoaderData<typeof loader>()} />
}
