import { z } from 'zod'
import type { Country } from '#app/i18n/markets.ts'
import { addressFormatOf, longestLine, parsePostcode, type Address } from './address.ts'
import { isPlainLine } from './link.schema.ts'
import { removeUnseen } from '#app/i18n/visitor-text.ts'

/** Lists what can be wrong with a field of an address. */
export type AddressFault = 'missing' | 'too-long' | 'postcode' | 'link'
export type AddressField = Exclude<keyof Address, 'country'>

export type AddressParseResult =
  | { ok: true; address: Address }
  | { ok: false; faults: Partial<Record<AddressField, AddressFault>> }

/** Returns one line of text: line breaks and runs of spaces become one space, and Unicode is composed (NFC). */
export const tidyLine = (text: string): string =>
  removeUnseen(text.replace(/\s+/gu, ' ')).trim().normalize('NFC')

const fault = (message: AddressFault) => ({ message })
/** Ends the checks of a text that is too long: zod would run all others on it, and they take time by its length. */
const tooLong = { ...fault('too-long'), abort: true }
const isShort = (text: string) => [...text].length <= longestLine

const line = z
  .string()
  .default('')
  .transform(tidyLine)
  // Invisible characters alone are not a name that a parcel can be sent to.
  .refine((text) => /[\p{L}\p{N}]/u.test(text), fault('missing'))
  .refine(isShort, tooLong)
  .refine(isPlainLine, fault('link'))

const optionalLine = z
  .string()
  .default('')
  .transform(tidyLine)
  .refine(isShort, tooLong)
  .refine(isPlainLine, fault('link'))
  .transform((text) => text || null)

function postcodeOf(country: Country) {
  return z
    .string()
    .default('')
    .transform((text, context) => {
      const postcode = parsePostcode(text, country)
      if (postcode === undefined) context.addIssue({ code: 'custom', ...fault('postcode') })
      return postcode ?? z.NEVER
    })
}

function addressSchema(country: Country) {
  const { region } = addressFormatOf(country)
  return z.object({
    name: line,
    addressLine1: line,
    addressLine2: optionalLine,
    postcode: postcodeOf(country),
    city: line,
    // If a country's addresses have no region, one left over from another country is dropped.
    region: region?.isRequired
      ? line
      : region
        ? optionalLine
        : z
            .unknown()
            .optional()
            .transform(() => null),
  })
}

const nameSchema = z.object({ name: line })

/** Reads only the name, for orders without a delivery. The other lines of the address are empty. */
export function readAddressName(
  fields: Record<string, string | undefined>,
  country: Country,
): AddressParseResult {
  const read = nameSchema.safeParse(fields)
  if (!read.success)
    return { ok: false, faults: { name: read.error.issues[0]?.message as AddressFault } }
  const empty = { addressLine1: '', addressLine2: null, postcode: '', city: '', region: null }
  return { ok: true, address: { ...read.data, ...empty, country } }
}

/** Reads the fields of an address form as an address in that country. Errors are listed by field. */
export function readAddress(
  fields: Record<string, string | undefined>,
  country: Country,
): AddressParseResult {
  const read = addressSchema(country).safeParse(fields)
  if (read.success) return { ok: true, address: { ...read.data, country } }
  const faults: Partial<Record<AddressField, AddressFault>> = {}
  for (const { path, message } of read.error.issues)
    faults[path[0] as AddressField] ??= message as AddressFault
  return { ok: false, faults }
}
