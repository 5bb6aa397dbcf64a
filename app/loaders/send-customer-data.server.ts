import type { CustomerData } from '#app/shop/customers/accounts/customer-data.ts'
import { nonDocumentHeaders } from '#app/http/security-headers.server.ts'

const headers = {
  ...nonDocumentHeaders,
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Disposition': 'attachment; filename="octavo-data.json"',
  'Cache-Control': 'private, no-store',
}

/** Responds with all data about a customer as a file. */
export const sendCustomerData = (data: CustomerData): Response =>
  new Response(`${JSON.stringify(data, null, 2)}\n`, { headers })
