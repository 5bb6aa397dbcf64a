import type { Transaction } from '#app/database/connection.server.ts'
import { lockCart } from '#app/shop/ordering/quote/lines.server.ts'
import type { QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'
import { mergeDrafts } from '#app/shop/customers/drafts/drafts.server.ts'
import { mergeReports } from '#app/shop/catalogue/reviews/merge-reports.server.ts'
import { lockBothLists } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { mergeCart, mergeCoupon } from './merge-cart.server.ts'
import { mergeCompared, mergeViewed, mergeWishes } from './merge-lists.server.ts'
import { nothingDropped, type MergeReport } from './merge.ts'

/**
 * Moves a guest's cart (quantities added, up to what can be bought), coupon, wishlist, comparison and recently viewed
 * products to the customer, in the transaction of the sign-in. The guest has nothing afterwards, so that a second or
 * concurrent sign-in moves nothing again.
 * @param guest The visitor; undefined for a visitor without any data.
 * @param customer See `ownerOf`.
 */
export async function mergeGuest(
  trx: Transaction,
  guest: string | undefined,
  customer: string,
  viewer: QuoteViewer,
): Promise<MergeReport> {
  if (guest === undefined || guest === customer) return nothingDropped
  // The locks are taken in the same order in every process, or two sign-ins could deadlock.
  for (const lock of [lockCart, lockBothLists])
    for (const owner of [guest, customer].sort()) await lock(trx, owner)
  const cart = await mergeCart(trx, guest, customer, viewer)
  const droppedCoupon = await mergeCoupon(trx, guest, customer)
  const wishes = await mergeWishes(trx, guest, customer, viewer.now)
  const droppedCompared = await mergeCompared(trx, guest, customer, viewer.now)
  await mergeViewed(trx, guest, customer)
  await mergeDrafts(trx, guest, customer)
  await mergeReports(trx, guest, customer)
  // The guest's removals can no longer be undone. These rows are deleted last, because they are also the locks of the
  // two carts and lists.
  await trx.deleteFrom('cartUndo').where('owner', '=', guest).execute()
  await trx.deleteFrom('listUndo').where('owner', '=', guest).execute()
  return {
    ...cart,
    ...wishes,
    droppedCompared,
    ...(droppedCoupon !== undefined && { droppedCoupon }),
  }
}
