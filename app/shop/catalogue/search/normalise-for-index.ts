import { fold, indexWordsOf, spellSigns, visibleText } from '#app/shop/catalogue/text/fold.ts'

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }
const umlaut = /[äöüåø]/g

/**
 * Removes the `e` of a spelled-out umlaut: `maerchen` becomes `marchen`. Returns undefined for
 * words without one and for short ones (poet, true), which would become other words.
 */
export function withoutUmlautE(word: string): string | undefined {
  if (word.length < 6) return undefined
  const plain = word.replace(/(?<![aeiouq])(?:ae|[ou]e(?!u))(?=.)/g, (pair) => pair[0]!)
  return plain === word ? undefined : plain
}

/** Returns the words of a text as written, with accents and capitals, but with meaningful signs in letters. */
export const writtenWords = (text: string): string[] =>
  spellSigns(visibleText(text)).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const functionWords = new Set(
  'the and but for not one all are des les mais par pas pour que qui sur une das dem den der die ein und von'.split(
    ' ',
  ),
)

/** Tells whether nearly every text of a language holds the folded word. */
export const isFunctionWord = (word: string): boolean => functionWords.has(word)

/**
 * Returns the token of a word that only its accent tells from a function word: the French `thé` is not "the". The
 * code of the accent stands in it, since SQLite's index drops accents. Returns undefined for all other words.
 */
export function accentedToken(word: string): string | undefined {
  const folded = fold(word)
  if (!isFunctionWord(folded) || folded === word.toLowerCase()) return undefined
  const codeOf = (mark: string) => mark.codePointAt(0)!.toString(16)
  return word.normalize('NFD').toLowerCase().replace(/\p{M}/gu, codeOf)
}

/** These are the words for `&` in the shop's languages. */
const ampersand = ['and', 'et', 'und']

/**
 * Returns the words of a text as the index stores them (see `indexWordsOf`): umlauts spelled out
 * (`smaragdgruen`), initials also joined (`P.S. I Love You` is also `ps`), and `&` in words.
 */
export function normaliseForIndex(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase()
  const spelled = plain.match(umlaut)
    ? indexWordsOf(plain.replace(umlaut, (letter) => umlauts[letter]!))
    : []
  const initials = (fold(text).match(/(?:(?<![\p{L}\p{N}])\p{L}\.\s?){2,}/gu) ?? []).map((run) =>
    run.replace(/[^\p{L}]/gu, ''),
  )
  const accented = writtenWords(text).flatMap((word) => accentedToken(word) ?? [])
  const words = [...indexWordsOf(text), ...accented, ...spelled, ...initials]
  if (/\s&\s/.test(text)) words.push(...ampersand)
  return [...new Set(words)]
}
