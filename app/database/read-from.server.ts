import { AsyncLocalStorage } from 'node:async_hooks'

/** `fellBack` is true if the primary answered instead of a replica. */
type Source = { isReplica: boolean; fellBack: boolean }

const source = new AsyncLocalStorage<Source>()

/** Runs `work` with reads from a replica, which may be some seconds old. */
export const fromReplica = <T>(work: () => T): T =>
  source.run({ isReplica: true, fellBack: false }, work)

/** Runs `work` with reads from the primary, also within `fromReplica`. */
export const fromPrimary = <T>(work: () => T): T =>
  source.run({ isReplica: false, fellBack: false }, work)

/** Works as `fromReplica`, and returns whether the primary answered instead. */
export async function fromReplicaOrPrimary<T>(work: () => Promise<T>) {
  const from = { isReplica: true, fellBack: false }
  const answer = await source.run(from, work)
  return { answer, fellBack: from.fellBack }
}

export const mayReadReplica = () => source.getStore()?.isReplica === true

/** Records that the primary answered a read that a replica might have answered. */
export function recordFallback() {
  const from = source.getStore()
  if (from) from.fellBack = true
}
