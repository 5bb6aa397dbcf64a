import { listBySku } from '#app/shop/catalogue/products/find-by-sku.server.ts'
import { listProducts } from '#app/shop/catalogue/search/list-products.server.ts'
import { searchTermsOf } from '#app/shop/catalogue/search/search-terms.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'

/** A common word names more products, which other words narrow. */
const mostProducts = 100

/**
 * Returns what a typed text may name in recorded changes: itself, an order by its number, products by ISBN, SKU or name,
 * and a coupon in any case of letters.
 */
export async function findSubjects(typed: string, now: number): Promise<string[]> {
  const numbered = [...(await listBySku(typed)), ...(await listBySku(typed.toUpperCase()))]
  const terms = searchTermsOf(typed)
  const named = terms.length === 0 ? [] : await listProducts(terms, mostProducts, now)
  const ids = numbered.map(({ id }) => id)
  return [
    ...new Set([typed, typed.toUpperCase(), parseOrderNumber(typed) ?? typed, ...ids, ...named]),
  ]
}
