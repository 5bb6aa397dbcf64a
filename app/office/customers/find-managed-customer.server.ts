import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/http/responses.server.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import {
  findCustomerSheet,
  type CustomerSheet,
} from '#app/shop/lifecycle/manage-customers.server.ts'

/** A page shows so many of the last orders, with a link to all of them. */
const mostOrders = 10

/**
 * Returns the customer that a URL names.
 * @throws {Response} 404 if there is no such account.
 */
export async function requireManagedCustomer(
  { params }: Pick<LoaderFunctionArgs, 'params'>,
  { now, t }: { now: number; t: Translate },
): Promise<CustomerSheet> {
  const customer = await findCustomerSheet({ id: params.id ?? '' }, now, mostOrders)
  if (!customer) throw notFound(t)
  return customer
}
