import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * What a browser does by itself where a document is loaded: the focus goes to where the new page begins, and
 * its title is said, in the element `title`. `keepsPlace` is to tell whether what was pressed changes a part
 * of its page only, unless a failure comes in the place of all of it.
 */
export function useArrival() {
  const { key, pathname, search, hash, ...location } = useLocation()
  const state = location.state as { isAppended?: true } | null
  const left = useRef({ key, pathname, search })
  const keepsPlace = useRef(false)
  const title = useRef<HTMLParagraphElement>(null)
  const isAppended = state?.isAppended
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
    const named = document.getElementById(decodeURIComponent(hash.slice(1)))
    const place = named ?? document.querySelector('h1')
    if (place) place.tabIndex = -1
    place?.focus({ preventScroll: true })
    title.current!.textContent = (isFailure && place?.textContent) || document.title
  }, [key, pathname, search, hash, isAppended])
  return { title, keepsPlace }
}
