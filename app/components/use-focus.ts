import { useEffect, useRef } from 'react'

/**
 * For what a refused form says: it takes the focus each time an answer comes, since with JavaScript the page
 * stays where the button was pressed. A document that is sent whole begins with it anyway.
 */
export function useFocusOn<E extends HTMLElement = HTMLDivElement>(answer: unknown) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (answer) element.current?.focus()
  }, [answer])
  return element
}
