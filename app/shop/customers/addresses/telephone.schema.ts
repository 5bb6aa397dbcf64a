import { z } from 'zod'
import { cleanCode } from '#app/i18n/clean-signs.ts'

/** Matches five to thirty characters with at least five digits, and an extension, as in `x2` or `DW 12`. */
const telephone =
  /^(?=(?:\D*\d){5})[+\d\s()./-]{5,30}(?:(?:x|ext\.?|extension|dw|durchwahl|poste) ?\d{1,6})?$/iu

/** Reads a telephone number as typed; null if none was typed. The error is `wrong`. */
export const telephoneField = z
  .string()
  .default('')
  .transform(cleanCode)
  .refine((text) => text === '' || telephone.test(text), 'wrong')
  .transform((text) => text || null)

export type TelephoneParseResult = { ok: true; telephone: string | null } | { ok: false }

export function readTelephone(text: string | undefined): TelephoneParseResult {
  const read = telephoneField.safeParse(text)
  return read.success ? { ok: true, telephone: read.data } : { ok: false }
}
