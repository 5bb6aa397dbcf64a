import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { isSubject } from '#app/shop/catalogue/text/subject-text.ts'
import { themaOfCode } from './thema-of-code.server.ts'
import { ebooksOf } from './opds-ebooks.server.ts'

type Count = { total: number; updated: number }

const cache = catalogueCache<Map<string, Count>>(2)

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

/**
 * Counts the e-books of each Thema subject of two characters that holds some, those of narrower subjects and of BISAC included.
 */
export const countBySubject = (now: number): Promise<Map<string, Count>> =>
  cache('subjects', now, async () => {
    const ebooks = ebooksOf({}).select(['product.id', 'updatedAt'])
    const { rows } = await sql<Count & { subject: string }>`
      select substr(${themaOfCode}, 1, 2) as subject, count(distinct ebook.id) as total, max(ebook.updated_at) as updated
      from (${ebooks}) as ebook
      join product_subject on product_subject.product_id = ebook.id
      group by 1 order by 1`.execute(db.read)
    const found = rows.filter(({ subject }) => subject.length === 2 && isSubject(subject))
    return new Map(found.map(({ subject, ...count }) => [subject, count]))
  })
