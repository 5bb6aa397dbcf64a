import { useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { localPath } from '#app/i18n/paths.ts'
import { navigateWhenIdle } from '#app/client/pending.ts'
import { useLanguage } from '#app/components/shop-link.tsx'

/**
 * Adds suggestions to every search field once it has the focus. Nothing is loaded before, and
 * without JavaScript the field belongs to a plain form.
 */
export function Suggesting() {
  const navigate = useNavigate()
  const address = localPath(useLanguage(), '/suggestions')
  const open = useRef(navigate)
  useEffect(() => {
    open.current = navigate
  }, [navigate])
  useEffect(() => {
    const begin = async (focused: EventTarget | null) => {
      const field = focused as HTMLInputElement | null
      if (!field?.matches('.search .input:not([role])')) return
      const { suggestIn } = await import('./suggest.client.ts')
      if (!field.role)
        suggestIn(field, address, (path) => navigateWhenIdle({}, () => open.current(path)))
    }
    // If the file fails to load, the field stays plain.
    const beginIn = (focused: EventTarget | null) => void begin(focused).catch(() => undefined)
    const onFocus = ({ target }: FocusEvent) => beginIn(target)
    document.addEventListener('focusin', onFocus)
    // A focus on the field starts React (bootstrap.client.ts), so it may have happened before.
    beginIn(document.activeElement)
    return () => document.removeEventListener('focusin', onFocus)
  }, [address])
  return null
}
