import { withoutHidden } from '#app/shop/catalogue/categories/categories.server.ts'
import type { Selectable } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { groupByProduct, groupRows } from '#app/shop/catalogue/text/group-rows.ts'

export type ApiRow = Awaited<ReturnType<typeof listRows>>[number]
export type ApiText = Selectable<Tables['productText']>
export type ApiVariant = Selectable<Tables['variant']>

export const listRows = (ids: string[]) =>
  db.read
    .selectFrom('product')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .where('product.id', 'in', ids)
    .select(['product.id', 'kind', 'workId', 'product.name', 'art', 'photos', 'hasVariants'])
    .select(['sku', 'isNew', 'saleCount', 'stock', 'affiliateLink', 'publisher.name as press'])
    .execute()

export const listTextsOf = async (ids: string[]): Promise<Map<string, ApiText[]>> =>
  groupByProduct(
    await db.read
      .selectFrom('productText')
      .selectAll()
      .where('productId', 'in', ids)
      .orderBy('language')
      .execute(),
  )

export const listVariantsOf = async (ids: string[]): Promise<Map<string, ApiVariant[]>> =>
  groupByProduct(
    await db.read
      .selectFrom('variant')
      .selectAll()
      .where('productId', 'in', ids)
      .orderBy('position')
      .orderBy('color')
      .orderBy('size')
      .execute(),
  )

/** Lists the slugs of each product's categories without hidden ones, the main one first. */
export async function listCategoriesOf(ids: string[], now: number): Promise<Map<string, string[]>> {
  const rows = await db.read
    .selectFrom('productCategory')
    .select(['productId', 'category as slug'])
    .where('productId', 'in', ids)
    .orderBy('position')
    .orderBy('category')
    .execute()
  return groupRows(
    await withoutHidden(rows, now),
    (row) => row.productId,
    (row) => row.slug,
  )
}

export async function listTagsOf(ids: string[]): Promise<Map<string, string[]>> {
  const rows = await db.read
    .selectFrom('productTag')
    .select(['productId', 'tag'])
    .where('productId', 'in', ids)
    .orderBy('tag')
    .execute()
  return groupRows(
    rows,
    (row) => row.productId,
    (row) => row.tag,
  )
}
