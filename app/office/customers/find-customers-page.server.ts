import {
  countCustomers,
  listCustomers,
  type ListedCustomer,
} from '#app/shop/lifecycle/find-customers.server.ts'
import { findListPage, readListFilter, type CountedListPage } from '../lists/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

export type CustomersPageData = CountedListPage<ListedCustomer> & { query: { q?: string } }

/** Returns a page of the customers that the URL selects. */
export async function findCustomersPage({ url }: StaffContext): Promise<CustomersPageData> {
  const query = readListFilter(url.searchParams)
  const { q } = query
  const found = await findListPage(url, {
    list: (part) => listCustomers(q, part),
    count: (most) => countCustomers(q, most),
  })
  return { ...found, query }
}
