import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { styleSheetApplied } from '#app/components/style-sheet.ts'
import { layOutCards, layOutWhole } from './lay-out-cards.ts'
import { closePanels } from './panels.ts'
import { setRenderedPage } from './pending.ts'
import { currentLocation, hasRouteErrors } from './router.ts'
import { useEffectBeforePaint } from './use-form-restoration.ts'
import type { AppendedState } from './use-load-more.ts'

/** Holds, by history entry, the link that was followed: its URL, and its position among the links with that URL. */
const followedAt = new Map<string, { to: string; n: number }>()

const linksTo = (to: string) => [...document.links].filter(({ href }) => href === to)

/**
 * Returns the element that the fragment of a URL names. The fragment may be malformed, since anybody may write one.
 */
function findNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Opens a closed `<details>` that a link names, and shows it, because the router has scrolled to where it was. */
function openFold(place: HTMLElement | null) {
  if (!(place instanceof HTMLDetailsElement) || place.open) return
  place.open = true
  place.scrollIntoView()
}

/** Remembers the link for the way back. */
export function recordFollowedLink(link: HTMLAnchorElement) {
  const to = link.href
  followedAt.set(currentLocation().key, { to, n: linksTo(to).indexOf(link) })
}

/**
 * Has the cards of another page laid out as they come near and the others later, for which a slow phone would work 0.1 s
 * before it shows the page (lay-out-cards.ts). A position that is returned to needs all of them at once.
 */
function useCardLayout(key: string, isReturn: boolean) {
  const shown = useRef(key)
  useEffectBeforePaint(() => {
    if (shown.current === key) return
    shown.current = key
    if (isReturn) layOutWhole()
    else delete document.documentElement.dataset.whole
  }, [key, isReturn])
  useEffect(() => void styleSheetApplied().then(layOutCards), [key])
}

/**
 * Does for a navigation within the document what a browser does when it loads one: the focus goes to the start of the
 * new page, or on the way back to the link that was followed, and the title is announced in the element `title`.
 * `keepsPlace` tells whether the navigation changes only a part of the page; an error page still takes the focus.
 */
export function useNavigationFocus() {
  const { key, pathname, search, hash, ...location } = useLocation()
  const left = useRef({ key, pathname, search })
  const keepsPlace = useRef(false)
  const title = useRef<HTMLParagraphElement | null>(null)
  const isAppended = (location.state as AppendedState)?.appendedFrom !== undefined
  const isReturn = (useNavigationType() as string) === 'POP'
  useCardLayout(key, isReturn)
  useEffect(() => {
    const from = left.current
    const staysInPlace = keepsPlace.current
    const isFailure = from.key !== key && hasRouteErrors()
    left.current = { key, pathname, search }
    keepsPlace.current = false
    const isSame =
      from.pathname === pathname && (from.search === search || staysInPlace || isAppended)
    if (isSame && !isFailure) return
    closePanels()
    // The form has led to another page. On its own page the router leaves the position.
    if (staysInPlace || isFailure) scrollTo(0, 0)
    const followed = isReturn && !isFailure ? followedAt.get(key) : undefined
    const link = followed && linksTo(followed.to)[followed.n]
    link?.focus({ preventScroll: true })
    const place = findNamed(hash) ?? document.querySelector('h1')
    openFold(place)
    // A link in a closed `<details>` cannot take the focus.
    if (place && !(link && document.activeElement === link)) {
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    title.current!.textContent = (isFailure && place?.textContent) || document.title
  }, [key, pathname, search, hash, isAppended, isReturn])
  // This runs as the page is rendered rather than in an effect, because it may be pressed at once.
  const onRendered = (element: HTMLParagraphElement | null) => {
    title.current = element
    if (element) setRenderedPage({ key, pathname, search })
  }
  return { title: onRendered, keepsPlace }
}
