import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findReturnsPage } from '#app/office/returns/find-returns.server.ts'
import { ReturnsPage } from '#app/office/returns/returns-page.tsx'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) => findReturnsPage(await requireStaff(args))

export default function Returns() {
  return <ReturnsPage {...useLoaderData<typeof loader>()} />
}
