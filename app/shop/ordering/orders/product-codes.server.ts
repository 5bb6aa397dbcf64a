import type { Reader } from '#app/database/connection.server.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { productCode, type ProductNumbers } from '#app/shop/catalogue/products/product-code.ts'

/** Returns the numbers that products have now, by their ids. */
export async function findProductNumbers(
  reader: Reader,
  products: { productId: string }[],
): Promise<Map<string, ProductNumbers>> {
  const ids = products.map(({ productId }) => productId)
  const rows = await reader
    .selectFrom('product')
    .select(['id', 'sku', 'isbn13'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...numbers }) => [id, numbers]))
}

/** Returns the {@link productCode} of products by their ids. */
export async function findProductCodes(
  reader: Reader,
  products: { productId: string }[],
  t: Translate,
): Promise<Map<string, string>> {
  const numbers = await findProductNumbers(reader, products)
  return new Map([...numbers].map(([id, own]) => [id, productCode(own, t)]))
}
