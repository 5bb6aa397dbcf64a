import { useEffect, useRef } from 'react'

/**
 * Moves the focus after a removal. With JavaScript the page stays, and a button that removes its own column would lose
 * the focus, so the heading, which says what is left, gets it.
 */
export function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body
    if (count < before.current && isFocusLost) heading.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  return heading
}
