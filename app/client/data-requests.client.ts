import { recordProductView } from './page-view.client.ts'
import { abandonPending, announceUnreachable, clearPending, dropQueued } from './pending.ts'
import {
  currentNavigation,
  isDataRequest,
  isRemixResponse,
  isRouterRunning,
  requestedRouteId,
  revalidate,
  routeScript,
} from './router.ts'

/** Prefetched data counts for this long. */
const freshMs = 30_000
const ahead = new Map<string, { at: number; answer: Promise<Response | undefined> }>()
const request = window.fetch.bind(window)
/** A request whose page is being left never settles; the router would show an error in its place. */
const never = new Promise<never>(() => undefined)

/**
 * Intercepts the requests of Remix's router. Without it a request without a response of the shop ends in an error page:
 * typed words are lost, and a link is not followed that would have worked.
 */
export function interceptDataRequests() {
  // Remix waits for the page's style first, so an earlier rejection would be reported as unhandled.
  addEventListener('unhandledrejection', (event) => {
    const reason = event.reason as unknown
    const isEarly = reason instanceof Response || (reason as Error | null)?.name === 'AbortError'
    if (isEarly) event.preventDefault()
  })
  window.fetch = async (input, init) => {
    if (!isDataRequest(input)) return request(input, init)
    document.documentElement.dataset.live = ''
    const isPost = init?.method !== undefined
    if (isPost) ahead.clear()
    else void haveScript(input)
    try {
      const answer = (await consumePrefetched(input)) ?? (await request(input, init))
      // The id is for the page that reports the failure; later requests may succeed.
      const reference = answer.headers.get('X-Request-Id')
      if (answer.status >= 500 && reference) document.documentElement.dataset.reference = reference
      if (isRemixResponse(answer)) return answer
    } catch (error) {
      if (init?.signal?.aborted) throw error
    } finally {
      // Data that was prefetched meanwhile may be older than the change.
      if (isPost) ahead.clear()
    }
    if (isPost) {
      abandonPending(currentNavigation())
      announceUnreachable()
    } else goPlainly()
    return never
  }
}

/** If the script of the requested page cannot be loaded, Remix reloads the page that is to be left. */
async function haveScript(address: string) {
  const destination = currentNavigation().location
  try {
    await import(/* @vite-ignore */ routeScript(requestedRouteId(address)))
  } catch {
    // This runs after Remix, whose reload it replaces, unless another navigation has begun.
    setTimeout(() => currentNavigation().location === destination && goPlainly())
  }
}

/**
 * Reloads data when the browser restores a hydrated document from its back/forward cache, because cart and lists may
 * have changed. Until the router runs, bootstrap.client.ts handles this.
 */
export function reloadOnReturn() {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isRouterRunning()) return
    ahead.clear()
    dropQueued()
    clearPending()
    // A navigation that was pending would go on.
    if (currentNavigation().location) location.reload()
    else revalidate()
  })
}

/** Follows the link as the browser would: it reports what is wrong, and tries again. */
function goPlainly() {
  const to = currentNavigation().location
  if (to) location.assign(to.pathname + to.search + to.hash)
  // The page must not stay hidden (bootstrap.client.ts).
  else if (document.documentElement.style.visibility) location.reload()
}

/** Prefetches the data of a page that the visitor is about to open, unless that was done just now. */
export function prefetchData(address: string): Promise<boolean> {
  const now = Date.now()
  for (const [one, { at }] of ahead) if (now - at > freshMs) ahead.delete(one)
  if (ahead.has(address)) return Promise.resolve(false)
  // The header keeps the shop from counting a view and from consuming the toast.
  const answer = request(address, { headers: { Purpose: 'prefetch' } })
    .then((one) => (one.ok && isRemixResponse(one) ? readAhead(one) : undefined))
    .catch(() => undefined)
  ahead.set(address, { at: now, answer })
  return answer.then(Boolean)
}

/**
 * Reads the data of a response before it is needed: to read it takes a task, and tasks wait for the frame that follows a
 * click. With it the router has the next page within the click, and React renders that alone rather than the page that
 * is left, as waiting, first.
 */
async function readAhead(response: Response) {
  // A redirect has no body.
  if (response.status === 204) return response
  const data = (await response.json()) as unknown
  return Object.assign(response, { json: () => Promise.resolve(data) })
}

async function consumePrefetched(address: string) {
  const found = ahead.get(address)
  ahead.delete(address)
  const answer = found && Date.now() - found.at < freshMs ? await found.answer : undefined
  if (answer) recordProductView(requestedRouteId(address), address, request)
  return answer
}
