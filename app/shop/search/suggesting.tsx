import { useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { localPath } from '#app/http/paths.ts'
import { useLanguage } from '#app/components/shop-link.tsx'

/**
 * Suggestions in every search field, from the moment that somebody goes there: until then nothing is fetched,
 * and without JavaScript the field is the field of a plain form.
 */
export function Suggesting() {
  const navigate = useNavigate()
  const address = localPath(useLanguage(), '/suggestions')
  const open = useRef(navigate)
  useEffect(() => {
    open.current = navigate
  }, [navigate])
  useEffect(() => {
    const begin = async ({ target }: FocusEvent) => {
      const field = target as HTMLInputElement
      if (!field.matches('.search .input:not([role])')) return
      const { suggestIn } = await import('./suggest.client.ts')
      if (!field.role) suggestIn(field, address, (path) => open.current(path))
    }
    // Without the file the field stays plain.
    const onFocus = (event: FocusEvent) => void begin(event).catch(() => undefined)
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [address])
  return null
}
