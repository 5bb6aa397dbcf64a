import { decimal } from '#app/i18n/format/decimal.ts'
import { db } from '#app/database/database.server.ts'
import { csvRow } from '#app/shop/exchange/csv/csv-writing.ts'

const rowsAtOnce = 500

const iso = (at: number) => new Date(at).toISOString()

const columns = [
  ...['order', 'placed_at', 'state', 'payment_state', 'payment_method', 'language', 'currency'],
  ...['email', 'name', 'address_line_1', 'address_line_2', 'postcode', 'city', 'region', 'country'],
  ...['telephone', 'delivery_method', 'delivery', 'coupon', 'goods', 'discount', 'total'],
  ...['line', 'product', 'line_name', 'author', 'variant', 'format', 'unit_price', 'quantity'],
  ...['line_price', 'line_discount', 'tax_kind', 'tax_percent'],
]

/** Yields all orders as CSV in batches, a row for each line, sorted by number. */
export async function* exportOrders(): AsyncGenerator<string> {
  yield csvRow(columns)
  for (let after = { number: '', position: -1 }; ;) {
    const rows = await listLines(after)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => csvRow(cellsOf(row))).join('')
    after = { number: last.number, position: last.position }
  }
}

type Row = Awaited<ReturnType<typeof listLines>>[number]

const listLines = (after: { number: string; position: number }) =>
  db.read
    .selectFrom('customerOrder as o')
    .innerJoin('orderLine as line', 'line.orderNumber', 'o.number')
    .selectAll('o')
    .select(['line.position', 'line.productId', 'line.name as lineName', 'line.author'])
    .select(['line.variantName', 'line.format', 'line.unitMinor', 'line.quantity'])
    .select(['line.lineMinor', 'line.discountMinor as lineDiscount', 'line.taxKind'])
    .select('line.taxBasisPoints')
    .where((row) =>
      row.or([
        row('o.number', '>', after.number),
        row.and([row('o.number', '=', after.number), row('line.position', '>', after.position)]),
      ]),
    )
    .orderBy('o.number')
    .orderBy('line.position')
    .limit(rowsAtOnce)
    .execute()

const cellsOf = (row: Row) => [
  ...[row.number, iso(row.placedAt), row.state, row.paymentState, row.paymentMethod],
  ...[row.language, row.currency, row.email, row.name, row.addressLine1, row.addressLine2],
  ...[row.postcode, row.city, row.region, row.country, row.telephone, row.deliveryMethod],
  ...[
    decimal(row.deliveryMinor, row.currency),
    row.couponCode,
    decimal(row.goodsMinor, row.currency),
  ],
  ...[decimal(row.discountMinor, row.currency), decimal(row.totalMinor, row.currency)],
  ...[row.position + 1, row.productId, row.lineName, row.author, row.variantName, row.format],
  ...[
    decimal(row.unitMinor, row.currency),
    row.quantity,
    decimal(row.lineMinor, row.currency),
    decimal(row.lineDiscount, row.currency),
  ],
  ...[row.taxKind, row.taxBasisPoints === null ? null : row.taxBasisPoints / 100],
]
