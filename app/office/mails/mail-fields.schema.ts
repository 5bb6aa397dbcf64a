import { z } from 'zod'

export const mailStates = ['failed', 'due', 'sent'] as const

/** Reads the state that a URL names; emails that were given up wait for staff, so they are the default. */
export const readMailState = (params: URLSearchParams) =>
  z.enum(mailStates).safeParse(params.get('state')).data ?? 'failed'

/** Reads the id of an email; undefined if the form has none. */
export const readMailId = (form: URLSearchParams): string | undefined =>
  z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .safeParse(form.get('mail')).data
