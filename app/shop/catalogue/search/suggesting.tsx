import { useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { localPath } from '#app/i18n/paths.ts'
import { navigateWhenIdle } from '#app/client/pending.ts'
import { useLanguage } from '#app/components/shop-link.tsx'
import { linkStyleSheet } from '#app/components/style-sheet.ts'

/** The prices are those of this currency and market; without them, those of the language. */
type SuggestingProps = { currency?: string; country?: string }

/**
 * Adds suggestions to every search field once it has the focus. Nothing is loaded before, and
 * without JavaScript the field belongs to a plain form.
 */
export function Suggesting({ currency, country }: SuggestingProps) {
  const navigate = useNavigate()
  const market = new URLSearchParams({ ...(currency && { currency }), ...(country && { country }) })
  const address = `${localPath(useLanguage(), '/suggestions')}?${market}`
  // A field stays over a change of the currency, after which its next request must name the new one.
  const latest = useRef({ navigate, address })
  useEffect(() => {
    latest.current = { navigate, address }
  }, [navigate, address])
  useEffect(() => {
    const begin = async (focused: EventTarget | null) => {
      const field = focused as HTMLInputElement | null
      if (!field?.matches('.search .input:not([role])')) return
      linkStyleSheet()
      const { suggestIn } = await import('./suggest.client.ts')
      if (!field.role)
        suggestIn(
          field,
          () => latest.current.address,
          (path) => navigateWhenIdle({}, () => latest.current.navigate(path)),
        )
    }
    // If the file fails to load, the field stays plain.
    const beginIn = (focused: EventTarget | null) => void begin(focused).catch(() => undefined)
    const onFocus = ({ target }: FocusEvent) => beginIn(target)
    document.addEventListener('focusin', onFocus)
    // A focus on the field starts React (bootstrap.client.ts), so it may have happened before.
    beginIn(document.activeElement)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return null
}
