import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { bumpCatalogueVersion } from '../catalogue/catalogue-version.server.ts'
import { rankEditions } from '../catalogue/edition-rank.server.ts'
import { setPrices, setSortPrices } from './prices.server.ts'

/**
 * Takes products out of the shop: not listed, not for sale, their pages say so. Nothing is deleted, and orders
 * stay as they are. The next import that names such a product brings it back.
 */
export async function withdrawProducts(t: Transaction, ids: string[], now: number): Promise<void> {
  if (ids.length === 0) return
  const rows = await t
    .updateTable('product')
    // An unknown hash: what comes back counts as changed.
    .set({ withdrawnAt: now, sourceHash: '', updatedAt: now })
    .where('id', 'in', ids)
    .where('withdrawnAt', 'is', null)
    .returning(['id', 'workId'])
    .execute()
  const withdrawn = rows.map(({ id }) => id).sort()
  for (const id of withdrawn) await setPrices(t, id, [], now)
  await setSortPrices(t, withdrawn, now)
  await rankEditions(
    t,
    rows.map(({ workId }) => workId),
    now,
  )
  await bumpCatalogueVersion(t)
}

/** The prices that a product had when it was withdrawn, where the source that brings it back names none. */
export async function reopenPrices(
  t: Transaction,
  productId: string,
  withdrawnAt: number,
  now: number,
): Promise<void> {
  const rows = await t
    .selectFrom('price')
    .select(['currency', 'market', 'amountMinor'])
    .where('productId', '=', productId)
    .where('untilAt', '=', withdrawnAt)
    .where('fromAt', '<', withdrawnAt)
    .orderBy('id')
    .execute()
  for (const row of rows)
    await t
      .insertInto('price')
      .values({ id: randomUUID(), productId, ...row, fromAt: now, untilAt: null })
      .execute()
}
