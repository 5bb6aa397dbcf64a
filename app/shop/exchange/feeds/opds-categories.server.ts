import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { ebooksOf } from './opds-ebooks.server.ts'

type Count = { total: number; updated: number }

const cache = catalogueCache<Map<string, Count>>(1)

/**
 * Counts the e-books of each category that holds some, those of the categories below it included.
 */
export const countByCategory = (now: number): Promise<Map<string, Count>> =>
  cache('categories', now, async () => {
    const ebooks = ebooksOf({}).select(['product.id', 'updatedAt'])
    const { rows } = await sql<Count & { root: string }>`
      with recursive family (root, member) as (
        select slug, slug from category
        union
        select family.root, category.slug
        from family join category on category.parent = family.member
      )
      select root, count(distinct ebook.id) as total, max(ebook.updated_at) as updated
      from (${ebooks}) as ebook
      join product_category on product_category.product_id = ebook.id
      join family on family.member = product_category.category
      group by root`.execute(db.read)
    return new Map(rows.map(({ root, ...count }) => [root, count]))
  })
