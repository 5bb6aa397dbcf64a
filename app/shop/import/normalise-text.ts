/** What the bytes 0x80 to 0x9F mean in windows-1252; five of them mean nothing. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** The letter that a windows-1252 byte read as latin-1 was meant to be. */
const meant = (letter: string) => windows1252[letter.charCodeAt(0) - 0x80]!

/**
 * Text as it was meant: control characters that stand for windows-1252 letters put right (the accident is
 * in files that are sound UTF-8, too), other control characters made spaces, line breaks `\n`, composed
 * letters. NUL is left standing, for the check at the door to refuse.
 */
export function normaliseText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0080-\u009f]/g, meant)
    .replace(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029\ufeff]/g, ' ')
    .normalize('NFC')
    .trim()
}

/** The same in one line, with single spaces: for names. */
export function normaliseLine(text: string): string {
  return normaliseText(text).replace(/\s+/g, ' ')
}
