import { fold, indexWordsOf } from '../catalogue/fold.ts'

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }
const umlaut = /[äöüåø]/g

/**
 * A folded word without the `e` by which an umlaut was written out: maerchen is marchen. Undefined for words
 * without one and for short ones (poet, true), which it would make into others.
 */
export function withoutUmlautE(word: string): string | undefined {
  if (word.length < 6) return undefined
  const plain = word.replace(/(?<![aeiouq])(?:ae|[ou]e(?!u))(?=.)/g, (pair) => pair[0]!)
  return plain === word ? undefined : plain
}

/** What `&` is called in the languages of the shop. */
const ampersand = ['and', 'et', 'und']

/**
 * The words of a text in the shape in which the index keeps them (see `indexWordsOf`), with umlauts written
 * out (`smaragdgruen`), initials with stops in one (`P.S. I Love You` is also ps) and `&` in words.
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
