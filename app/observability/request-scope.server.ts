import { AsyncLocalStorage } from 'node:async_hooks'

/** Each line that is logged for a request has these fields; `request` is its id. */
export type RequestScope = { request: string; method: string; route: string; path?: string }

const scope = new AsyncLocalStorage<RequestScope>()

/** Runs `next`, and all code that it calls or awaits, in the scope of this request. */
export const runInRequest = (entered: RequestScope, next: () => void) => scope.run(entered, next)

/** Returns the scope of the request that the running code serves; undefined outside of requests. */
export const requestAtWork = () => scope.getStore()
