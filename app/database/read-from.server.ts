import { AsyncLocalStorage } from 'node:async_hooks'

/** `fellBack`: the primary answered where a replica might have. */
type Source = { isReplica: boolean; fellBack: boolean }

const source = new AsyncLocalStorage<Source>()

/** Runs `work`, whose reads may come from a replica: what it reads may be some seconds old. */
export const fromReplica = <T>(work: () => T): T =>
  source.run({ isReplica: true, fellBack: false }, work)

/** The same where nothing may be old, within such work too. */
export const fromPrimary = <T>(work: () => T): T =>
  source.run({ isReplica: false, fellBack: false }, work)

/** The same as `fromReplica`, and whether no replica could be asked. */
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
