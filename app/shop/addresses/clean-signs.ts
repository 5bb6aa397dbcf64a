/** Marks that nobody sees: of direction, joiners, soft hyphens, fillers, byte order marks. */
const unseen = /[\p{Cf}\p{DI}]/gu

/**
 * What was typed or pasted into a field of signs, not of words: without marks that nobody sees, with every kind of dash
 * and minus as a hyphen and every kind of blank as one space, trimmed. Names, titles and texts never go through it,
 * since Indic scripts, Persian and emoji need their joiners.
 */
export const cleanSigns = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()

const digit = /\p{Nd}/u

/** Ten digits of a script follow each other in Unicode, the zero first. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0)!
  let zero = code
  while (digit.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

/**
 * The same for numbers and codes: the width of signs does not matter, and the digits of every script are 0 to 9. Of an
 * e-mail address both would make another mailbox.
 */
export const cleanCode = (text: string): string =>
  cleanSigns(text.normalize('NFKC')).replace(/(?![0-9])\p{Nd}/gu, digitOf)
