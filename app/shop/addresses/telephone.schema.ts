import { z } from 'zod'
import { cleanCode } from './clean-signs.ts'

/** Reads a telephone number as typed, with at least five digits; null if none was typed. The error is `wrong`. */
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
