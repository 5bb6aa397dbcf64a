import { db } from '#app/database/database.server.ts'
import type { Currency } from '#app/i18n/currency.ts'

/** Returns the currencies of those of these orders that exist, by number. */
export async function findOrderCurrencies(numbers: string[]): Promise<Map<string, Currency>> {
  if (numbers.length === 0) return new Map()
  const orders = await db.read
    .selectFrom('customerOrder')
    .select(['number', 'currency'])
    .where('number', 'in', [...new Set(numbers)])
    .execute()
  return new Map(orders.map(({ number, currency }) => [number, currency]))
}
