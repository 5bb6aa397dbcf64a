import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'

const isUnlisted = sql`is_hidden = 1 or withdrawn_at is not null`
const hasFile = sql`(format is null or format <> 'e-book' or ebook_content is not null)`

/**
 * Ranks the editions of works anew, apart for each language; 0 stands for its work in lists. Editions that
 * can be bought come first, of these print before CD before e-book, the cheapest before the dearer. An e-book
 * without a file cannot be bought. What is hidden or withdrawn has no place, and a thing that is no book stands for itself.
 * To be called in the transaction in which a price, a stock or an edition of the works changed.
 */
export async function rankEditions(t: Transaction, workIds: string[], now: number): Promise<void> {
  if (workIds.length === 0) return
  const works = [...new Set(workIds)].sort()
  // One statement, so that no rank is worked out from editions that changed meanwhile.
  await sql`
    update product set edition_rank = ranked.place
    from (
      select id, case when ${isUnlisted} then null else row_number() over (
        partition by work_id, in_language, case when ${isUnlisted} then 1 else 0 end
        order by
          case when sort_price is not null and out_of_print = 0 and ${hasFile}
            and (stock is null or stock > 0 or supply_days is not null or published_at > ${now})
            then 0 else 1 end,
          case format when 'audiobook-cd' then 1 when 'e-book' then 2 else 0 end,
          case when sort_price is null then 1 else 0 end,
          sort_price, id
      ) - 1 end as place
      from product where work_id in (${sql.join(works)})
    ) as ranked
    where product.id = ranked.id and product.edition_rank is distinct from ranked.place
  `.execute(t)
}
