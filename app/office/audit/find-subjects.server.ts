import { listNamedProducts } from '#app/shop/catalogue/search/list-named-products.server.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'

/** A common word names more products, which other words narrow. */
const mostProducts = 100

/**
 * Returns what a typed text may name in recorded changes: itself, an order by its number, products by ISBN, SKU or name,
 * and a coupon in any case of letters.
 */
export async function findSubjects(typed: string, now: number): Promise<string[]> {
  const products = await listNamedProducts(typed, mostProducts, now)
  const number = parseOrderNumber(typed) ?? typed
  return [...new Set([typed, typed.toUpperCase(), number, ...products])]
}
