import { fold, indexWordsOf } from '#app/shop/catalogue/text/fold.ts'

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
  const words = [...indexWordsOf(text), ...spelled, ...initials]
  if (/\s&\s/.test(text)) words.push(...ampersand)
  return [...new Set(words)]
}
