import { ErrorSummary } from './error-summary.tsx'
import type { InvalidForm } from './invalid-form.ts'

type NamedSummaryProps = { form: string; refusal: InvalidForm | undefined }

/**
 * What is wrong with a form on a page of several, whose fields have the same names: their ids begin with the
 * form's own word.
 */
export function NamedSummary({ form, refusal }: NamedSummaryProps) {
  const entries = Object.entries(refusal?.errors ?? {})
  return (
    <ErrorSummary
      errors={Object.fromEntries(entries.map(([field, words]) => [`${form}-${field}`, words]))}
    />
  )
}
