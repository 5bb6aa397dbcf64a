import { AsyncLocalStorage } from 'node:async_hooks'

/** What each line that is logged for a request says of it. `request`: its id. */
export type RequestScope = { request: string; method: string; route: string; path?: string }

const scope = new AsyncLocalStorage<RequestScope>()

/** From here on, in all that this request sets going. */
export const enterRequest = (entered: RequestScope) => scope.enterWith(entered)

/** The request that the running code works for; undefined beside the requests. */
export const requestAtWork = () => scope.getStore()
