import { sql, type RawBuilder } from 'kysely'
import { foldEmail } from '#app/i18n/email.ts'
import { parseIsbn } from '#app/shop/catalogue/text/isbn.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'

/** No character of an e-mail address or an order number comes after it. */
const last = '\uffff'

type Beginning = { column: 'email_folded' | 'number'; start: string }

const beginsWith = (table: string, { column, start }: Beginning) => {
  const value = sql.ref(`${table}.${column}`)
  return sql<boolean>`(${value} >= ${start} and ${value} < ${start + last})`
}

/** The index of addresses finds them before the orders are sorted by time. */
const findByEmail = (start: string) =>
  sql<boolean>`customer_order.number in (select found.number from customer_order as found
    where ${beginsWith('found', { column: 'email_folded', start })})`

const holdsProduct = (column: 'isbn13' | 'sku', code: string) =>
  sql<boolean>`customer_order.number in (select sold.order_number from order_line as sold
    join product on product.id = sold.product_id where product.${sql.ref(column)} = ${code})`

/**
 * Selects orders whose buyer has this in the name. Any character replaces one that is not ASCII, because SQLite folds only
 * the case of ASCII: `ÉLODIE` finds Élodie.
 */
function isNamedLike(typed: string): RawBuilder<boolean> {
  const escaped = typed.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)
  const pattern = `%${escaped.replace(/[^\0-\x7f]/gu, '_').replace(/\s+/g, '%')}%`
  return sql<boolean>`lower(customer_order.name) like ${pattern} escape '\\'`
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
    isNamedLike(typed),
    holdsProduct('sku', typed),
    beginsWith('customer_order', { column: 'number', start: typed.toUpperCase() }),
    beginsWith('customer_order', { column: 'email_folded', start: foldEmail(typed) }),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}
