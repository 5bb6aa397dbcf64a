import type { Transaction } from '#app/database/connection.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { rankEditions } from '#app/shop/catalogue/products/edition-rank.server.ts'
import type { CustomerOrderTable, OrderLineTable } from '#app/database/tables.ts'
import { byProduct, lockEditions } from './decrement-stock.server.ts'

/**
 * Holds the quantity of a line that comes back. `tookStock` 0 means that the line took nothing
 * from stock, so only the sale is undone; without it, for returned goods, stock rises wherever it
 * is counted.
 */
export type RestockLine = Pick<OrderLineTable, 'productId' | 'color' | 'size' | 'quantity'> &
  Partial<Pick<OrderLineTable, 'tookStock'>>

/**
 * Adds lines to the stock, where it is counted, and removes them from the sales, in the caller's
 * transaction; lists and facets follow if something can be bought again. Products, colours or
 * sizes that no longer exist are skipped.
 */
export async function restockLines(
  trx: Transaction,
  lines: RestockLine[],
  now: number,
): Promise<void> {
  if (lines.length === 0) return
  await lockEditions(trx, lines)
  const works: string[] = []
  for (const line of [...lines].sort(byProduct)) {
    const back = await restock(trx, line)
    if (back?.stock === line.quantity) works.push(back.workId)
  }
  if (works.length === 0) return
  await rankEditions(trx, works, now)
  await bumpCatalogueVersion(trx)
}

/**
 * Restocks lines of a cancelled order; one that had no stock reserved, and is no sale, restores
 * none.
 */
export async function restockOrder(
  trx: Transaction,
  { unreserved }: Pick<CustomerOrderTable, 'unreserved'>,
  lines: RestockLine[],
  now: number,
): Promise<void> {
  if (unreserved === 0) await restockLines(trx, lines, now)
}

async function restock(trx: Transaction, line: RestockLine) {
  const { productId, quantity } = line
  await trx
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
  if (line.tookStock === 0 || !(await restockVariant(trx, line))) return undefined
  return trx
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
async function restockVariant(trx: Transaction, { productId, color, size, quantity }: RestockLine) {
  const product = await trx
    .selectFrom('product')
    .select('hasVariants')
    .where('id', '=', productId)
    .executeTakeFirst()
  if (!product) return false
  if (!product.hasVariants) return color === '' && size === ''
  const variant = await trx
    .updateTable('variant')
    .set((row) => ({ stock: row('stock', '+', quantity) }))
    .where('productId', '=', productId)
    .where('color', '=', color)
    .where('size', '=', size)
    .executeTakeFirst()
  return variant.numUpdatedRows === 1n
}
