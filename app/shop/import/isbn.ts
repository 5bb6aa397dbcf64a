import { parse } from 'isbn3'
import { cleanCode } from '../addresses/clean-signs.ts'

export type IsbnOutcome =
  | { ok: true; isbn13: string }
  | { ok: false; reason: 'check-digit' | 'length' | 'not-isbn' | 'rounded' }

const refusal = (reason: (IsbnOutcome & { ok: false })['reason']): IsbnOutcome => ({
  ok: false,
  reason,
})

function checkDigit13(first12: string): number {
  const sum = [...first12].reduce((sum, digit, n) => sum + Number(digit) * (n % 2 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

function checkDigit10(first9: string): string {
  const sum = [...first9].reduce((sum, digit, n) => sum + Number(digit) * (10 - n), 0)
  const digit = (11 - (sum % 11)) % 11
  return digit === 10 ? 'X' : String(digit)
}

/** Reads an ISBN-10 or ISBN-13 as people type it and spreadsheets spoil it. */
export function parseIsbn(text: string): IsbnOutcome {
  const bare = cleanCode(text)
    .replace(/^['’]+/, '')
    .replace(/^isbn(?:[-\s]?1[03](?=[\s:]))?[\s:]*/i, '')
    .trim()
  if (/^\d(\.\d+)?e\+?\d+$/i.test(bare)) return parseRounded(bare)
  const digits = bare.replace(/^(\d+)\.0+$/, '$1').replace(/[ -]/g, '')
  if (!/^\d+[xX]?$/.test(digits)) return refusal('not-isbn')
  if (/^(\d)\1*$/.test(digits)) return refusal('not-isbn') // 0000000000 checks, and is nobody's
  if (digits.length === 13) return parse13(digits)
  if (digits.length === 10) return parse10(digits.toUpperCase())
  // A spreadsheet takes leading zeros away; the check digit says whether that is what happened.
  if (digits.length >= 7 && digits.length < 10) {
    const padded = parse10(digits.toUpperCase().padStart(10, '0'))
    if (padded.ok) return padded
  }
  return refusal('length')
}

function parse13(digits: string): IsbnOutcome {
  // 979-0 is sheet music (ISMN).
  if (!/^97(8|9[1-9])\d+$/.test(digits)) return refusal('not-isbn')
  const right = Number(digits[12]) === checkDigit13(digits.slice(0, 12))
  return right ? { ok: true, isbn13: digits } : refusal('check-digit')
}

function parse10(digits: string): IsbnOutcome {
  if (digits[9] !== checkDigit10(digits.slice(0, 9))) return refusal('check-digit')
  const first12 = `978${digits.slice(0, 9)}`
  return { ok: true, isbn13: `${first12}${checkDigit13(first12)}` }
}

/**
 * A number printed with 12 digits, `9.78014016930e+12`, has lost its last one, and the 12th was rounded.
 * It is taken only where it is whole after all by proof: its own check digit is the 0 that is left, and no
 * other ISBN is rounded to it (the one below would need a check digit of 5 or more). In the 941 rows of
 * goodbooks whose number checks, this leaves out all the ten that rounding made into another book's.
 */
function parseRounded(text: string): IsbnOutcome {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) return refusal('rounded')
  const whole = parse13(String(number))
  if (!whole.ok || !/^\d\.\d{1,11}e/i.test(text)) return refusal('rounded')
  const below = String(number / 10 - 1)
  return checkDigit13(below) >= 5 ? refusal('rounded') : whole
}

/** The ISBN with its hyphens, where the agency's ranges are known, else as it is. */
export function formatIsbn(isbn13: string): string {
  return parse(isbn13)?.isbn13h ?? isbn13
}

/** The ten digits that older books print; 979 numbers have none. */
export function isbn10Of(isbn13: string): string | undefined {
  if (!isbn13.startsWith('978')) return undefined
  const first9 = isbn13.slice(3, 12)
  return `${first9}${checkDigit10(first9)}`
}
