import { z } from 'zod'
import { tidyLine } from '#app/shop/customers/addresses/address.schema.ts'
import { parseEmail } from '#app/i18n/email.ts'
import {
  longestContactFields,
  type ContactFault,
  type ContactField,
  type ContactMessage,
} from './contact.ts'
import { removeUnseen } from '#app/i18n/visitor-text.ts'

type ContactParseResult =
  | { ok: true; message: ContactMessage }
  | { ok: false; faults: Partial<Record<ContactField, ContactFault>> }

const fault = (message: ContactFault) => ({ message })
const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)
const atMost = (count: number) => (text: string) => [...text].length <= count

const line = (most: number) =>
  z
    .string()
    .default('')
    .transform(tidyLine)
    .refine(hasWords, fault('missing'))
    .refine(atMost(most), fault('too-long'))

const email = z
  .string()
  .default('')
  .transform((text, context) => {
    const address = parseEmail(text)
    if (address === undefined)
      context.addIssue({ code: 'custom', ...fault(text.trim() ? 'email' : 'missing') })
    return address ?? z.NEVER
  })

const message = z
  .string()
  .default('')
  .transform((text) => removeUnseen(text.replace(/\r\n?/g, '\n')).trim().normalize('NFC'))
  .refine((text) => text !== '', fault('missing'))
  .refine(atMost(longestContactFields.message), fault('too-long'))

const contactSchema = z.object({
  name: line(longestContactFields.name),
  email,
  subject: line(longestContactFields.subject),
  message,
})

/** Reads the answer of staff to a message, which may be as long as that. */
export function readContactAnswer(
  typed: string | null,
): { ok: true; text: string } | { ok: false; fault: 'missing' | 'too-long' } {
  const read = message.safeParse(typed ?? '')
  if (read.success) return { ok: true, text: read.data }
  return { ok: false, fault: read.error.issues[0]?.message === 'too-long' ? 'too-long' : 'missing' }
}

/** Reads the fields of the contact form. Errors are listed by field. */
export function readContact(form: URLSearchParams): ContactParseResult {
  const read = contactSchema.safeParse(Object.fromEntries(form))
  if (read.success) return { ok: true, message: read.data }
  const faults: Partial<Record<ContactField, ContactFault>> = {}
  for (const { path, message } of read.error.issues)
    faults[path[0] as ContactField] ??= message as ContactFault
  return { ok: false, faults }
}
