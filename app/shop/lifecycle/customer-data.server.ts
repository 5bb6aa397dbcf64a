import { isoMoment } from '#app/i18n/format/iso-moment.ts'
import type { CustomerData } from '#app/shop/customers/accounts/customer-data.ts'
import { findCustomer } from '#app/shop/customers/accounts/customers.server.ts'
import { customerAreas } from './customer-areas.server.ts'

/** Returns all that the shop stores about a customer, or undefined if the account was deleted a moment ago. */
export async function findCustomerData(id: string, now: number): Promise<CustomerData | undefined> {
  const customer = await findCustomer(id)
  if (!customer) return undefined
  const parts = await Promise.all(
    customerAreas.map(async (area) => (await area.exportData?.(customer, now)) ?? {}),
  )
  return Object.assign(
    { format: 'customer-data', version: 1, exportedAt: isoMoment(now) },
    ...parts,
  ) as CustomerData
}
