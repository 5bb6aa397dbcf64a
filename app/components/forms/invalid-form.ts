import { useActionData, useLoaderData } from '@remix-run/react'

/** Holds an invalid form: its intent, the typed values, and a message by field name. */
export type InvalidForm = {
  intent: string
  values: Record<string, string>
  errors: Record<string, string>
}

/**
 * Returns the invalid form of this intent, or of one of several, if it is the one that was submitted; `fields` tell it
 * from the same form elsewhere on the page.
 */
export function useInvalidForm(
  intents: string | readonly string[],
  fields: Record<string, string> = {},
): InvalidForm | undefined {
  const answer = useActionData<{ refusal?: InvalidForm }>()
  const refusal = answer?.refusal
  return refusal && isOf(refusal, intents, fields) ? refusal : undefined
}

const isOf = (
  refusal: InvalidForm,
  intents: string | readonly string[],
  fields: Record<string, string>,
) =>
  [intents].flat().includes(refusal.intent) &&
  Object.entries(fields).every(([name, value]) => refusal.values[name] === value)

/**
 * Returns the values that a form starts with if it was invalid, or its customer had to sign in again, in which case
 * nothing is wrong with it.
 */
export function useEntered(
  intent: string,
  fields: Record<string, string> = {},
): InvalidForm | undefined {
  const refused = useInvalidForm(intent, fields)
  const page = useLoaderData<{ entered?: InvalidForm[] } | undefined>()
  return refused ?? page?.entered?.find((one) => isOf(one, intent, fields))
}

/** Returns all errors in one text. */
export const errorMessages = ({ errors }: InvalidForm) => Object.values(errors).join(' ')
