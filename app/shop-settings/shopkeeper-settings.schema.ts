import { z } from 'zod'
import { parseEmail } from '#app/i18n/email.ts'
import { orderMailRhythms } from './shop-settings.ts'

const wrongRhythm = `must be one of ${orderMailRhythms.join(', ')}`

export const orderMailRhythm = z
  .string(wrongRhythm)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.enum(orderMailRhythms, wrongRhythm))

export const emailAddress = z.string('must be text').transform((text, context) => {
  const address = parseEmail(text)
  if (address === undefined) context.addIssue('must be an e-mail address')
  return address ?? z.NEVER
})
