import { useLocation, useSubmit } from '@remix-run/react'
import { useEffect, useRef, type RefObject } from 'react'
import { queueSubmit, beginSending } from '#app/client/pending.ts'
import { isChanged, type FormControl } from '#app/client/use-form-restoration.ts'

/** These fields decide delivery and tax. */
const deciding = ':is([name=country], [name=delivery], [name=address])'

const decidingOf = (form: HTMLFormElement) => [...form.querySelectorAll<FormControl>(deciding)]

/**
 * Recalculates the sums with JavaScript when a deciding field changes, even if it changed before the script ran.
 * Returns a ref for any field of the form.
 */
export function useAutoRecalculate() {
  const part = useRef<HTMLInputElement>(null)
  const focused = useRef<FormControl>()
  const { key, pathname, search } = useLocation()
  const submit = useSubmit()

  useEffect(() => {
    const form = part.current!.form!
    const send = () => {
      if (!form.isConnected) return
      const data = new FormData(form)
      data.set('intent', 'checkout.update')
      // The coupon is left out, because the visitor may still be typing it.
      data.delete('coupon')
      beginSending(form, { isPost: true })
      submit(data, { method: 'post', action: pathname + search, preventScrollReset: true })
    }
    const reckon = () => {
      focused.current = decidingOf(form).find((one) => one === document.activeElement)
      // The form is queued on its own, because the one being sent may contain another choice.
      queueSubmit({}, send, { isFirst: true })
    }
    const onChange = ({ target }: Event) => {
      if ((target as FormControl).matches(deciding)) reckon()
    }
    // The timer runs after the browser has restored the choices of this history entry.
    const timer = setTimeout(() => {
      if (decidingOf(form).some(isChanged)) reckon()
    })
    form.addEventListener('change', onChange)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('change', onChange)
    }
  }, [pathname, search, submit])

  useFocusRestoration(part, focused, key)
  return part
}

/** Focuses the deciding field again if the response of a new location replaced its element. */
function useFocusRestoration(
  part: RefObject<HTMLInputElement>,
  focused: RefObject<FormControl | undefined>,
  key: string,
) {
  useEffect(() => {
    const left = focused.current
    if (!left || left.isConnected || document.activeElement !== document.body) return
    const again = decidingOf(part.current!.form!).filter(({ name }) => name === left.name)
    const same = again.find(({ value }) => value === left.value) ?? again[0]
    same?.focus({ preventScroll: true })
  }, [part, focused, key])
}
