import { useLocation, useNavigate, useRouteLoaderData } from '@remix-run/react'
import {
  useEffect,
  useReducer,
  useRef,
  useState,
  type MouseEvent,
  type MutableRefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { isModifiedClick } from './is-modified-click.ts'
import { layOutWhole } from './lay-out-cards.ts'
import {
  addEntryState,
  currentLocation,
  currentRouteId,
  dataUrl,
  entryState,
  storedPosition,
} from './router.ts'

/** Is stored with a history entry: the first page that its list shows, if that is not the page of its URL. */
export type AppendedState = { appendedFrom?: number } | null

/** Describes one kind of list. It is an object at module scope, since the hook compares it. */
export type AppendedList<Item, Data> = {
  keyOf: (item: Item) => string
  /** Returns the items of a page from the data that its loader returned. */
  itemsIn: (data: Data) => Item[]
  /** Selects one element in each item, which takes the focus if its item is the first new one. */
  focusable: string
  /** Returns the item in a form that can be rendered without its page. */
  withMarkup?: (item: Item) => Item
}

type Pages<Item> = Map<number, Item[]>
/** Names the URL that was pressed for, and the position of the item that takes the focus there. */
type RequestedMore = { to: string; focusAt: number }

/**
 * Holds, by URL, the pages before its own, for the lifetime of the document, so that Back renders the whole list at
 * once.
 */
const before = new Map<string, Pages<unknown>>()
const mostAddresses = 20
/** This is the account that was signed in when those pages were stored; empty for none. */
let owner = ''
/** At most this many pages are requested again; earlier ones are reached by the links to pages. */
const mostRead = 5

/**
 * Appends the next page of a list to the items that are shown, and replaces the URL by that of the new page. The
 * pages before it are requested again whenever its own is, since their items may have changed.
 */
export function useLoadMore<Item, Data>(
  list: AppendedList<Item, Data>,
  page: number,
  items: Item[],
) {
  const navigate = useNavigate()
  const account = useRouteLoaderData<{ account?: string }>('root')?.account ?? ''
  if (typeof document !== 'undefined') clearOfOthers(account)
  const { here, from } = useFirstPage(page)
  const more = useRef<RequestedMore>()
  const known = before.get(here) as Pages<Item> | undefined
  const earlier = pagesFrom(from, page).map((n) => [n, known?.get(n) ?? []] as const)
  const shown = new Map<string, Item>()
  for (const item of [...earlier.flatMap(([, all]) => all), ...items])
    if (!shown.has(list.keyOf(item))) shown.set(list.keyOf(item), item)
  useEarlierPages(list, items, { here, from, page }, more)

  function onMore(event: MouseEvent<HTMLAnchorElement>) {
    if (isModifiedClick(event)) return
    event.preventDefault()
    const link = event.currentTarget
    const to = link.pathname + link.search
    const { withMarkup = (item: Item) => item } = list
    afterNextFrame(() => {
      remember(
        to,
        new Map([...earlier, [page, items] as const].map(([n, all]) => [n, all.map(withMarkup)])),
      )
      more.current = { to, focusAt: shown.size }
      navigate(to, { replace: true, preventScrollReset: true, state: { appendedFrom: from } })
    })
  }
  return { items: [...shown.values()], onMore }
}

/** Lets the browser draw the pressed button first: the router works for 33 ms on a slow phone (2026-11-28). */
const afterNextFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

/** Returns the URL of the list, and the first page that it shows. */
function useFirstPage(page: number) {
  const { key, pathname, search, ...location } = useLocation()
  const here = pathname + search
  const [rendered, setRendered] = useState({ here, from: page })
  // The response to a form returns to this URL without the state.
  const stood = rendered.here === here ? rendered.from : page
  const from = (location.state as AppendedState)?.appendedFrom ?? stood
  if (rendered.here !== here || rendered.from !== from) setRendered({ here, from })
  useEffect(() => {
    if (from !== page && !entryState<AppendedState>()?.appendedFrom)
      addEntryState(key, { appendedFrom: from })
  }, [key, from, page])
  return { here, from }
}

type ShownPages = { here: string; from: number; page: number }

/** Requests the pages before the list's own, and moves the focus to the first item that was appended. */
function useEarlierPages<Item, Data>(
  list: AppendedList<Item, Data>,
  items: Item[],
  { here, from, page }: ShownPages,
  moreRef: MutableRefObject<RequestedMore | undefined>,
) {
  const [, rerender] = useReducer((n: number) => n + 1, 0)
  const isStale = useRef(true)
  useEffect(() => {
    if (moreRef.current?.to === here) {
      focus(document.querySelectorAll<HTMLElement>(list.focusable)[moreRef.current.focusAt])
      moreRef.current = undefined
    } else isStale.current = true
    const found = before.get(here) as Pages<Item> | undefined
    const isCut = from < page && !found
    const missing = isStale.current ? pagesFrom(Math.max(from, page - mostRead), page) : []
    if (missing.length === 0) {
      isStale.current = false
      return
    }
    const leaving = new AbortController()
    const show = (read: Pages<Item>) => {
      if (leaving.signal.aborted) return
      isStale.current = false
      remember(here, new Map([...(found ?? []), ...read]))
      if (!isCut) return rerender()
      flushSync(rerender)
      // A position that is returned to needs the height of all cards above it.
      layOutWhole()
      scrollTo(0, storedPosition(currentLocation().key) ?? scrollY)
    }
    // Without a response the page stays as it is.
    readPages(here, missing, list, leaving.signal).then(show, () => undefined)
    return () => leaving.abort()
  }, [list, items, here, from, page, moreRef])
}

/** Clears the pages of another account: a list of orders is private, and another customer may sign in meanwhile. */
function clearOfOthers(account: string) {
  if (account !== owner) before.clear()
  owner = account
}

const pagesFrom = (first: number, end: number) =>
  Array.from({ length: Math.max(0, end - first) }, (_, n) => first + n)

/** Requests pages of a list, one after another. */
async function readPages<Item, Data>(
  here: string,
  pages: number[],
  { itemsIn }: AppendedList<Item, Data>,
  signal: AbortSignal,
): Promise<Pages<Item>> {
  const read: Pages<Item> = new Map()
  const address = dataUrl(new URL(here, location.origin), currentRouteId())
  for (const page of pages) {
    address.searchParams.set('page', String(page))
    const answer = await fetch(address, { signal })
    read.set(page, itemsIn((await answer.json()) as Data))
  }
  return read
}

/** A heading takes the focus only with a tabindex. */
function focus(element: HTMLElement | undefined) {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function remember(address: string, pages: Pages<unknown>) {
  before.delete(address)
  before.set(address, pages)
  if (before.size > mostAddresses) before.delete(before.keys().next().value!)
}
