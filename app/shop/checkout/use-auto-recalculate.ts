import { useLocation, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { queueSubmit, beginSending } from '#app/components/pending.ts'
import { isChanged, type FormControl } from '#app/components/use-form-restoration.ts'

/** What decides delivery and tax. */
const deciding = ':is([name=country], [name=delivery], [name=address])'

const decidingOf = (form: HTMLFormElement) => [...form.querySelectorAll<FormControl>(deciding)]

/**
 * With JavaScript the sums follow what decides them, also where it was changed before the script was there. The button
 * that updates them stays. Answers with a reference for any field of the form.
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
      // Somebody may be typing it.
      data.delete('coupon')
      beginSending(form, { isPost: true })
      submit(data, { method: 'post', action: pathname + search, preventScrollReset: true })
    }
    const reckon = () => {
      focused.current = decidingOf(form).find((one) => one === document.activeElement)
      // As one of its own: what is on its way may have been sent for another choice.
      queueSubmit({}, send, { isFirst: true })
    }
    const onChange = ({ target }: Event) => {
      if ((target as FormControl).matches(deciding)) reckon()
    }
    // After what was chosen at this step of the history stands again.
    const timer = setTimeout(() => {
      if (decidingOf(form).some(isChanged)) reckon()
    })
    form.addEventListener('change', onChange)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('change', onChange)
    }
  }, [pathname, search, submit])

  useEffect(() => {
    const left = focused.current
    if (!left || left.isConnected || document.activeElement !== document.body) return
    // The answer brought it anew.
    const again = decidingOf(part.current!.form!).filter(({ name }) => name === left.name)
    const same = again.find(({ value }) => value === left.value) ?? again[0]
    same?.focus({ preventScroll: true })
  }, [key])
  return part
}
