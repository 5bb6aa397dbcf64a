import { useContext } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { RequestReference } from './request-reference.ts'

const id = 'reference'

/** Returns in the browser the id of the last failed data request, else the document's, which must hydrate as it is. */
const findReference = () =>
  typeof document === 'undefined'
    ? undefined
    : document.documentElement.dataset.reference || document.getElementById(id)?.textContent

/** Renders the id that a shopper names when asking about a failure, and that the log has. */
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
