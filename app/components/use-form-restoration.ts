import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** What was typed and chosen, by field, in this order. */
type RestoredValues = Map<string, string | boolean>

/** By step of the history, as long as the document stands: it goes with who signs out. */
const typedAt = new Map<string, RestoredValues>()

/** Not the numbers of a cart, which are sent as they are typed, nor a secret, nor a consent, nor a code, which may have been taken since. */
const secret = '[type=password], [autocomplete^=cc], [name=coupon]'
const restoredFields = `main form[method=post] :is(input, select, textarea):not([type=number], ${secret}, [type=checkbox][required])`

export const isTicked = (element: Element) => element.matches('[type=checkbox], [type=radio]')

const nameOf = (field: FormControl) =>
  field.id || `${field.name} ${isTicked(field) ? field.value : ''}`

/** Where no option is marked as chosen, a browser chooses the first that may be. */
function initialOption({ options }: HTMLSelectElement) {
  const all = [...options]
  return all.find((one) => one.defaultSelected) ?? all.find((one) => !one.disabled)
}

/** Whether it shows something else than the page was sent with. */
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

/** On the way back and forward what was typed stands again, as in documents of their own, where the browser does it. */
export function useFormRestoration() {
  const { key } = useLocation()
  const former = useRef<RestoredValues>()
  useEffect(() => {
    const left = typedAt.get(key)
    if (left) restoreField(left)
    // A form that was refused stands at another step of the history than where it was filled in.
    const isRefused = __remixRouter.state.actionData !== null
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
    // Somebody may have begun before this page could listen.
    if (isFirst)
      for (const field of document.querySelectorAll<FormControl>(restoredFields))
        if (isChanged(field)) note(field)
    document.addEventListener('input', onInput)
    return () => document.removeEventListener('input', onInput)
  }, [key])
}
