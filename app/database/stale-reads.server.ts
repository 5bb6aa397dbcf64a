import { settings } from '#app/settings.server.ts'
import { fromReplica } from './read-from.server.ts'
import { wroteSeconds } from './replica.server.ts'

/**
 * Returns for how many seconds after a change a read within `allowStaleReads` may miss it; undefined if every read is
 * current.
 */
export const staleReadSeconds = (): number | undefined =>
  settings().DATABASE_REPLICA_URL === undefined ? undefined : wroteSeconds

/** Runs `work`, in which `db.read` may return data of some seconds ago. */
export const allowStaleReads = <T>(work: () => T): T => fromReplica(work)
