import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { fold, foldedWordsOf } from '#app/shop/catalogue/text/fold.ts'
import { accentedToken, withoutUmlautE, writtenWords } from './normalise-for-index.ts'

const stemmers: Record<string, (word: string) => string> = {
  en: english,
  fr: french,
  de: german,
}

/** Caches stems by language and word, since texts and queries repeat the same words. */
const stems = new Map<string, string>()
const maxCachedStems = 20_000

/**
 * Returns the folded stem of a word in a language (BCP 47), or the folded word if the language has
 * no stemmer.
 */
export function stemOf(word: string, language: string): string {
  const [code = ''] = language.split('-')
  const stemmer = stemmers[code]
  if (!stemmer) return fold(word)
  const written = word.toLowerCase()
  const key = `${code} ${written}`
  const known = stems.get(key)
  if (known !== undefined) return known
  if (stems.size >= maxCachedStems) stems.clear()
  const stemmed = stemmer(written)
  const stem = accentedToken(stemmed) ?? fold(stemmed)
  stems.set(key, stem)
  return stem
}

/**
 * Returns the stems of a text's words as written and as typed, without the words themselves, and
 * words with a spelled-out umlaut without it.
 */
export function stemsOf(text: string, language: string): string[] {
  const words = new Set(foldedWordsOf(text))
  const plain = [...words].flatMap((word) => withoutUmlautE(word) ?? [])
  const all = new Set([...writtenWords(text), ...words, ...plain])
  const found = [...all].map((word) => stemOf(word, language))
  return [...new Set([...found, ...plain])].filter((stem) => stem !== '' && !words.has(stem))
}

const shortestModifier = 3
const shortestTail = 5
/** A stem has lost its ending, which is one or two letters. */
const shortestTailStem = shortestTail - 1

/** Marks the end of a compound in the index, so that the beginning of a word finds none. */
const tailToken = (tail: string) => `0${tail}`

/** Tells whether a form of a typed word finds compounds that end with it, and not the word. */
export const isTailToken = (form: string): boolean => form.startsWith('0')

/** Returns the tokens of the compounds that end with a typed word, in the singular or the plural. */
export function tailTokensOf(word: string): string[] {
  const stem = stemOf(word, 'de')
  return [
    ...(word.length >= shortestTail ? [tailToken(word)] : []),
    ...(stem.length >= shortestTailStem ? [tailToken(stem)] : []),
  ]
}

/**
 * Returns the tokens of the words that may end a German or English compound, and of their stems: "Baumwollpullover" ends
 * with "Pullover", "armchair" with "chair". Among them are tails that are no words, which nobody types.
 */
export function compoundTails(text: string, language: string): string[] {
  if (language !== 'de' && language !== 'en') return []
  const tailsOf = (word: string, shortest: number) =>
    Array.from({ length: Math.max(0, word.length - shortest - shortestModifier + 1) }, (_, n) =>
      tailToken(word.slice(n + shortestModifier)),
    )
  const nouns = writtenWords(text).filter((word) => language === 'en' || /^\p{Lu}/u.test(word))
  return nouns.flatMap((word) => [
    ...tailsOf(fold(word), shortestTail),
    ...tailsOf(stemOf(word, 'de'), shortestTailStem),
  ])
}
