import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { refreshHeaders } from '#app/office/exchange/describe-job.server.ts'
import { exportsAction } from '#app/office/exchange/exports-actions.server.ts'
import { ExportsPage } from '#app/office/exchange/exports-page.tsx'
import { findExports, type ExportsPageData } from '#app/office/exchange/find-exports.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireStaff(args)
  const data = await findExports(context)
  const isRunning = data.jobs.some(({ isActive }) => isActive)
  return json(data, { headers: refreshHeaders(isRunning, context.url) })
}

export const action = exportsAction

export default function Exports() {
  return <ExportsPage {...(useLoaderData() as ExportsPageData)} />
}
