/** Matches invisible characters: direction marks, joiners, soft hyphens, fillers and byte order marks. */
const unseen = /[\p{Cf}\p{DI}]/gu

/**
 * Cleans a field that holds symbols rather than words: removes invisible characters, turns every dash and minus into a
 * hyphen and every run of blanks into one space, and trims. Never use it for names, titles and texts, because Indic
 * scripts, Persian and emoji need their joiners.
 */
export const cleanSigns = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()

const digit = /\p{Nd}/u

/** Returns the value of a digit. In Unicode the ten digits of a script are consecutive, starting with zero. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0)!
  let zero = code
  while (digit.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

/**
 * Cleans numbers and codes as `cleanSigns` does, and also turns full-width characters and the digits of every script
 * into ASCII. Do not use it for e-mail addresses, where both would produce another mailbox.
 */
export const cleanCode = (text: string): string =>
  cleanSigns(text.normalize('NFKC')).replace(/(?![0-9])\p{Nd}/gu, digitOf)
