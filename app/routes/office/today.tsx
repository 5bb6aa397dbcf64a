import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireOffice, requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findSignInStep } from '#app/office/staff/find-sign-in-step.server.ts'
import { officeSignInAction } from '#app/office/staff/sign-in-action.server.ts'
import { OfficeSignInPage } from '#app/office/staff/sign-in-page.tsx'
import { findToday } from '#app/office/today/find-today.server.ts'
import { TodayPage } from '#app/office/today/today-page.tsx'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  requireOffice(args.context)
  const step = await findSignInStep(args, Date.now())
  return step ? { step } : { today: await findToday(await requireStaff(args)) }
}

export const action = officeSignInAction

export default function Today() {
  const data = useLoaderData<typeof loader>()
  return 'today' in data ? <TodayPage {...data.today} /> : <OfficeSignInPage step={data.step} />
}
