import { ErrorSummary } from '#app/components/error-summary.tsx'
import { errorMessages, useInvalidForm } from '#app/components/invalid-form.ts'

type StaleFormErrorsProps = {
  intents: [string, string?]
  /** The id that the words lead to. */
  field: string
}

/** In the place of a form that is not there any more, since another window left nothing for it: why it was refused. */
export function StaleFormErrors({ intents: [one, other = one], field }: StaleFormErrorsProps) {
  const [first, second] = [useInvalidForm(one), useInvalidForm(other)]
  const refusal = first ?? second
  return <ErrorSummary errors={refusal && { [field]: errorMessages(refusal) }} />
}
