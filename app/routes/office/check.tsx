import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CheckPage } from '#app/office/check/check-page.tsx'
import { findCheck } from '#app/office/check/find-check.server.ts'
import {
  createOfficeAction,
  officeRedirect,
  type OfficeAction,
} from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { checkAndStore } from '#app/shop/maintenance/check/last-check.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  return { check: await findCheck(await requireStaff(args, 'owner')) }
}

const runOfficeCheck: OfficeAction = async ({ now, t }) => {
  await checkAndStore(now)
  return officeRedirect('/office/check', t('office.check.done'))
}

export const action = createOfficeAction({ 'check.run': runOfficeCheck }, { role: 'owner' })

export default function Check() {
  return <CheckPage {...useLoaderData<typeof loader>()} />
}
