import { routeFinder, type RouteTable } from './route-patterns.ts'

/** As the server's build lists them, with what they are made of. */
export type DataRouteTable = Record<string, (RouteTable[string] & { module: object }) | undefined>

/**
 * Tells whether data is asked for (`?_data=` names the route that has it) beside a page. Remix answers where there is
 * none too, with a picture for instance: its bytes are no text, and nobody may keep it by that address, or a page's data
 * as the picture. Of an address that is not plainly written nobody knows.
 */
export function pageDataFinder(table: DataRouteTable): (address: string) => boolean {
  const find = routeFinder(table)
  const isPage = (id: string) => 'default' in (table[id]?.module ?? {})
  return (address) => {
    const { pathname, searchParams } = new URL(address)
    return isPage(searchParams.get('_data') ?? '') && isPage(find(pathname).route)
  }
}
