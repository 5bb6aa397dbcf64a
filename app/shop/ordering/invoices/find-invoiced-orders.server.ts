import { db } from '#app/database/database.server.ts'

/** Maps numbers of invoices and credit notes to the numbers of their orders. */
export async function findInvoicedOrders(numbers: string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map()
  const invoices = await db.read
    .selectFrom('invoice')
    .select(['number', 'orderNumber'])
    .where('number', 'in', numbers)
    .execute()
  return new Map(invoices.map(({ number, orderNumber }) => [number, orderNumber]))
}
