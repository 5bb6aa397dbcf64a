import type { Page } from 'playwright'
import { shopRoutes as routes } from '../shop-routes.ts'

/** Lists each page of the table of routes, but the one without content and the catch-all routes. */
export const pageRoutes = new Set(
  routes
    .filter(
      ({ file, id }) =>
        !/(feeds|files|probes|beacons|api|webhooks)\//.test(file) && id !== 'unknown-path',
    )
    .map(({ path }) => (path ?? '').replace(/^:language\?\/?/, ''))
    .filter((path) => path !== 'logout'),
)

/** Returns the route that matches the page's URL. */
export function routeOf(page: Page): string {
  const path = new URL(page.url()).pathname.replace(/^\/(fr|de)(?=\/|$)/, '').replace(/^\//, '')
  const fits = (route: string) => new RegExp(`^${route.replace(/:[a-z]+/g, '[^/]+')}$`).test(path)
  return [...pageRoutes].find(fits) ?? ''
}
