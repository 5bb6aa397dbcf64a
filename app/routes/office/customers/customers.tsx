import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CustomersPage } from '#app/office/customers/customers-page.tsx'
import { findCustomersPage } from '#app/office/customers/find-customers-page.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  findCustomersPage(await requireStaff(args))

export default function Customers() {
  return <CustomersPage {...useLoaderData<typeof loader>()} />
}
