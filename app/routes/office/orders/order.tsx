import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { orderPageActions } from '#app/office/orders/order-page-actions.server.ts'
import { OrderPage } from '#app/office/orders/order-page.tsx'
import { notFound } from '#app/http/responses.server.ts'
import { findOrderSheet } from '#app/shop/ordering/order-management/order-sheet.server.ts'
import { describeTransferOf } from '#app/office/orders/describe-transfer.server.ts'
import { findPossibleSteps } from '#app/shop/ordering/order-management/possible-steps.server.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { now, t, language } = await requireStaff(args)
  const sheet = await findOrderSheet(parseOrderNumber(args.params.number) ?? '')
  if (!sheet) throw notFound(t)
  const steps = await findPossibleSteps(sheet, now)
  return { sheet, steps, transfer: describeTransferOf(sheet, steps, language) }
}

export const action = createOfficeAction(orderPageActions)

export default function Order() {
  return <OrderPage {...useLoaderData<typeof loader>()} />
}
