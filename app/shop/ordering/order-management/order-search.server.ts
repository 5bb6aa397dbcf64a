import { sql, type RawBuilder } from 'kysely'
import { beginsWith, containsText } from '#app/database/lists/match-text.server.ts'
import { foldEmail } from '#app/i18n/email.ts'
import { parseIsbn } from '#app/shop/catalogue/text/isbn.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'

/** The index of addresses finds them before the orders are sorted by time. */
const findByEmail = (start: string) =>
  sql<boolean>`customer_order.number in (select found.number from customer_order as found
    where ${beginsWith('found.email_folded', start)})`

const holdsProduct = (column: 'isbn13' | 'sku', code: string) =>
  sql<boolean>`customer_order.number in (select sold.order_number from order_line as sold
    join product on product.id = sold.product_id where product.${sql.ref(column)} = ${code})`

/**
 * Selects the orders of the buyers that a text finds: by number, by the beginning of an e-mail address, or by a part of
 * the name.
 */
export function matchesBuyer(text: string): RawBuilder<boolean> {
  const typed = text.normalize('NFC').trim()
  const number = parseOrderNumber(typed)
  if (number !== undefined) return sql<boolean>`customer_order.number = ${number}`
  return typed.includes('@')
    ? findByEmail(foldEmail(typed))
    : containsText('customer_order.name', typed)
}

/**
 * Selects the orders that a text finds: by number, or by the beginning of one or of an e-mail address, by the ISBN or SKU
 * of a book in it, or by the name of the buyer.
 */
export function matchesSearch(text: string): RawBuilder<boolean> {
  const typed = text.normalize('NFC').trim()
  const number = parseOrderNumber(typed)
  if (number !== undefined) return sql<boolean>`customer_order.number = ${number}`
  if (typed.includes('@')) return findByEmail(foldEmail(typed))
  const isbn = parseIsbn(typed)
  if (isbn.ok) return holdsProduct('isbn13', isbn.isbn13)
  const conditions = [
    containsText('customer_order.name', typed),
    holdsProduct('sku', typed),
    beginsWith('customer_order.number', typed.toUpperCase()),
    beginsWith('customer_order.email_folded', foldEmail(typed)),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}
