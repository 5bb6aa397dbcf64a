import { languages } from '#app/i18n/languages.ts'
import { compileRoutePath } from './compile-route-path.ts'

/** Holds the routes as the server's build lists them. */
export type RouteTable = Record<string, { id: string; path?: string | undefined } | undefined>

/** `route` is the id; `path` is set if the path names only products. */
export type FoundRoute = { route: string; path?: string }

type Pattern = { route: string; form: RegExp; isPublic: boolean }

/**
 * The parameters of these routes name products. Those of other routes are keys and numbers of orders, which no log
 * may contain.
 */
const productRoutes = ['book/:id', 'product/:id', 'offers/books/:slug']

const languageCode = `(?:${languages.join('|')})`

/** This pattern matches the optional language prefix. */
export const languagePrefix = `(?:/${languageCode})?`

function patternOf(route: string, path: string): Pattern {
  const isProductPage = productRoutes.includes(path.replace(':language?/', ''))
  const parameter = isProductPage ? '[\\w.-]{1,64}' : '[^/]+'
  return {
    route,
    form: compileRoutePath(path, (name) => (name === 'language' ? languageCode : parameter)),
    isPublic: isProductPage || !path.includes('/:'),
  }
}

/** Returns a function that finds the route of a path; a path without a route is `unknown`. */
export function routeFinder(table: RouteTable): (path: string) => FoundRoute {
  const patterns = Object.values(table).flatMap((one) =>
    one?.path === undefined || one.path.endsWith('*') ? [] : [patternOf(one.id, one.path)],
  )
  return (path) => {
    if (path.startsWith('/assets/')) return { route: 'assets' }
    const found = patterns.find(({ form }) => form.test(path))
    if (!found) return { route: 'unknown' }
    return { route: found.route, ...(found.isPublic && { path }) }
  }
}
