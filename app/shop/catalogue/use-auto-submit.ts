import { useEffect, useRef } from 'react'
import { isBackForward } from '#app/components/is-back-forward.ts'
import { isChanged, isTicked } from '#app/components/use-form-restoration.ts'

/** A little longer than from one tick to the next. */
const waitMs = 250

/** The folds and fields by name: those that a new list takes away keep what was last opened, ticked or typed. */
type Left = {
  focus: string
  folds: Map<string, HTMLDetailsElement>
  fields: Map<string, HTMLInputElement>
}

const nameOf = (element: Element | null) => {
  if (element?.matches('summary')) return element.textContent ?? ''
  const { name = '', value = '' } = (element ?? {}) as Partial<HTMLInputElement>
  // What is typed or chosen is another value afterwards.
  return element && isTicked(element) ? `${name} ${value}` : name
}

const foldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll('details')].map(
    (fold) => [nameOf(fold.firstElementChild), fold] as const,
  )
const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as HTMLInputElement[]).filter(({ name, type }) => name && type !== 'hidden')

const leave = (form: HTMLFormElement): Left => ({
  focus: nameOf(document.activeElement),
  folds: new Map(foldsOf(form)),
  fields: new Map(fieldsOf(form).map((field) => [nameOf(field), field])),
})

/** What was opened by hand and has the focus, where the new list made it anew. */
function comeBack(form: HTMLFormElement, { focus, folds }: Left) {
  for (const [name, fold] of foldsOf(form)) fold.open = (folds.get(name) ?? fold).open
  if (!focus || document.activeElement !== document.body) return
  const all = [...form.querySelectorAll('summary'), ...form.elements] as HTMLElement[]
  all.find((one) => nameOf(one) === focus)?.focus({ preventScroll: true })
}

/**
 * Whether something was chosen before the script was there. What the browser filled in on the way back was sent
 * before, and led to another address; a number that is being typed is not whole.
 */
const isAhead = (form: HTMLFormElement) =>
  !isBackForward() &&
  fieldsOf(form).some(
    (field) =>
      isChanged(field) && !(field === document.activeElement && field.matches('[inputmode]')),
  )

function fillIn(form: HTMLFormElement, { fields }: Left) {
  for (const field of fieldsOf(form)) {
    const { checked, value } = fields.get(nameOf(field)) ?? field
    if (isTicked(field)) field.checked = checked
    else field.value = value
  }
}

/**
 * With JavaScript the form of a list is sent as it is changed: a number once it is typed whole. Its button stays for
 * who has none. `list`: what the address says of the fields, which they show again as soon as it is another.
 */
export function useAutoSubmit(list: string) {
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
    // Without a button: the list is narrowed under the hand.
    const send = () => element.requestSubmit()
    const onChange = ({ target }: Event) => {
      // The order stands outside of the form that it belongs to.
      if ((target as HTMLInputElement).form === element) sendSoon()
    }
    const sendSoon = () => {
      stop()
      left.current = leave(element)
      timer.current = window.setTimeout(send, waitMs)
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (left.current) left.current.focus = nameOf(target as Element)
    }
    const onSubmit = ({ submitter }: SubmitEvent) => {
      stop()
      if (submitter) left.current = undefined
    }
    if (isAhead(element)) sendSoon()
    document.addEventListener('change', onChange)
    document.addEventListener('focusin', onFocus)
    element.addEventListener('submit', onSubmit)
    return () => {
      stop()
      document.removeEventListener('change', onChange)
      document.removeEventListener('focusin', onFocus)
      element.removeEventListener('submit', onSubmit)
    }
  }, [])

  useEffect(() => {
    // Not the first: something may have been ticked before the script was there.
    if (!form.current || shown.current === list) return
    shown.current = list
    // What was ticked since is on its way.
    if (!timer.current) form.current.reset()
    else if (left.current) fillIn(form.current, left.current)
    if (left.current) comeBack(form.current, left.current)
    if (!timer.current) left.current = undefined
  }, [list])
  return form
}
