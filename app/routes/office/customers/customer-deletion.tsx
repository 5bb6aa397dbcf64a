import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { customerDeletionActions } from '#app/office/customers/customer-actions.server.ts'
import { CustomerDeletionPage } from '#app/office/customers/customer-deletion-page.tsx'
import { requireManagedCustomer } from '#app/office/customers/find-managed-customer.server.ts'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findCustomerLosses } from '#app/shop/lifecycle/customer-losses.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  const customer = await requireManagedCustomer(args, await requireStaff(args, 'owner'))
  return { customer, losses: await findCustomerLosses(customer) }
}

export const action = createOfficeAction(customerDeletionActions, { role: 'owner' })

export default function CustomerDeletion() {
  return <CustomerDeletionPage {...useLoaderData<typeof loader>()} />
}
