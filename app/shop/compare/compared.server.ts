import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'

/** What a visitor or customer compares, in the order it was added, named in a language. */
export async function listCompared(
  owner: string,
  language: Language,
): Promise<{ id: string; name: string }[]> {
  const rows = await db.read
    .selectFrom('compared')
    .innerJoin('product', 'product.id', 'compared.productId')
    .leftJoin('productText', (join) =>
      join.onRef('productText.productId', '=', 'product.id').on('language', '=', language),
    )
    .where('owner', '=', owner)
    .select(['product.id', 'product.name', 'productText.name as localName'])
    .orderBy('addedAt')
    .orderBy('product.id')
    .execute()
  return rows.map(({ id, name, localName }) => ({ id, name: localName ?? name }))
}
