import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'

const isUnlisted = sql`is_hidden = 1 or withdrawn_at is not null`
const hasFile = sql`(format is null or format <> 'e-book' or ebook_content is not null)`

/**
 * Recomputes the rank of the works' editions, separately for each language. Rank 0 represents its work in lists.
 * Editions that can be bought come first, among them print before CD before e-book, and cheaper before dearer. An
 * e-book without a file cannot be bought. Hidden or withdrawn editions have no rank, and a product that is no book
 * represents itself. Call it in the transaction that changes a price, a stock or an edition of the works.
 */
export async function rankEditions(
  trx: Transaction,
  workIds: string[],
  now: number,
): Promise<void> {
  if (workIds.length === 0) return
  const works = [...new Set(workIds)].sort()
  // A single statement does it, so that no rank is computed from editions that changed in the meantime.
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
  `.execute(trx)
}
