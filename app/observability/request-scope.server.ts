import { AsyncLocalStorage } from 'node:async_hooks'

/** Each line that is logged for a request has these fields; `request` is its id. */
export type RequestScope = { request: string; method: string; route: string; path?: string }

const scope = new AsyncLocalStorage<RequestScope>()

/** Sets the scope of all code that this request runs from here on. */
export const enterRequest = (entered: RequestScope) => scope.enterWith(entered)

/** Returns the scope of the request that the running code serves; undefined outside of requests. */
export const requestAtWork = () => scope.getStore()
