import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'

/** Returns the names in a language of those of these products that exist, by id. */
export async function findProductNames(
  ids: string[],
  language: Language,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const products = await db.read
    .selectFrom('product')
    .leftJoin('productText', (join) =>
      join.onRef('productId', '=', 'product.id').on('productText.language', '=', language),
    )
    .select(['product.id', 'product.name', 'productText.name as localName'])
    .where('product.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(products.map(({ id, name, localName }) => [id, localName ?? name]))
}
