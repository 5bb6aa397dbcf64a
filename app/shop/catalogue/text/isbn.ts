import { parse } from 'isbn3'
import { cleanCode } from '#app/i18n/clean-signs.ts'

export type IsbnOutcome =
  | { ok: true; isbn13: string }
  | { ok: false; reason: 'check-digit' | 'length' | 'not-isbn' | 'rounded' }

/** Names the fault of each reason among those of a record and among the notes of an import. */
export const isbnFaults = {
  'check-digit': 'isbnCheckDigit',
  length: 'isbnLength',
  'not-isbn': 'isbn',
  rounded: 'isbnRounded',
} as const satisfies Record<(IsbnOutcome & { ok: false })['reason'], string>

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

/** Parses an ISBN-10 or ISBN-13 as people type it or spreadsheets change it. */
export function parseIsbn(text: string): IsbnOutcome {
  const bare = cleanCode(text)
    .replace(/^['’]+/, '')
    .replace(/^isbn(?:[-\s]?1[03](?=[\s:]))?[\s:]*/i, '')
    .trim()
  if (/^\d(\.\d+)?e\+?\d+$/i.test(bare)) return parseRounded(bare)
  const digits = bare.replace(/^(\d+)\.0+$/, '$1').replace(/[ -]/g, '')
  if (!/^\d+[xX]?$/.test(digits)) return refusal('not-isbn')
  // The check digit of 0000000000 is right, but the number belongs to no book.
  if (/^(\d)\1*$/.test(digits)) return refusal('not-isbn')
  if (digits.length === 13) return parse13(digits)
  if (digits.length === 10) return parse10(digits.toUpperCase())
  // Spreadsheets remove leading zeros; the check digit shows if the padded number is right.
  if (digits.length >= 7 && digits.length < 10) {
    const padded = parse10(digits.toUpperCase().padStart(10, '0'))
    if (padded.ok) return padded
  }
  return refusal('length')
}

function parse13(digits: string): IsbnOutcome {
  // Numbers beginning with 979-0 are sheet music (ISMN).
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
 * A number with 12 digits, such as `9.78014016930e+12`, lost its last one, and the 12th was
 * rounded. It is accepted only if its own check digit is the 0 that is left, and no other ISBN
 * rounds to it (the one below would need a check digit of 5 or more). In the 941 rows of goodbooks
 * with a right number this excludes the ten that became another book's ISBN.
 */
function parseRounded(text: string): IsbnOutcome {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) return refusal('rounded')
  const whole = parse13(String(number))
  if (!whole.ok || !/^\d\.\d{1,11}e/i.test(text)) return refusal('rounded')
  const below = String(number / 10 - 1)
  return checkDigit13(below) >= 5 ? refusal('rounded') : whole
}

/** Returns the ISBN with hyphens if the ranges of its agency are known, else unchanged. */
export function formatIsbn(isbn13: string): string {
  return parse(isbn13)?.isbn13h ?? isbn13
}

/** Returns the ISBN-10; a number beginning with 979 has none. */
export function isbn10Of(isbn13: string): string | undefined {
  if (!isbn13.startsWith('978')) return undefined
  const first9 = isbn13.slice(3, 12)
  return `${first9}${checkDigit10(first9)}`
}
