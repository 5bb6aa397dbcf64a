import { useEffect, useRef, type MutableRefObject, type RefObject } from 'react'
import { isBackForward } from '#app/client/is-back-forward.ts'
import { isChanged, isTicked } from '#app/client/use-form-restoration.ts'

/** The delay is a little longer than the time between two clicks on checkboxes. */
const waitMs = 250

/** Remembers groups and fields by name, so that those that a new list removes keep their last state or value. */
type Left = {
  focus: string
  folds: Map<string, HTMLDetailsElement>
  fields: Map<string, HTMLInputElement>
}

const nameOf = (element: Element | null) => {
  if (element?.matches('summary')) return element.textContent ?? ''
  const { name = '', value = '' } = (element ?? {}) as Partial<HTMLInputElement>
  // A text or select field changes its value, so only its name identifies it.
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

/** Restores groups opened by hand and the focus, if the new list replaced their elements. */
function comeBack(form: HTMLFormElement, { focus, folds }: Left) {
  for (const [name, fold] of foldsOf(form)) fold.open = (folds.get(name) ?? fold).open
  if (!focus || document.activeElement !== document.body) return
  const all = [...form.querySelectorAll('summary'), ...form.elements] as HTMLElement[]
  all.find((one) => nameOf(one) === focus)?.focus({ preventScroll: true })
}

/**
 * Tells whether a value was chosen before the script ran. Values restored by the browser on the way back were sent
 * before and led to another URL, and a number being typed is incomplete.
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

type AutoSubmit = {
  form: RefObject<HTMLFormElement>
  /** Holds the pending submit; 0 if there is none. */
  timer: MutableRefObject<number>
  left: MutableRefObject<Left | undefined>
}

/**
 * Submits the form of a list whenever it changes, a number once it is completely typed. The button remains for visitors
 * without JavaScript. `list` is the URL's version of the fields, which are reset to it when it changes.
 */
export function useAutoSubmit(list: string) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef(0)
  const left = useRef<Left>()
  useSubmitOnChange({ form, timer, left })
  useListInFields({ form, timer, left }, list)
  return form
}

function clearTimer(timer: MutableRefObject<number>) {
  clearTimeout(timer.current)
  timer.current = 0
}

function useSubmitOnChange({ form, timer, left }: AutoSubmit) {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const stop = () => clearTimer(timer)
    // No submit button is passed, because the list updates while the visitor works.
    const send = () => element.requestSubmit()
    const onChange = ({ target }: Event) => {
      // The sort order is outside of the form element that it belongs to.
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
      if (!submitter) return
      left.current = undefined
      // Older browsers show the form as part of the page.
      element.hidePopover?.()
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
  }, [form, timer, left])
}

function useListInFields({ form, timer, left: leftRef }: AutoSubmit, list: string) {
  const shown = useRef(list)
  useEffect(() => {
    // The first list is skipped, because a checkbox may have been ticked before the script ran.
    if (!form.current || shown.current === list) return
    shown.current = list
    // A pending timer means that newer changes are about to be sent, so they are kept.
    if (!timer.current) form.current.reset()
    else if (leftRef.current) fillIn(form.current, leftRef.current)
    if (leftRef.current) comeBack(form.current, leftRef.current)
    if (!timer.current) leftRef.current = undefined
  }, [form, timer, leftRef, list])
}
