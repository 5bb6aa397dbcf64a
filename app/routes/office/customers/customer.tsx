import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { customerActions } from '#app/office/customers/customer-actions.server.ts'
import { CustomerPage } from '#app/office/customers/customer-page.tsx'
import { requireManagedCustomer } from '#app/office/customers/find-managed-customer.server.ts'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  return { customer: await requireManagedCustomer(args, await requireStaff(args)) }
}

export const action = createOfficeAction(customerActions)

export default function Customer() {
  return <CustomerPage {...useLoaderData<typeof loader>()} />
}
