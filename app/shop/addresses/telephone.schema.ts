import { z } from 'zod'
import { cleanCode } from './clean-signs.ts'

/** A telephone number as typed, with five digits at least; null where none was. Refused with `wrong`. */
export const telephoneField = z
  .string()
  .default('')
  .transform(cleanCode)
  .refine((text) => text === '' || /^(?=(?:\D*\d){5})[+\d\s()./-]{5,30}$/.test(text), 'wrong')
  .transform((text) => text || null)

export type TelephoneParseResult = { ok: true; telephone: string | null } | { ok: false }

export function readTelephone(text: string | undefined): TelephoneParseResult {
  const read = telephoneField.safeParse(text)
  return read.success ? { ok: true, telephone: read.data } : { ok: false }
}
