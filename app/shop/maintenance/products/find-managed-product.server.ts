import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { isCurrentFile } from '#app/shop/catalogue/ebooks/sold-file.server.ts'

/** Returns what the row of a product says, hidden ones included, with its name in a language. */
export async function findManagedProduct(id: string, language: Language) {
  const product = await db.read
    .selectFrom('product')
    .leftJoin('productText', (join) =>
      join.onRef('productId', '=', 'product.id').on('productText.language', '=', language),
    )
    .select(['id', 'product.name', 'kind', 'stock', 'withdrawnAt', 'hasVariants', 'format'])
    .select('productText.name as localName')
    .where('id', '=', id)
    .executeTakeFirst()
  return product && { ...product, name: product.localName ?? product.name }
}

/** Lists the variants of a product in their order, with their stocks. */
export const listVariantStocks = (id: string) =>
  db.read
    .selectFrom('variant')
    .select(['color', 'colorName', 'size', 'stock'])
    .where('productId', '=', id)
    .orderBy('position')
    .execute()

/** Returns a product with the colours of its variants, a colour once for each of its variants. */
export async function findProductColors(id: string) {
  const product = await db.read
    .selectFrom('product')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!product) return undefined
  const colors = await db.read
    .selectFrom('variant')
    .select(['color', 'colorName'])
    .where('productId', '=', id)
    .where('color', '!=', '')
    .orderBy('position')
    .execute()
  return { ...product, colors }
}

/** Returns an e-book with its current file, which may be missing; undefined for any other product. */
export async function findManagedEbook(id: string) {
  const product = await db.readLatest
    .selectFrom('product')
    .select(['id', 'name', 'ebookContent'])
    .where('id', '=', id)
    .where('format', '=', 'e-book')
    .executeTakeFirst()
  if (!product) return undefined
  const file = await db.readLatest
    .selectFrom('ebookFile')
    .select(['format', 'size', 'pages', 'words', 'seconds', 'accessibility'])
    .select(['addedAt', 'announcedAt'])
    .where('productId', '=', id)
    .where(isCurrentFile)
    .executeTakeFirst()
  return { ...product, file: file ?? null }
}
