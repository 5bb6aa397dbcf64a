import type { CustomerData } from '#app/shop/customers/accounts/customer-data.ts'
import { privateHeaders } from '#app/http/private-file.server.ts'

const headers = {
  ...privateHeaders,
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Disposition': 'attachment; filename="my-data.json"',
}

/** Responds with all data about a customer as a file. */
export const sendCustomerData = (data: CustomerData): Response =>
  new Response(`${JSON.stringify(data, null, 2)}\n`, { headers })
