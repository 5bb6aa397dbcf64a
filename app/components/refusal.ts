import { useActionData } from '@remix-run/react'

/** A form that was not taken: which one, what was typed, and a message by field name. */
export type Refusal = {
  intent: string
  values: Record<string, string>
  errors: Record<string, string>
}

/**
 * What was refused about the form with this intent, if it was this form that was sent: `fields` tell it
 * from the same form elsewhere on the page.
 */
export function useRefusal(
  intent: string,
  fields: Record<string, string> = {},
): Refusal | undefined {
  const answer = useActionData<{ refusal?: Refusal }>()
  const refusal = answer?.refusal
  if (refusal?.intent !== intent) return undefined
  const same = Object.entries(fields).every(([name, value]) => refusal.values[name] === value)
  return same ? refusal : undefined
}

/** All that was wrong, in one text. */
export const refusalWords = ({ errors }: Refusal) => Object.values(errors).join(' ')
