import type { Reader } from '#app/database/connection.server.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { productCode } from '#app/shop/catalogue/products/product-code.ts'
import { findProductNumbers } from '#app/shop/ordering/orders/product-codes.server.ts'
import { soldLineDetail } from '#app/shop/ordering/quote/format-name.ts'
import { deliveryMethodName } from '#app/shop/pricing/delivery/method-name.ts'
import type { InvoiceKind } from '#app/database/tables.ts'
import type { DescribedLine, LineNames } from './invoice-lines.server.ts'

/**
 * Codes of goods and services that Indian invoices state: printed books, books as files, and recorded discs. Goods of
 * other kinds are of too many chapters to be told by their kind.
 */
const hsnCodes: Record<string, string> = {
  book: '4901',
  'e-book': '9984',
  'e-book-only': '9984',
  audiobook: '8523',
}

/** Describes the lines of an order as its invoice states them; the codes are those that the products have now. */
export async function describeLines(
  reader: Reader,
  { lines }: Order,
  t: Translate,
): Promise<DescribedLine[]> {
  const numbers = await findProductNumbers(reader, lines)
  const isIndian = seller().country === 'IN'
  return lines.map((line) => {
    const own = numbers.get(line.productId)
    return {
      position: line.position,
      name: line.name,
      detail: soldLineDetail(line, t),
      sku: own?.isbn13 ?? (own?.sku || line.productId),
      code: own ? productCode(own, t) : '',
      hsnCode: isIndian ? (hsnCodes[line.taxKind] ?? null) : null,
      unitMinor: line.unitMinor,
      taxBasisPoints: line.taxBasisPoints,
    }
  })
}

/** Returns the names of what is no line of the order. */
export const lineNames = (order: Order, kind: InvoiceKind, t: Translate): LineNames => ({
  delivery: deliveryMethodName(
    { method: order.deliveryMethod ?? '', name: order.deliveryName ?? undefined },
    t,
  ),
  difference: (minor) =>
    t(kind === 'credit-note' && minor > 0 ? 'invoice.refund' : 'invoice.adjustment'),
})
