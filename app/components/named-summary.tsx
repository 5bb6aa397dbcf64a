import { ErrorSummary } from './forms/error-summary.tsx'
import type { InvalidForm } from './forms/invalid-form.ts'

type NamedSummaryProps = { form: string; refusal: InvalidForm | undefined }

/** Lists the errors of a form on a page with several, whose field ids begin with the form's own name. */
export function NamedSummary({ form, refusal }: NamedSummaryProps) {
  const entries = Object.entries(refusal?.errors ?? {})
  return (
    <ErrorSummary
      errors={Object.fromEntries(entries.map(([field, words]) => [`${form}-${field}`, words]))}
    />
  )
}
