import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { rankEditions } from '#app/shop/catalogue/products/edition-rank.server.ts'
import { setPrices, setSortPrices } from '#app/shop/catalogue/price-changes/prices.server.ts'

/**
 * Withdraws products: they are not listed and not for sale, and their pages say so. Nothing is
 * deleted, and orders do not change. The next import of a product restores it, unless the shopkeeper withdrew it by hand.
 */
export async function withdrawProducts(
  trx: Transaction,
  ids: string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return
  const rows = await trx
    .updateTable('product')
    // The empty hash makes a restored product count as changed.
    .set({ withdrawnAt: now, sourceHash: '', updatedAt: now })
    .where('id', 'in', ids)
    .where('withdrawnAt', 'is', null)
    .returning(['id', 'workId'])
    .execute()
  const withdrawn = rows.map(({ id }) => id).sort()
  for (const id of withdrawn) await setPrices(trx, id, [], now)
  await setSortPrices(trx, withdrawn, now)
  await rankEditions(
    trx,
    rows.map(({ workId }) => workId),
    now,
  )
  await bumpCatalogueVersion(trx)
}

/** Reopens the prices at withdrawal if the source that restores a product states none. */
export async function reopenPrices(
  trx: Transaction,
  productId: string,
  withdrawnAt: number,
  now: number,
): Promise<void> {
  const rows = await trx
    .selectFrom('price')
    .select(['currency', 'market', 'amountMinor'])
    .where('productId', '=', productId)
    .where('untilAt', '=', withdrawnAt)
    .where('fromAt', '<', withdrawnAt)
    .orderBy('id')
    .execute()
  for (const row of rows)
    await trx
      .insertInto('price')
      .values({ id: randomUUID(), productId, ...row, fromAt: now, untilAt: null })
      .execute()
}
