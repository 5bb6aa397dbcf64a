/**
 * Chinese, Japanese, Thai, Lao, Khmer and Burmese have no blanks between words, and Korean joins particles and nouns. A
 * search finds any part of such a run by its pairs of neighbouring letters, as UAX #29 leaves their words to
 * dictionaries, which differ between versions of ICU and would cut a title and a query differently.
 */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
const someUnspaced = new RegExp(`[${unspaced}]`, 'u')
const runs = new RegExp(`[${unspaced}]\\p{M}*(?:[${unspaced}]\\p{M}*)*|[^${unspaced}]+`, 'gu')
/** Matches a text of ASCII alone, which is tested first because most are and it is quick. */
export const asciiOnly = /^[\0-\x7f]*$/

/** Tells whether a folded word or text has letters of a script without blanks. */
export const isUnspaced = (text: string): boolean =>
  !asciiOnly.test(text) && someUnspaced.test(text)

/** Splits a word where a script without blanks begins or ends: `java入門` is `java` and `入門`. */
export const splitByScript = (word: string): string[] =>
  isUnspaced(word) ? word.match(runs)! : [word]

/** Returns the letters of a word, each with its marks. */
const lettersOf = (word: string): string[] => word.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []

/** Returns the pairs of neighbouring letters of a run; none for a single letter. */
export function pairsOf(run: string): string[] {
  const letters = lettersOf(run)
  return [...new Set(letters.slice(1).map((letter, n) => letters[n]! + letter))]
}

/** Returns the parts of a run as the index stores them: its pairs, and the last letter, which begins no pair. */
export const indexedPartsOf = (word: string): string[] =>
  isUnspaced(word) ? [...pairsOf(word), lettersOf(word).at(-1)!] : []
