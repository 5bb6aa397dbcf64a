import { useActionData } from '@remix-run/react'
import { useFocusOn } from '../use-focus.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/**
 * Lists the errors of a form, each with a link to its field; those of `form` belong to no field. It is the first
 * element of the form. A new document begins with the focus on it, and so at the errors, however far down they are.
 */
export function ErrorSummary({ errors }: { errors: Record<string, string> | undefined }) {
  const { t } = useTranslation()
  // The effect depends on the response rather than the messages, which may be built again at each rendering.
  const element = useFocusOn(useActionData())
  const list = Object.entries(errors ?? {})
  if (list.length === 0) return null
  return (
    <div className="errors" id="errors" role="alert" tabIndex={-1} autoFocus ref={element}>
      <h2>{t('error.summary', { count: list.length })}</h2>
      <ul>
        {list.map(([field, message]) => (
          <li key={field}>{field === 'form' ? message : <a href={`#${field}`}>{message}</a>}</li>
        ))}
      </ul>
    </div>
  )
}
