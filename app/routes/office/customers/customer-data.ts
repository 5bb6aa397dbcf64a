import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { sendCustomerData } from '#app/loaders/send-customer-data.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { findCustomerData } from '#app/shop/lifecycle/customer-data.server.ts'

/** Sends all data about a customer as the file that they can fetch themselves. */
export async function loader(args: LoaderFunctionArgs) {
  const { now, t } = await requireStaff(args, 'owner')
  const data = await findCustomerData(args.params.id ?? '', now)
  if (!data) throw notFound(t)
  return sendCustomerData(data)
}
