import type { LoaderFunction, ServerBuild } from '@remix-run/node'
import { withCanonicalUrls } from './canonical-url.server.ts'

/** An answer as far as Remix looks at it. For the browser Remix makes another one of its body, whatever that is. */
class StraightData {
  readonly status = 200
  readonly statusText = 'OK'
  readonly headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8' })
  readonly body = { toString: () => JSON.stringify(this.data) }

  constructor(private readonly data: unknown) {}

  json = () => Promise.resolve(this.data)
}

const straight =
  (loader: LoaderFunction): LoaderFunction =>
  async (args) => {
    const answered: unknown = await loader(args)
    return answered === undefined || answered instanceof Response
      ? answered
      : new StraightData(answered)
  }

/** With the loaders of its pages as `change` makes them. Where there is no page, what a loader answers is the answer. */
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
 * Has the data of a page reach it as its loader answered. Remix writes it as JSON and reads that again, also for the
 * page that it renders itself a moment later, which is a tenth of what a page costs. The browser gets JSON all the
 * same: a loader answers with nothing that JSON would change. What is served so is served at one address each.
 */
export const withStraightData = (build: ServerBuild) =>
  withPageLoaders(withCanonicalUrls(build), straight)
