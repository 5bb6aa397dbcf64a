import { z, type ZodError } from 'zod'
import { tidyLine } from './address.schema.ts'
import { parseEmail } from './email.ts'

/** One line of words, `most` characters; refused with `missing` or `long`. */
export const lineField = (most: number) =>
  z
    .string()
    .default('')
    .transform(tidyLine)
    .refine((text) => /[\p{L}\p{N}]/u.test(text), { message: 'missing' })
    .refine((text) => [...text].length <= most, { message: 'long' })

/** An e-mail address, trimmed; refused with `missing` or `malformed`. */
export const emailField = z
  .string()
  .default('')
  .transform((text, context) => {
    const address = parseEmail(text)
    if (address !== undefined) return address
    context.addIssue({ code: 'custom', message: text.trim() ? 'malformed' : 'missing' })
    return z.NEVER
  })

/** The first fault of each field: the message that its schema gave. */
export function faultsOf({ issues }: ZodError): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { path, message } of issues) faults[String(path[0])] ??= message
  return faults
}
