import { listBySku } from '#app/shop/catalogue/products/find-by-sku.server.ts'
import { listProducts } from './list-products.server.ts'
import { searchTermsOf } from './search-terms.ts'

/**
 * Returns the ids of the products that a text of the shopkeeper names: by SKU, ISBN or id, and the `most` best by the words
 * of their titles.
 */
export async function listNamedProducts(
  typed: string,
  most: number,
  now: number,
): Promise<string[]> {
  const numbered = [...(await listBySku(typed)), ...(await listBySku(typed.toUpperCase()))]
  const terms = searchTermsOf(typed)
  const named = terms.length === 0 ? [] : await listProducts(terms, most, now, { part: 'title' })
  return [...new Set([...numbered.map(({ id }) => id), ...named])]
}
