import type { NamedLink } from '#app/components/named-link.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { categoryLink, withoutHidden } from '#app/shop/catalogue/categories/categories.server.ts'
import type { ProductCard, Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import {
  listProductRows,
  type ProductRow,
} from '#app/shop/catalogue/products/product-row.server.ts'
import { colorText, sizeText } from '#app/shop/catalogue/products/variant-text.ts'

/** Holds everything that is compared of one product. */
export type ComparedProduct = {
  row: ProductRow
  card: ProductCard
  categories: NamedLink[]
  colors: string[]
  sizes: string[]
}

/** Returns products in the order of their ids, with a constant number of queries. Unknown ids are left out. */
export async function listComparedProducts(
  ids: string[],
  viewer: Viewer,
): Promise<ComparedProduct[]> {
  if (ids.length === 0) return []
  const [cards, rows, categories, variants] = await Promise.all([
    listCards(ids, viewer),
    listProductRows(ids),
    listCategories(ids, viewer),
    listVariantWords(ids, viewer.language),
  ])
  const known = new Map(rows.map((row) => [row.id, row]))
  return cards.flatMap((card) => {
    const row = known.get(card.id)
    if (!row) return []
    const own = variants.filter((one) => one.productId === card.id)
    return [
      {
        row,
        card,
        categories: categories.get(card.id) ?? [],
        colors: [...new Set(own.map((one) => one.color))].filter(Boolean),
        sizes: [...new Set(own.map((one) => one.size))].filter(Boolean),
      },
    ]
  })
}

async function listCategories(ids: string[], { language, now }: Viewer) {
  const rows = await db.read
    .selectFrom('productCategory')
    .innerJoin('category', 'category.slug', 'productCategory.category')
    .where('productId', 'in', ids)
    .select(['productId', 'slug', 'nameEn', 'nameFr', 'nameDe'])
    .orderBy('category.position')
    .orderBy('slug')
    .execute()
  const byProduct = new Map<string, NamedLink[]>()
  for (const row of await withoutHidden(rows, now)) {
    const links = byProduct.get(row.productId) ?? []
    byProduct.set(row.productId, [...links, categoryLink(row, language)])
  }
  return byProduct
}

async function listVariantWords(ids: string[], language: Language) {
  const rows = await db.read
    .selectFrom('variant')
    .where('productId', 'in', ids)
    .select(['productId', 'color', 'colorName', 'size'])
    .orderBy('position')
    .orderBy('color')
    .orderBy('size')
    .execute()
  return rows.map(({ productId, color, colorName, size }) => ({
    productId,
    color: color && colorText(color, colorName, language),
    size: size && sizeText(size),
  }))
}
