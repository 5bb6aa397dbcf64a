import type { Reader } from '#app/database/connection.server.ts'

/** Returns what the shopkeeper finds products by, by their ids: ISBN or SKU. */
export async function findProductCodes(
  reader: Reader,
  products: { productId: string }[],
): Promise<Map<string, string>> {
  const ids = products.map(({ productId }) => productId)
  const rows = await reader
    .selectFrom('product')
    .select(['id', 'sku', 'isbn13'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, sku, isbn13 }) => [id, codeOf(isbn13, sku)]))
}

function codeOf(isbn13: string | null, sku: string): string {
  if (isbn13 !== null) return `ISBN ${isbn13}`
  return sku && `SKU ${sku}`
}
