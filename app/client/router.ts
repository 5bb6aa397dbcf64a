/**
 * In the browser this is the only file that knows what Remix does not document: its globals, where it stores positions
 * and the state of a history entry, and how it requests data. What has a hook of Remix (`useNavigate`, `useNavigation`)
 * is not repeated here. tests/client/router.test.ts compares each name with the installed packages. The file imports
 * only the names that the server shares, since the first script of a page gets a copy (vite.config.ts).
 */
import { dataParameter, hasDataParameter } from '#app/remix-protocol.ts'

/** Returns whether the router runs, which begins with hydration. */
export const isRouterRunning = () => typeof __remixRouter !== 'undefined'

/** Returns the navigation that is under way now; the hook returns the one of the last rendering. */
export const currentNavigation = () => __remixRouter.state.navigation

export const isNavigating = () => currentNavigation().state !== 'idle'

/** Returns the location that the router has arrived at, which may not be rendered yet. */
export const currentLocation = () => __remixRouter.state.location

/** Returns the id of the page's own route, which is the last that matches. */
export const currentRouteId = () => __remixRouter.state.matches.at(-1)!.route.id

/** Returns the response to the last form by route, or null if the page follows no form. */
export const currentActionData = () => __remixRouter.state.actionData

/** Returns whether an error page is displayed in place of a route. */
export const hasRouteErrors = () => __remixRouter.state.errors !== null

export const isRevalidating = () => __remixRouter.state.revalidation !== 'idle'

/** Requests the data of the page again. */
export const revalidate = () => __remixRouter.revalidate()

/** Returns the table of all routes, for `matchRoutes`. */
export const clientRoutes = () => __remixRouter.routes

/** Returns the URL of the script of a route. */
export const routeScript = (id: string) => __remixManifest.routes[id]!.module

/** Loads the script of a route and hands the module to the router, which then need not wait for a task to have it. */
export async function loadRouteModule(id: string) {
  __remixRouteModules[id] ??= (await import(
    /* @vite-ignore */ routeScript(id)
  )) as (typeof __remixRouteModules)[string]
}

/** Returns the data that came with the page, by route. A change counts if it is made before hydration. */
export const sentLoaderData = () => __remixContext.state.loaderData ?? {}

/** Returns the URL at which the router requests the data that a route has for a page. */
export function dataUrl(page: URL, routeId: string): URL {
  const url = new URL(page)
  url.hash = ''
  url.searchParams.set(dataParameter, routeId)
  return url
}

/** Returns whether the router requests data, as opposed to anything else that a page fetches. */
export const isDataRequest = (input: RequestInfo | URL): input is string =>
  typeof input === 'string' && hasDataParameter(input)

/** Returns the route whose data is requested. */
export const requestedRouteId = (address: string) =>
  new URL(address).searchParams.get(dataParameter)!

/** Returns whether Remix has marked a response as its own. A proxy's response in its place has no such header. */
export const isRemixResponse = ({ headers }: Response) =>
  [...headers.keys()].some((name) => name.startsWith('x-remix'))

/** `key` identifies a history entry, and `usr` is the state that a navigation was given for it. */
type HistoryEntry<State> = { key?: string; usr?: State | null }

const historyEntry = <State>() => history.state as HistoryEntry<State> | null

/** Returns the state of the history entry that the browser is at. It may be ahead of the router. */
export const entryState = <State>() => historyEntry<State>()?.usr

/** Adds to the state of the history entry with this key, unless the browser is at another one by now. */
export function addEntryState(key: string, state: object) {
  const entry = historyEntry<object>()
  if (entry?.key !== key) return
  history.replaceState({ ...entry, usr: { ...entry.usr, ...state } }, '')
}

/**
 * Gives a history entry the key that the router would not: positions are stored by it, and an entry without one would
 * have that of another document.
 */
export function ensureEntryKey() {
  const entry = historyEntry()
  if (entry?.key) return
  const key = crypto.getRandomValues(new Uint32Array(2)).join('-')
  history.replaceState({ ...entry, key }, '')
}

/**
 * Returns the position in the page that the router stored for a history entry, by default the one that the browser is
 * at. There is none if storage is forbidden.
 */
export function storedPosition(key = historyEntry()?.key ?? ''): number | undefined {
  try {
    const positions = sessionStorage.getItem('positions') ?? '{}'
    return (JSON.parse(positions) as Record<string, number>)[key]
  } catch {
    return undefined
  }
}

/** Returns the script that gives the router the state that it begins with. */
export const contextScript = (serialised: string | undefined) =>
  `window.__remixContext = ${serialised};`

/** Returns the statement that gives the router the modules of the matched routes: `route0`, `route1` and so on. */
export const routeModulesScript = (ids: string[]) =>
  `window.__remixRouteModules = {${ids.map((id, n) => `${JSON.stringify(id)}:route${n}`).join(',')}};`

/** Returns the page's own route, which is the last one in that statement. */
export const routeIdInScript = (text: string) => /"([^"]+)":route\d+\}/.exec(text)?.[1] ?? ''
