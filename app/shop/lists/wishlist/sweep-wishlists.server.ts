import { sweepListUndos } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { sweepUnused } from '#app/shop/customers/accounts/unused-owners.server.ts'

/**
 * Deletes wishlists and links of guests whose cookie has expired, and all removals that can no
 * longer be undone.
 */
export async function sweepWishlists(
  now: number,
): Promise<{ wishes: number; shares: number; undos: number }> {
  const wishes = await sweepUnused('wish', now)
  const shares = await sweepUnused('wishlist_share', now)
  const undos = await sweepListUndos('wishlist', now)
  return { wishes, shares, undos }
}
