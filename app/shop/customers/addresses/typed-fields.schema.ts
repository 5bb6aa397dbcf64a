import { z, type ZodError } from 'zod'
import { tidyLine } from './address.schema.ts'
import { parseEmail } from '#app/i18n/email.ts'

/** Reads one line of text with at most `most` characters. The error is `missing` or `long`. */
export const lineField = (most: number) =>
  z
    .string()
    .default('')
    .transform(tidyLine)
    .refine((text) => /[\p{L}\p{N}]/u.test(text), { message: 'missing' })
    // No later check runs on a text that is too long, since it would take time by its length.
    .refine((text) => [...text].length <= most, { message: 'long', abort: true })

/** Reads a trimmed e-mail address. The error is `missing` or `malformed`. */
export const emailField = z
  .string()
  .default('')
  .transform((text, context) => {
    const address = parseEmail(text)
    if (address !== undefined) return address
    context.addIssue({ code: 'custom', message: text.trim() ? 'malformed' : 'missing' })
    return z.NEVER
  })

/**
 * Returns the first error of each field, as the message given in its schema. A field within a field has the names of
 * both: `title-en`.
 */
export function faultsOf({ issues }: ZodError): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { path, message } of issues) faults[path.map(String).join('-')] ??= message
  return faults
}
