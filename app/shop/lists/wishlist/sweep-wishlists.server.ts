import { sweepSavedList } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { sweepUnused } from '#app/shop/customers/accounts/unused-owners.server.ts'

/** Sweeps the wishlists and also deletes the links of guests whose cookie has expired. */
export async function sweepWishlists(
  now: number,
): Promise<{ saved: number; undos: number; shares: number }> {
  const swept = await sweepSavedList('wishlist', now)
  return { ...swept, shares: await sweepUnused('wishlist_share', now) }
}
