import { sql, type Kysely } from 'kysely'

/**
 * Lists e-books with a text after all other editions of their work and language, until an import or
 * a change of stock or price ranks these again.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    update product set edition_rank = ranked.place
    from (
      select ebook.id, (
        select count(*) from product as other
        where other.work_id = ebook.work_id and other.in_language = ebook.in_language
          and (other.edition_rank is not null
            or (other.format = 'e-book' and other.id < ebook.id))
      ) as place
      from product as ebook
      where ebook.format = 'e-book' and ebook.edition_rank is null and exists (
        select 1 from sample
        where sample.work_id = ebook.work_id and sample.in_language = ebook.in_language)
    ) as ranked
    where product.id = ranked.id
  `.execute(database)
}
