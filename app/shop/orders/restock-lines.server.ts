import type { Transaction } from '#app/database/connection.server.ts'
import { bumpCatalogueVersion } from '../catalogue/catalogue-version.server.ts'
import { rankEditions } from '../catalogue/edition-rank.server.ts'
import type { CustomerOrderTable, OrderLineTable } from '#app/database/tables.ts'
import { byProduct, lockEditions } from '../checkout/decrement-stock.server.ts'

/**
 * Holds the quantity of a line that comes back. `tookStock` 0 means that the line took nothing
 * from stock, so only the sale is undone; without it, for returned goods, stock rises wherever it
 * is counted.
 */
export type Restocked = Pick<OrderLineTable, 'productId' | 'color' | 'size' | 'quantity'> &
  Partial<Pick<OrderLineTable, 'tookStock'>>

/**
 * Adds lines to the stock, where it is counted, and removes them from the sales, in the caller's
 * transaction; lists and facets follow if something can be bought again. Products, colours or
 * sizes that no longer exist are skipped.
 */
export async function restockLines(t: Transaction, lines: Restocked[], now: number): Promise<void> {
  if (lines.length === 0) return
  await lockEditions(t, lines)
  const works: string[] = []
  for (const line of [...lines].sort(byProduct)) {
    const back = await restock(t, line)
    if (back?.stock === line.quantity) works.push(back.workId)
  }
  if (works.length === 0) return
  await rankEditions(t, works, now)
  await bumpCatalogueVersion(t)
}

/**
 * Restocks lines of a cancelled order; one that had no stock reserved, and is no sale, restores
 * none.
 */
export async function restockOrder(
  t: Transaction,
  { unreserved }: Pick<CustomerOrderTable, 'unreserved'>,
  lines: Restocked[],
  now: number,
): Promise<void> {
  if (unreserved === 0) await restockLines(t, lines, now)
}

async function restock(t: Transaction, line: Restocked) {
  const { productId, quantity } = line
  await t
    .updateTable('product')
    .set((row) => ({
      saleCount: row
        .case()
        .when('saleCount', '>', quantity)
        .then(row('saleCount', '-', quantity))
        .else(0)
        .end(),
    }))
    .where('id', '=', productId)
    .execute()
  if (line.tookStock === 0 || !(await restockVariant(t, line))) return undefined
  return t
    .updateTable('product')
    .set((row) => ({ stock: row('stock', '+', quantity) }))
    .where('id', '=', productId)
    .where('stock', 'is not', null)
    .returning(['workId', 'stock'])
    .executeTakeFirst()
}

/**
 * Restocks a variant and tells whether the product's stock, the sum of its variants', rises too.
 */
async function restockVariant(t: Transaction, { productId, color, size, quantity }: Restocked) {
  const product = await t
    .selectFrom('product')
    .select('hasVariants')
    .where('id', '=', productId)
    .executeTakeFirst()
  if (!product) return false
  if (!product.hasVariants) return color === '' && size === ''
  const variant = await t
    .updateTable('variant')
    .set((row) => ({ stock: row('stock', '+', quantity) }))
    .where('productId', '=', productId)
    .where('color', '=', color)
    .where('size', '=', size)
    .executeTakeFirst()
  return variant.numUpdatedRows === 1n
}
