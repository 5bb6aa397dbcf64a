import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the error summary at each response, because with JavaScript the page stays where it was when the
 * button was pressed.
 */
export function useFocusOn<E extends HTMLElement = HTMLDivElement>(answer: unknown) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (answer) element.current?.focus()
  }, [answer])
  return element
}
