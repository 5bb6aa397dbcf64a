import { routeFinder } from './route-patterns.ts'

/** As the server's build lists them, with what they are made of. */
export type DoorTable = Record<
  string,
  { id: string; path?: string | undefined; module: object } | undefined
>

/**
 * Where data is asked for (`?_data=` names the route that has it): beside a page, where nobody knows, or where there is
 * no page to have any. Remix answers there all the same, with a picture for instance: its bytes are no text, and nobody
 * may keep it by that address, or a page's data as the picture.
 */
export type DataDoor = 'page' | 'unknown' | 'none'

export function dataDoorFinder(table: DoorTable): (url: string) => DataDoor {
  const find = routeFinder(table)
  const isPage = (id: string) => 'default' in (table[id]?.module ?? {})
  return (address) => {
    const { pathname, searchParams } = new URL(address)
    if (!isPage(searchParams.get('_data') ?? '')) return 'none'
    const { route } = find(pathname)
    if (route === 'unknown') return 'unknown'
    return isPage(route) ? 'page' : 'none'
  }
}
