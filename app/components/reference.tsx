import { createContext, useContext } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** The id of the request behind a page; given on the server alone. */
export const RequestReference = createContext<string | undefined>(undefined)

const id = 'reference'

/** In the browser: of the last data that failed, else as the document has it, which is to be hydrated as it is. */
const findReference = () =>
  typeof document === 'undefined'
    ? undefined
    : document.documentElement.dataset.reference || document.getElementById(id)?.textContent

/** What a shopper names who asks about a failure, and what the log calls it. */
export function Reference() {
  const { t } = useTranslation()
  const reference = useContext(RequestReference) ?? findReference()
  if (!reference) return null
  return (
    <p className="small">
      {t('error.reference')} <code id={id}>{reference}</code>
    </p>
  )
}
