import { useFetcher, useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { isLeftOut, withMarkup } from './left-out.ts'
import type { ListingPage } from './listing-page.ts'
import type { ProductCard } from './product-card.ts'

/** The cards before those of an address, as long as the document stands: for who comes back to it. */
const before = new Map<string, ProductCard[]>()
const mostKept = 20

/**
 * With JavaScript the next page of a list is put under what is there, and its address in place of the former:
 * who comes back finds all of it again. The link stays a link.
 */
export function useAppended(listing: ListingPage) {
  const { pathname, search, ...location } = useLocation()
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

function remember(address: string, cards: ProductCard[]) {
  before.delete(address)
  before.set(address, cards)
  if (before.size > mostKept) before.delete(before.keys().next().value!)
}
