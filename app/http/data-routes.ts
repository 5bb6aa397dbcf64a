import { dataParameter } from '#app/remix-protocol.ts'
import { routeFinder, type RouteTable } from './urls/route-patterns.ts'

/** Holds the routes as the server's build lists them, with their modules. */
export type DataRouteTable = Record<string, (RouteTable[string] & { module: object }) | undefined>

/**
 * Returns a test of whether a URL requests page data. Remix also answers such a request for routes without data, a
 * picture for instance, whose bytes no cache may store by that URL. A URL that is not plainly written is not recognised.
 */
export function pageDataFinder(table: DataRouteTable): (address: string) => boolean {
  const find = routeFinder(table)
  const isPage = (id: string) => 'default' in (table[id]?.module ?? {})
  return (address) => {
    const { pathname, searchParams } = new URL(address)
    return isPage(searchParams.get(dataParameter) ?? '') && isPage(find(pathname).route)
  }
}
