import type { SearchTerm } from '#app/database/search-term.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { foldedWordsOf } from '#app/shop/catalogue/text/fold.ts'
import { isUnspaced, pairsOf } from '#app/shop/catalogue/text/unspaced-scripts.ts'
import {
  accentedToken,
  isFunctionWord,
  withoutUmlautE,
  writtenWords,
} from './normalise-for-index.ts'
import { stemOf, tailTokensOf } from './stems.ts'

const mostWords = 12
const longestWord = 40
const shortestStem = 3

/**
 * Returns the terms of a query as the index stores them: each word or its stem in any of the
 * languages, the last one also as a prefix. At most twelve words of forty letters count. Initials
 * typed apart are one word (`J. R. R.` is `jrr`, or `j` and `r`). A repeated word counts once, at
 * its last place.
 */
export function searchTermsOf(typed: string): SearchTerm[] {
  const terms = writtenWords(typed).flatMap((one) => {
    const accented = accentedToken(one)
    if (accented !== undefined) return { forms: [accented], prefix: false }
    const words = foldedWordsOf(one)
    return words.map((word) => termOf(word, words.length === 1 ? [one, word] : [word]))
  })
  const counted = withoutRepeated(joinInitials(terms)).slice(0, mostWords)
  const last = counted.at(-1)
  if (last && !last.parts) last.prefix = true
  return counted
}

function termOf(word: string, spellings: string[]): SearchTerm {
  if (isUnspaced(word)) return partTermOf(word)
  // The index holds longer words, which the cut word finds as a prefix.
  if (word.length > longestWord) return { forms: [word.slice(0, longestWord)], prefix: true }
  const plain = withoutUmlautE(word)
  const words = plain === undefined ? [word] : [word, plain]
  const all = [...spellings, ...words.slice(1)]
  const stems = all
    .flatMap((one) => languages.map((language) => stemOf(one, language)))
    // French stems "ete" to "et", which nearly every title has.
    .filter((stem) => stem.length >= shortestStem && !isFunctionWord(stem))
  return {
    forms: [...new Set([...words, ...stems, ...words.flatMap(tailTokensOf)])].filter(Boolean),
    prefix: false,
  }
}

/** Finds a word of a script without blanks within any run: by its pairs of letters, or as the beginning of a pair. */
function partTermOf(word: string): SearchTerm {
  const parts = pairsOf(word)
  return parts.length === 0
    ? { forms: [word], prefix: true }
    : { forms: [word], prefix: false, parts }
}

/**
 * Removes repeated words, which add cost but no meaning. The last occurrence stays, since it may
 * be a prefix.
 */
function withoutRepeated(terms: SearchTerm[]): SearchTerm[] {
  const keys = terms.map((term) => JSON.stringify(term))
  return terms.filter((_, n) => keys.lastIndexOf(keys[n]!) === n)
}

const isInitial = (term: SearchTerm | undefined) =>
  /^\p{L}$/u.test(term?.forms[0] ?? '') && !term!.prefix

/** Joins two or more single letters in a row, but not `ender s game` and not a last letter. */
function joinInitials(terms: SearchTerm[]): SearchTerm[] {
  const joined: SearchTerm[] = []
  for (let n = 0; n < terms.length; n++) {
    let end = n
    while (isInitial(terms[end])) end++
    if (end - n < 2) {
      joined.push(terms[n]!)
      continue
    }
    const letters = terms.slice(n, end).map((term) => term.forms[0]!)
    joined.push({ forms: [letters.join('')], prefix: false, parts: [...new Set(letters)] })
    n = end - 1
  }
  return joined
}

/** Returns the typed words that count. */
export const wordsTyped = (typed: string): string[] =>
  writtenWords(typed)
    .flatMap((word) => (accentedToken(word) ? [word.toLowerCase()] : foldedWordsOf(word)))
    .slice(0, mostWords)

/** Holds typed words in the form of the index and of titles. */
export type SearchWording = {
  typed: string
  words: string[]
  terms: SearchTerm[]
  /**
   * Equal for two spellings of the same search. Accents and capitals change the stems of a word,
   * and a repeated word may be a title.
   */
  key: string
  /** Holds the language of the page, by whose names goods are ranked. */
  language: Language | undefined
}

export function readWording(typed: string, language?: Language): SearchWording {
  const [terms, words] = [searchTermsOf(typed), wordsTyped(typed)]
  return { typed, words, terms, language, key: JSON.stringify([terms, words, language]) }
}
