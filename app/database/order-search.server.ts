import { sql, type RawBuilder } from 'kysely'
import { db } from './database.server.ts'

/** An order with the place it has among others: the later it was placed, the greater. */
export type FoundOrder = { orderNumber: string; place: number }

/**
 * Selects the orders with words that begin with each of these, as a table. The words are those of the number, of the
 * name of the buyer, and of the address before the @ (059-order-search.ts).
 * @param words They have letters, marks and digits alone.
 */
export function matchOrders(words: string[]): RawBuilder<FoundOrder> {
  if (db.dialect === 'sqlite')
    // The rows are in the order of time, so the newest can be read first.
    return sql`(select order_number, rowid as place from order_search
      where order_search match ${words.map((word) => `"${word}"*`).join(' ')})`
  const query = words.map((word) => `'${word}':*`).join(' & ')
  return sql`(select number as order_number, placed_at as place from customer_order
    where order_words(number, name, email) @@ to_tsquery('simple',
      regexp_replace(normalize(${query}, NFKD), '[\u0300-\u036f]+', '', 'g')))`
}

/** Selects the place that an order has in the index of a file, whose rows are numbered by 059-order-search.ts. */
export const placeInFile = ({ placedAt, number }: { placedAt: number; number: string }) =>
  sql<number>`(select rowid from order_search
    where rowid between (${placedAt} << 12) and (${placedAt} << 12) + 4095 and order_number = ${number})`

/** Counts such orders up to `most` by their index, without reading them; a higher number says that there are more. */
export async function countMatchedOrders(words: string[], most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from
    (select 1 as one from ${matchOrders(words)} as found limit ${most + 1}) as counted`.execute(
    db.read,
  )
  return Number(rows[0]!.count)
}
