import { useActionData } from '@remix-run/react'
import { useFocusOn } from '../use-focus.ts'
import { joinEWords } from '#app/i18n/join-e-words.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

type ErrorSummaryProps = { errors: Record<string, string> | undefined; isAtField?: boolean }

/**
 * Lists the errors of a form, each with a link to its field; those of `form` belong to no field. It is the first
 * element of the form. A new document begins with the focus on its heading, and so at the errors, however far down they
 * are; a browser scrolls to the middle of what has the focus, and a list is longer than a screen at 400 % zoom.
 * With `isAtField` the entries describe the fields directly below, which show no error of their own.
 */
export function ErrorSummary({ errors, isAtField = false }: ErrorSummaryProps) {
  const { t } = useTranslation()
  // The effect depends on the response rather than the messages, which may be built again at each rendering.
  const element = useFocusOn<HTMLHeadingElement>(useActionData())
  const list = Object.entries(errors ?? {}).map(([field, text]) => [field, joinEWords(text)])
  if (list.length === 0) return null
  return (
    <div className="errors" id="errors" role="alert">
      <h2 id="errors-heading" tabIndex={-1} autoFocus ref={element}>
        {t('error.summary', { count: list.length })}
      </h2>
      <ul>
        {list.map(([field, message]) => (
          <li key={field} id={isAtField ? `${field}-error` : undefined}>
            {field === 'form' ? message : <a href={`#${field}`}>{message}</a>}
          </li>
        ))}
      </ul>
    </div>
  )
}
