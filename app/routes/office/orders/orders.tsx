import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findOrders } from '#app/office/orders/find-orders.server.ts'
import { ordersActions } from '#app/office/orders/orders-actions.server.ts'
import { OrdersPage } from '#app/office/orders/orders-page.tsx'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  return findOrders(await requireStaff(args))
}

export const action = createOfficeAction(ordersActions)

export default function Orders() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />
}
