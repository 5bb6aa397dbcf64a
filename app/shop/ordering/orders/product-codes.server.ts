import type { Reader } from '#app/database/connection.server.ts'

type ProductNumbers = { isbn13: string | null; sku: string }

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

/** Returns what the shopkeeper finds products by, by their ids: ISBN or SKU. */
export async function findProductCodes(
  reader: Reader,
  products: { productId: string }[],
): Promise<Map<string, string>> {
  const numbers = await findProductNumbers(reader, products)
  return new Map([...numbers].map(([id, own]) => [id, productCode(own)]))
}

export function productCode({ isbn13, sku }: ProductNumbers): string {
  if (isbn13 !== null) return `ISBN ${isbn13}`
  return sku && `SKU ${sku}`
}
