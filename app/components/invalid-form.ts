import { useActionData, useLoaderData } from '@remix-run/react'

/** A form that was not taken: which one, what was typed, and a message by field name. */
export type InvalidForm = {
  intent: string
  values: Record<string, string>
  errors: Record<string, string>
}

/**
 * What was refused about the form with this intent, if it was this form that was sent: `fields` tell it
 * from the same form elsewhere on the page.
 */
export function useInvalidForm(
  intent: string,
  fields: Record<string, string> = {},
): InvalidForm | undefined {
  const answer = useActionData<{ refusal?: InvalidForm }>()
  const refusal = answer?.refusal
  return refusal && isOf(refusal, intent, fields) ? refusal : undefined
}

const isOf = (refusal: InvalidForm, intent: string, fields: Record<string, string>) =>
  refusal.intent === intent &&
  Object.entries(fields).every(([name, value]) => refusal.values[name] === value)

/** What a form begins with that was refused, or whose customer had to sign in anew: then nothing is wrong with it. */
export function useEntered(
  intent: string,
  fields: Record<string, string> = {},
): InvalidForm | undefined {
  const refused = useInvalidForm(intent, fields)
  const page = useLoaderData<{ entered?: InvalidForm[] } | undefined>()
  return refused ?? page?.entered?.find((one) => isOf(one, intent, fields))
}

/** All that was wrong, in one text. */
export const errorMessages = ({ errors }: InvalidForm) => Object.values(errors).join(' ')
