import type { LoaderFunctionArgs } from '@remix-run/node'
import { findCustomerData } from '#app/shop/lifecycle/customer-data.server.ts'
import { requireCustomer, redirectToSignIn } from '#app/http/customer.server.ts'
import { sendCustomerData } from '#app/loaders/send-customer-data.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/** Sends all data about the signed-in customer as a file; see `CustomerData`. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  // The sign-in returns to the page, not to this file: a download would leave the sign-in form on the screen.
  const page = { ...context, here: localPath(context.language, '/my-account') }
  const { customerId } = requireCustomer(page)
  const data = await findCustomerData(customerId, context.now)
  if (!data) throw redirectToSignIn(page)
  return sendCustomerData(data)
}
