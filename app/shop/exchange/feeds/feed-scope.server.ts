import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import {
  categoryName,
  listCategoryFamily,
} from '#app/shop/catalogue/categories/categories.server.ts'
import { listCategories } from '#app/shop/catalogue/listing/categories.server.ts'
import { isSubject, subjectText } from '#app/shop/catalogue/text/subject-text.ts'
import { themaOfCode } from './thema-of-code.server.ts'
import type { FeedScope } from './opds-query.ts'

/** Holds the scope with its name and, for a category, all categories below it. */
export type FoundScope = FeedScope & { name: string; categories: string[] }

/** Returns the author, publisher, category or subject; undefined if the shop has none of that slug or code. */
export async function findFeedScope(
  { by, id }: FeedScope,
  language: Language,
  now: number,
): Promise<FoundScope | undefined> {
  if (by === 'category') {
    const all = await listCategories(now)
    const category = all.find(({ slug }) => slug === id)
    if (!category) return undefined
    return {
      by,
      id,
      name: categoryName(category, language),
      categories: await listCategoryFamily(id, now),
    }
  }
  if (by === 'subject') {
    const code = id.toUpperCase()
    if (!isSubject(code)) return undefined
    return { by, id: code, name: subjectText(code, language) ?? code, categories: [] }
  }
  const row = await db.read.selectFrom(by).select('name').where('slug', '=', id).executeTakeFirst()
  return row && { by, id, name: row.name, categories: [] }
}

/** Selects the ids of a scope's products, for use within a query of products. */
export function idsIn({ by, id, categories }: FoundScope) {
  if (by === 'category')
    return db.read
      .selectFrom('productCategory')
      .select('productId as id')
      .where('category', 'in', categories)
  // The codes of narrower subjects begin with that of the wider one.
  if (by === 'subject')
    return db.read
      .selectFrom('productSubject')
      .select('productId as id')
      .where(themaOfCode, 'like', `${id}%`)
  if (by === 'author')
    return db.read.selectFrom('productAuthor').select('productId as id').where('author', '=', id)
  return db.read.selectFrom('product').select('id').where('publisher', '=', id)
}
