import { sweepListUndos } from '../lists/list-undo.server.ts'
import { sweepUnused } from '../lists/unused-owners.server.ts'

/** Forgets the comparisons of guests who are gone, and of everybody what can no longer be put back. */
export async function sweepCompared(now: number): Promise<{ compared: number; undos: number }> {
  const compared = await sweepUnused('compared', now)
  const undos = await sweepListUndos('compare', now)
  return { compared, undos }
}
