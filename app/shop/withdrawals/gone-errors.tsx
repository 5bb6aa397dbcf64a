import { ErrorSummary } from '#app/components/error-summary.tsx'
import { refusalWords, useRefusal } from '#app/components/refusal.ts'

type GoneErrorsProps = {
  intents: [string, string?]
  /** The id that the words lead to. */
  field: string
}

/** In the place of a form that is not there any more, since another window left nothing for it: why it was refused. */
export function GoneErrors({ intents: [one, other = one], field }: GoneErrorsProps) {
  const [first, second] = [useRefusal(one), useRefusal(other)]
  const refusal = first ?? second
  return <ErrorSummary errors={refusal && { [field]: refusalWords(refusal) }} />
}
