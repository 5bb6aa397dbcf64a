import { sweepListUndos } from '../lists/list-undo.server.ts'
import { sweepUnused } from '../lists/unused-owners.server.ts'

/** Deletes the comparisons of guests who are gone, and all removed products that can no longer be put back. */
export async function sweepCompared(now: number): Promise<{ compared: number; undos: number }> {
  const compared = await sweepUnused('compared', now)
  const undos = await sweepListUndos('compare', now)
  return { compared, undos }
}
