import { AsyncLocalStorage } from 'node:async_hooks'

/** `fellBack`: the primary answered where a replica might have. */
type Source = { isReplica: boolean; fellBack: boolean }

const source = new AsyncLocalStorage<Source>()

const run = <T>(isReplica: boolean, work: (from: Source) => T): T => {
  const from = { isReplica, fellBack: false }
  return source.run(from, work, from)
}

/** Runs `work`, whose reads may come from a replica: what it reads may be some seconds old. */
export const fromReplica = <T>(work: () => T): T => run(true, work)

/** The same where nothing may be old, within such work too. */
export const fromPrimary = <T>(work: () => T): T => run(false, work)

/** The same as `fromReplica`, and whether no replica could be asked. */
export const fromEither = <T>(work: () => Promise<T>) =>
  run(true, async (from) => {
    const answer = await work()
    return { answer, fellBack: from.fellBack }
  })

export const mayReadReplica = () => source.getStore()?.isReplica === true

/** Of a read that a replica might have answered. */
export function noteFallBack() {
  const from = source.getStore()
  if (from) from.fellBack = true
}
