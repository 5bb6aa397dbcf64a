import { useLocation } from '@remix-run/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { currentActionData } from './router.ts'

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** Holds the typed and chosen values by field, in this order. */
type RestoredValues = Map<string, string | boolean>

/** Holds the values by history entry for the lifetime of the document; they are cleared at a sign-out. */
const typedAt = new Map<string, RestoredValues>()

/**
 * These fields are not restored: the quantities of a cart, which are submitted as they are typed, secrets, consents,
 * and codes, which may be used up by now.
 */
const secret = '[type=password], [autocomplete^=cc], [name=coupon]'
const restoredFields = `main form[method=post] :is(input, select, textarea):not([type=number], ${secret}, [type=checkbox][required])`

export const isTicked = (element: Element) => element.matches('[type=checkbox], [type=radio]')

const nameOf = (field: FormControl) =>
  field.id || `${field.name} ${isTicked(field) ? field.value : ''}`

/** If no option is marked as selected, the browser selects the first enabled one. */
function initialOption({ options }: HTMLSelectElement) {
  const all = [...options]
  return all.find((one) => one.defaultSelected) ?? all.find((one) => !one.disabled)
}

/** Returns whether a control shows another value than the page was sent with. */
export function isChanged(field: FormControl): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0] !== initialOption(field)
  return isTicked(field)
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue
}

function restoreField(typed: RestoredValues) {
  const fields = [...document.querySelectorAll<FormControl>(restoredFields)]
  for (const [name, value] of typed) {
    const field = fields.find((one) => nameOf(one) === name)
    if (!field) continue
    if (typeof value === 'boolean') (field as HTMLInputElement).checked = value
    else if (!('options' in field) || [...field.options].some((one) => one.value === value))
      field.value = value
  }
}

/**
 * A page is never shown without its typed values, which an effect would restore after it was painted. React warns of
 * layout effects on a server, which runs neither.
 */
export const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Restores typed values on the way back and forward, as the browser does between documents. */
export function useFormRestoration() {
  const { key } = useLocation()
  const former = useRef<RestoredValues>()
  useEffectBeforePaint(() => {
    const left = typedAt.get(key)
    if (left) restoreField(left)
    // An invalid form is at another history entry than where it was filled in.
    const isRefused = currentActionData() !== null
    const typed: RestoredValues = left ?? new Map(isRefused ? former.current : undefined)
    typedAt.set(key, typed)
    const isFirst = former.current === undefined
    former.current = typed
    const note = (field: FormControl) => {
      const name = nameOf(field)
      // The radio button that was chosen last is set last.
      typed.delete(name)
      typed.set(name, isTicked(field) ? (field as HTMLInputElement).checked : field.value)
    }
    const onInput = ({ target }: Event) => {
      if ((target as FormControl).matches(restoredFields)) note(target as FormControl)
    }
    // The visitor may have typed before this page could listen.
    if (isFirst)
      for (const field of document.querySelectorAll<FormControl>(restoredFields))
        if (isChanged(field)) note(field)
    document.addEventListener('input', onInput)
    return () => document.removeEventListener('input', onInput)
  }, [key])
}
