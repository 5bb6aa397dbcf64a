import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import {
  deleteSaved,
  insertSaved,
  isSaved,
  listSavedIds,
} from '#app/shop/lists/saved-list/saved-list.server.ts'
import { maxSaved } from '#app/shop/lists/saved-list/saved-list.ts'
import { newestViews } from '#app/shop/lists/viewed/viewed.server.ts'
import { findShareKey } from '#app/shop/lists/wishlist/share.server.ts'
import type { MergeReport } from './merge.ts'

/** Merges both wishlists, of which the newest 200 wishes stay. Both lists must be locked. */
export async function mergeWishes(
  trx: Transaction,
  guest: string,
  customer: string,
  now: number,
): Promise<Pick<MergeReport, 'droppedWishes' | 'shareWithdrawn'>> {
  // The share is merged first, while it is still possible to see whether the customer's list shows more than the
  // guest's.
  const shareWithdrawn = await mergeShare(trx, guest, customer, now)
  await trx
    .insertInto('wish')
    .columns(['owner', 'productId', 'addedAt'])
    .expression((wish) =>
      wish
        .selectFrom('wish')
        .where('owner', '=', guest)
        .select([sql.val(customer).as('owner'), 'productId', 'addedAt']),
    )
    .onConflict((on) => on.columns(['owner', 'productId']).doNothing())
    .execute()
  await deleteSaved(trx, 'wishlist', guest)
  const newest = trx
    .selectFrom('wish')
    .where('owner', '=', customer)
    .select('productId')
    .orderBy('addedAt', 'desc')
    .orderBy('productId')
    .limit(maxSaved.wishlist)
  const { numDeletedRows } = await trx
    .deleteFrom('wish')
    .where('owner', '=', customer)
    .where('productId', 'not in', newest)
    .executeTakeFirst()
  return { droppedWishes: Number(numDeletedRows), shareWithdrawn }
}

/**
 * Moves the link of a guest's list to the customer's list only if that exposes nothing unshared: the customer has no
 * wishes and no link yet. Otherwise the link is withdrawn. Returns whether it was.
 */
async function mergeShare(trx: Transaction, guest: string, customer: string, now: number) {
  if ((await findShareKey(guest, trx)) === undefined) return false
  const wishes = await listSavedIds('wishlist', customer, trx)
  const leadsOn = wishes.length === 0 && (await findShareKey(customer, trx)) === undefined
  await trx
    .updateTable('wishlistShare')
    .set(leadsOn ? { owner: customer } : { withdrawnAt: now })
    .where('owner', '=', guest)
    .where('withdrawnAt', 'is', null)
    .execute()
  return !leadsOn
}

/**
 * Merges the products compared, first the customer's, then the guest's, up to six. Returns how many were left out. Both
 * lists must be locked.
 */
export async function mergeCompared(
  trx: Transaction,
  guest: string,
  customer: string,
  now: number,
): Promise<number> {
  const ids = await listSavedIds('compare', guest, trx)
  await deleteSaved(trx, 'compare', guest)
  let leftOut = 0
  for (const [n, productId] of ids.entries()) {
    if (await isSaved(trx, 'compare', customer, productId)) continue
    // The guest's products come after the customer's own, in the guest's order.
    if (!(await insertSaved(trx, 'compare', customer, { productId, addedAt: now + n }))) leftOut++
  }
  return leftOut
}

/** Merges the recently viewed products of both, of which the newest stay. */
export async function mergeViewed(
  trx: Transaction,
  guest: string,
  customer: string,
): Promise<void> {
  await trx
    .insertInto('viewed')
    .columns(['owner', 'productId', 'viewedAt'])
    .expression((viewed) =>
      viewed
        .selectFrom('viewed')
        .where('owner', '=', guest)
        .select([sql.val(customer).as('owner'), 'productId', 'viewedAt']),
    )
    .onConflict((on) =>
      on
        .columns(['owner', 'productId'])
        .doUpdateSet((row) => ({ viewedAt: row.ref('excluded.viewedAt') }))
        .whereRef('viewed.viewedAt', '<', 'excluded.viewedAt'),
    )
    .execute()
  await trx.deleteFrom('viewed').where('owner', '=', guest).execute()
  await trx
    .deleteFrom('viewed')
    .where('owner', '=', customer)
    .where('productId', 'not in', newestViews(trx, customer))
    .execute()
}
