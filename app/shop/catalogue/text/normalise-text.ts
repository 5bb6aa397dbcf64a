import { createFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import { codePointOf } from '#app/i18n/quoted.ts'

/** These characters are bytes 0x80 to 0x9F of windows-1252, of which five are undefined. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Returns the character of a windows-1252 byte that was read as latin-1. */
const meant = (letter: string) => windows1252[letter.charCodeAt(0) - 0x80]!

/**
 * Converts C1 control characters to windows-1252 characters, since valid UTF-8 contains this error
 * too. Other control characters become spaces, line breaks a line feed, letters NFC. NUL stays, for
 * `checkRecord` to refuse.
 */
export function normaliseText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0080-\u009f]/g, meant)
    .replace(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029\ufeff]/g, ' ')
    .normalize('NFC')
    .trim()
}

/** Returns one line with single spaces. */
export function normaliseLine(text: string): string {
  return normaliseText(text).replace(/\s+/g, ' ')
}

/** A NUL is refused by `checkRecord`. */
const noSign = /(?![ \0])[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{DI}]/u

/** Returns what is wrong with an item number that has a character that cannot be seen, or a blank other than a space. */
export function faultOfCode(code: string): Fault | undefined {
  const [found] = noSign.exec(code) ?? []
  if (found === undefined) return undefined
  const what = codePointOf(found)
  return createFault('record.invisible', { what }, `has the invisible character ${what}; remove it`)
}
