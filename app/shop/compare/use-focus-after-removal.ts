import { useEffect, useRef } from 'react'

/**
 * With JavaScript the page stays where the button was pressed, and a button that takes its own column away
 * would take the focus with it: the heading, which says what is left, gets it then.
 */
export function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (count < before.current && isLost) heading.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  return heading
}
