import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { beginsWith } from '#app/database/lists/match-text.server.ts'
import { matchOrders, placeInFile } from '#app/database/order-search.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { foldEmail } from '#app/i18n/email.ts'
import { spellPlainLetters } from '#app/shop/catalogue/text/fold.ts'
import { parseIsbn } from '#app/shop/catalogue/text/isbn.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'

/** Says how a typed text finds orders: by one condition, or by the beginnings of words. */
export type OrderSearch = { condition: RawBuilder<boolean> } | { words: string[] }

type OrderQuery<Selected> = SelectQueryBuilder<Tables, 'customerOrder', Selected>

/** The index of addresses finds them before the orders are sorted by time. */
const findByEmail = (start: string) =>
  sql<boolean>`customer_order.number in (select found.number from customer_order as found
    where ${beginsWith('found.email_folded', start)})`

const holdsProduct = (column: 'isbn13' | 'sku', code: string) =>
  sql<boolean>`customer_order.number in (select sold.order_number from order_line as sold
    join product on product.id = sold.product_id where product.${sql.ref(column)} = ${code})`

/**
 * Reads how a text finds the orders of a buyer: by number, by the beginning of an e-mail address, or by the beginnings of
 * words of the number, of the name, or of the address before the @.
 */
export function readBuyerSearch(text: string): OrderSearch {
  const typed = text.normalize('NFC').trim()
  const number = parseOrderNumber(typed)
  if (number !== undefined) return { condition: sql<boolean>`customer_order.number = ${number}` }
  if (typed.includes('@')) return { condition: findByEmail(foldEmail(typed)) }
  const words = spellPlainLetters(typed.toLowerCase()).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)
  return words ? { words } : { condition: sql<boolean>`1 = 0` }
}

/** Reads how a text finds orders: by the ISBN or SKU of a book in them, or as {@link readBuyerSearch} does. */
export async function readOrderSearch(text: string): Promise<OrderSearch> {
  const typed = text.normalize('NFC').trim()
  const search = readBuyerSearch(typed)
  if ('condition' in search) return search
  const isbn = parseIsbn(typed)
  if (isbn.ok) return { condition: holdsProduct('isbn13', isbn.isbn13) }
  const product = await db.read
    .selectFrom('product')
    .select('id')
    .where('sku', '=', typed)
    .limit(1)
    .executeTakeFirst()
  return product ? { condition: holdsProduct('sku', typed) } : search
}

/** Narrows a query to the orders that a search finds. */
export const withSearch = <Selected>(query: OrderQuery<Selected>, search: OrderSearch) =>
  'condition' in search
    ? query.where(search.condition)
    : (query.innerJoin(
        matchOrders(search.words).as('found'),
        'found.orderNumber',
        'customerOrder.number',
      ) as unknown as OrderQuery<Selected>)

/** Orders that are found by words come from the index of a file in the order of their places. */
const isByPlace = (search: OrderSearch | undefined) =>
  db.dialect === 'sqlite' && search !== undefined && 'words' in search

/** Narrows a query to the orders that {@link newestFirst} lists after one of them. */
export function listedAfter<Selected>(
  query: OrderQuery<Selected>,
  search: OrderSearch | undefined,
  after: { placedAt: number; number: string },
) {
  const { placedAt, number } = after
  if (isByPlace(search)) return query.where(sql<boolean>`found.place < ${placeInFile(after)}`)
  // The first condition lets an index begin there.
  return query
    .where('placedAt', '<=', placedAt)
    .where((row) =>
      row.or([
        row('placedAt', '<', placedAt),
        row.and([row('placedAt', '=', placedAt), row('number', '>', number)]),
      ]),
    )
}

/**
 * Sorts orders, the newest first. Those that are found by words come from the index of a file in that order, which a
 * second term would have SQLite sort once more.
 */
export function newestFirst<Selected>(
  query: OrderQuery<Selected>,
  search: OrderSearch | undefined,
) {
  if (!search || !('words' in search)) return query.orderBy('placedAt', 'desc').orderBy('number')
  const sorted = query.orderBy(sql`found.place`, 'desc')
  return isByPlace(search) ? sorted : sorted.orderBy('number')
}
