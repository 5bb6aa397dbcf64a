import type { LoaderFunction, ServerBuild } from '@remix-run/node'

/** Implements as much of Response as Remix inspects. For the browser Remix creates a real Response from its body. */
class UnserialisedData {
  readonly status = 200
  readonly statusText = 'OK'
  readonly headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8' })
  readonly body = { toString: () => JSON.stringify(this.data) }

  constructor(private readonly data: unknown) {}

  json = () => Promise.resolve(this.data)
}

const unserialised =
  (loader: LoaderFunction): LoaderFunction =>
  async (args) => {
    const answered: unknown = await loader(args)
    return answered === undefined || answered instanceof Response
      ? answered
      : new UnserialisedData(answered)
  }

/**
 * Returns the build with the page loaders wrapped by `change`. Loaders of routes without a page are not wrapped,
 * because their response is sent as it is.
 */
export function withPageLoaders(
  build: ServerBuild,
  change: (loader: LoaderFunction) => LoaderFunction,
): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route?.module.loader || !('default' in route.module)) return [id, route]
    const loader = change(route.module.loader)
    return [id, { ...route, module: { ...route.module, loader } }]
  })
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

/**
 * Returns a build that passes a loader's data to its page unserialised. Remix would write it as JSON and parse it
 * again even for the page that it renders itself. Without this, a page takes 1.24 (home), 1.20 (books), 1.11 (a book),
 * 1.14 (a category) and 1.13 (about) times the CPU, measured on 2026-11-26 in nine interleaved rounds. The browser gets
 * JSON all the same, and no loader returns a value that JSON would change.
 */
export const withUnserialisedData = (build: ServerBuild) => withPageLoaders(build, unserialised)
