import { useFetcher, useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { isLeftOut, withMarkup } from './left-out.ts'
import type { ListingPage } from './listing-page.ts'
import type { ProductCard } from './product-card.ts'

/** The cards before those of an address, as long as the document stands: for who comes back to it. */
const before = new Map<string, ProductCard[]>()
const mostKept = 20
/** So many pages are read again; those before them are behind the links to pages. */
const mostRead = 5

/**
 * With JavaScript the next page of a list is put under what is there, and its address in place of the former:
 * who comes back, or loads it again, finds all of it. The link stays a link.
 */
export function useAppended(listing: ListingPage) {
  const { key, pathname, search, ...location } = useLocation()
  const state = location.state as { isAppended?: true } | null
  const navigate = useNavigate()
  // The page came without the data of its cards.
  const again = useFetcher<{ listing?: ListingPage }>()
  const focusAt = useRef<number>()
  const here = pathname + search
  // A form that was sent from here leads back here, without the state.
  const [stood, setStood] = useState(state?.isAppended ? here : '')
  const isAppended = state?.isAppended ?? stood === here
  const earlier = (isAppended && before.get(here)) || []
  const isCut = isAppended && earlier.length === 0 && listing.page > 1
  const [, setFound] = useState('')
  const loaded = new Map(again.data?.listing?.cards.map((card) => [card.id, card]))
  const shown = [
    ...earlier,
    ...listing.cards.filter(({ id }) => !earlier.some((one) => one.id === id)),
  ]
  const cards = shown.map((card) => (isLeftOut(card) && loaded.get(card.id)) || card)

  useEffect(() => {
    if (earlier.length === 0) return
    remember(here, cards.slice(0, earlier.length))
    // For who goes on to a book and comes back.
    if (!state) history.replaceState({ ...(history.state as object), usr: { isAppended } }, '')
  })
  useEffect(() => {
    if (!isCut) return
    const leaving = new AbortController()
    const show = (cards: ProductCard[]) => {
      if (leaving.signal.aborted) return
      remember(here, cards)
      flushSync(() => setFound(here))
      scrollTo(0, placeLeft(key))
    }
    // Without an answer the page stays as it came.
    findBefore(here, listing.page, leaving.signal).then(show, () => undefined)
    return () => leaving.abort()
  }, [isCut, here, key, listing.page])
  useEffect(() => {
    const at = focusAt.current
    if (at === undefined || listing.page === 1) return
    focusAt.current = undefined
    document
      .querySelectorAll<HTMLElement>('.grid .card__title a')
      [at]?.focus({ preventScroll: true })
  }, [listing.page])

  function onMore(event: MouseEvent<HTMLAnchorElement>) {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    const link = event.currentTarget
    const next = link.pathname + link.search
    if (cards.some(isLeftOut)) again.load(here)
    remember(next, cards.map(withMarkup))
    setStood(next)
    focusAt.current = cards.length
    navigate(next, { replace: true, preventScrollReset: true, state: { isAppended: true } })
  }
  return { cards, onMore }
}

/** Where the document is another one since: the cards of the pages before this one, read one after another. */
async function findBefore(here: string, page: number, signal: AbortSignal) {
  const cards: ProductCard[] = []
  const address = new URL(here, location.origin)
  address.searchParams.set('_data', __remixRouter.state.matches.at(-1)!.route.id)
  for (let n = Math.max(1, page - mostRead); n < page; n++) {
    address.searchParams.set('page', String(n))
    const answer = await fetch(address, { signal })
    cards.push(...((await answer.json()) as { listing: ListingPage }).listing.cards)
  }
  return cards
}

/** As the router keeps it, which it cannot where storage is forbidden. */
function placeLeft(key: string): number {
  try {
    const places = JSON.parse(sessionStorage.getItem('positions') ?? '{}') as Record<string, number>
    return places[key] ?? scrollY
  } catch {
    return scrollY
  }
}

function remember(address: string, cards: ProductCard[]) {
  before.delete(address)
  before.set(address, cards)
  if (before.size > mostKept) before.delete(before.keys().next().value!)
}
