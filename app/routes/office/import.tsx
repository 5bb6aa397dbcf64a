import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { refreshHeaders } from '#app/office/exchange/describe-job.server.ts'
import { findImport, type ImportPageData } from '#app/office/exchange/find-imports.server.ts'
import { ImportPage } from '#app/office/exchange/import-page.tsx'
import { importAction } from '#app/office/exchange/imports-actions.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireStaff(args)
  const data = await findImport(args.params.id ?? '', context)
  return json(data, { headers: refreshHeaders(data.job.isActive, context.url) })
}

export const action = importAction

export default function Import() {
  return <ImportPage {...(useLoaderData() as ImportPageData)} />
}
