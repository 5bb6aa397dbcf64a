import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { errorMessages, useInvalidForm } from '#app/components/forms/invalid-form.ts'

type StaleFormErrorsProps = {
  intents: [string, string?]
  /** Holds the id that the message links to. */
  field: string
}

/**
 * Shows why a form was refused that is no longer on the page, because another window left nothing
 * for it.
 */
export function StaleFormErrors({ intents: [one, other = one], field }: StaleFormErrorsProps) {
  const [first, second] = [useInvalidForm(one), useInvalidForm(other)]
  const refusal = first ?? second
  return <ErrorSummary errors={refusal && { [field]: errorMessages(refusal) }} />
}
