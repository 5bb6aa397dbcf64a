import { useEffect, useRef } from 'react'

/** A little longer than from one tick to the next. */
const waitMs = 250

type Left = { focus: string; open: string[] }

const fieldAt = (element: Element | null) => {
  const { name = '', value = '' } = (element ?? {}) as Partial<HTMLInputElement>
  // What is typed or chosen is another value afterwards.
  return element?.matches('[type=checkbox], [type=radio]') ? `${name} ${value}` : name
}

const wordsOf = (fold: HTMLDetailsElement) => fold.firstElementChild?.textContent ?? ''

const leave = (form: HTMLFormElement): Left => ({
  focus: fieldAt(document.activeElement),
  open: [...form.querySelectorAll<HTMLDetailsElement>('details[open]')].map(wordsOf),
})

/** What was opened by hand and had the focus, where the new list made the fields anew. */
function comeBack(form: HTMLFormElement, { focus, open }: Left) {
  for (const fold of form.querySelectorAll('details')) fold.open = open.includes(wordsOf(fold))
  if (document.activeElement !== document.body) return
  const field = [...form.elements].find((one) => fieldAt(one) === focus) as HTMLElement | undefined
  field?.focus({ preventScroll: true })
}

/**
 * With JavaScript the form of a list is sent as it is changed: a number once it is typed whole. Its button stays for
 * who has none. `list`: what the address says of the fields, which they show again as soon as it is another.
 */
export function useLiveForm(list: string) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(list)
  const timer = useRef(0)
  const left = useRef<Left>()

  useEffect(() => {
    const element = form.current
    if (!element) return
    const stop = () => {
      clearTimeout(timer.current)
      timer.current = 0
    }
    const send = () => {
      left.current = leave(element)
      // Without a button: the list is narrowed under the hand.
      element.requestSubmit()
    }
    const onChange = () => {
      stop()
      timer.current = window.setTimeout(send, waitMs)
    }
    element.addEventListener('change', onChange)
    element.addEventListener('submit', stop)
    return () => {
      stop()
      element.removeEventListener('change', onChange)
      element.removeEventListener('submit', stop)
    }
  }, [])

  useEffect(() => {
    // Not the first: something may have been ticked before the script was there.
    if (!form.current || shown.current === list) return
    shown.current = list
    // What was ticked since is on its way.
    if (!timer.current) form.current.reset()
    if (left.current) comeBack(form.current, left.current)
    left.current = undefined
  }, [list])
  return form
}
