import { sweepListUndos } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { sweepUnused } from '#app/shop/customers/accounts/unused-owners.server.ts'

/** Deletes the comparisons of guests who are gone, and all removed products that can no longer be put back. */
export async function sweepCompared(now: number): Promise<{ compared: number; undos: number }> {
  const compared = await sweepUnused('compared', now)
  const undos = await sweepListUndos('compare', now)
  return { compared, undos }
}
