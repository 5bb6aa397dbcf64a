import type { Page } from 'playwright'
import routes from '#app/routes.ts'

/** Each page of the table of routes, but the one that shows nothing, and those that every address fits. */
export const pageRoutes = new Set(
  routes
    .filter(({ file, id }) => !/(feeds|api|webhooks)\//.test(file) && id !== 'unknown-path')
    .map(({ path }) => (path ?? '').replace(/^:language\?\/?/, ''))
    .filter((path) => path !== 'logout'),
)

/** The route that the page's address stands for. */
export function routeOf(page: Page): string {
  const path = new URL(page.url()).pathname.replace(/^\/(fr|de)(?=\/|$)/, '').replace(/^\//, '')
  const fits = (route: string) => new RegExp(`^${route.replace(/:[a-z]+/g, '[^/]+')}$`).test(path)
  return [...pageRoutes].find(fits) ?? ''
}
