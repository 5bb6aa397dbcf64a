import { sweepListUndos } from '../lists/list-undo.server.ts'
import { sweepUnused } from '../lists/unused-owners.server.ts'

/** Forgets the wishlists and links of guests who are gone, and of everybody what can no longer be put back. */
export async function sweepWishlists(
  now: number,
): Promise<{ wishes: number; shares: number; undos: number }> {
  const wishes = await sweepUnused('wish', now)
  const shares = await sweepUnused('wishlist_share', now)
  const undos = await sweepListUndos('wishlist', now)
  return { wishes, shares, undos }
}
