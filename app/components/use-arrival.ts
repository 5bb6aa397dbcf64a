import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { draw } from './pending.ts'
import type { AppendedState } from './use-load-more.ts'

/** By step of the history the link that led away: its address, and which of those that lead there. */
const followedAt = new Map<string, { to: string; n: number }>()

const linksTo = (to: string) => [...document.links].filter(({ href }) => href === to)

/** What an address names in its page; anybody may write one that cannot be read. */
function findNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Remembers the link for the way back. */
export function recordFollowedLink(link: HTMLAnchorElement) {
  const to = link.href
  followedAt.set(__remixRouter.state.location.key, { to, n: linksTo(to).indexOf(link) })
}

/**
 * What a browser does by itself where a document is loaded: the focus goes to where the new page
 * begins, on the way back to the link that was followed, and its title is said, in the element `title`.
 * `keepsPlace` is to tell whether what was pressed changes a part of its page only, unless a failure
 * comes in the place of all of it.
 */
export function useHighlightTarget() {
  const { key, pathname, search, hash, ...location } = useLocation()
  const left = useRef({ key, pathname, search })
  const keepsPlace = useRef(false)
  const title = useRef<HTMLParagraphElement | null>(null)
  const isAppended = (location.state as AppendedState)?.appendedFrom !== undefined
  const isReturn = (useNavigationType() as string) === 'POP'
  useEffect(() => {
    const from = left.current
    const isKept = keepsPlace.current
    const isFailure = from.key !== key && __remixRouter.state.errors !== null
    left.current = { key, pathname, search }
    keepsPlace.current = false
    const isSame = from.pathname === pathname && (from.search === search || isKept || isAppended)
    if (isSame && !isFailure) return
    // A form has led to another page than its own; of its own the router leaves the place.
    if (isKept || isFailure) scrollTo(0, 0)
    const followed = isReturn && !isFailure ? followedAt.get(key) : undefined
    const link = followed && linksTo(followed.to)[followed.n]
    link?.focus({ preventScroll: true })
    const place = findNamed(hash) ?? document.querySelector('h1')
    // A link in a fold that is shut again takes no focus.
    if (place && !(link && document.activeElement === link)) {
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    title.current!.textContent = (isFailure && place?.textContent) || document.title
  }, [key, pathname, search, hash, isAppended, isReturn])
  // As the page is drawn, and not an effect later: it may be pressed at once.
  const onDrawn = (element: HTMLParagraphElement | null) => {
    title.current = element
    if (element) draw({ key, pathname, search })
  }
  return { title: onDrawn, keepsPlace }
}
