import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { listExported } from '#app/shop/exchange/csv/export-catalogue.server.ts'
import { exportedCells } from '#app/shop/exchange/csv/read-exported.ts'

/** Returns the cells of a product by column, as the export writes them. */
export async function findProductSheet(
  productId: string,
  now: number,
  reader: Reader = db.read,
): Promise<Map<string, string> | undefined> {
  const product = (await listExported(reader, [productId], now)).get(productId)
  return product && exportedCells(product, shopSettings().currency)
}
