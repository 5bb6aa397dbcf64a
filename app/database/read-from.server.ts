import { AsyncLocalStorage } from 'node:async_hooks'

type Source = 'replica' | 'primary'

const source = new AsyncLocalStorage<Source>()

/** Runs `work`, whose reads may come from a replica: what it reads may be some seconds old. */
export const fromReplica = <T>(work: () => T): T => source.run('replica', work)

/** The same where nothing may be old, within such work too. */
export const fromPrimary = <T>(work: () => T): T => source.run('primary', work)

export const mayReadReplica = () => source.getStore() === 'replica'
