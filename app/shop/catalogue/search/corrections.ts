import { accentedToken } from './normalise-for-index.ts'

/** Holds one spelling of a word, or of two words. */
export type Spelling = {
  text: string
  /** Holds the number of changed letters and more; 0 is the typed spelling. */
  cost: number
  /** Is false if the spelling is too far from the typed one to replace it and is only offered. */
  mayReplace: boolean
}

/** Holds a whole query; it may replace the typed one if each of its spellings may. */
export type Correction = { words: string[]; cost: number; mayReplace: boolean }

const maxSpellings = 40

/** A query with more unknown words is not corrected, because each scans a part of the vocabulary. */
export const mostCorrected = 3

/** A typed accent that tells a word from a function word is no error. */
export const isCorrectableText = (word: string) =>
  /^(?:\p{L}\p{M}*){3,}$/u.test(word) && !accentedToken(word)

/**
 * Returns whole queries with one spelling for each word, the nearest first, without the typed
 * query itself.
 */
export function combineSpellings(spellings: Spelling[][]): Correction[] {
  let nearest: Correction[] = [{ words: [], cost: 0, mayReplace: true }]
  for (const choices of spellings)
    nearest = nearest
      .flatMap(({ words, cost, mayReplace }) =>
        choices.map((one) => ({
          words: [...words, one.text],
          cost: cost + one.cost,
          mayReplace: mayReplace && one.mayReplace,
        })),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, maxSpellings)
  return nearest.filter(({ cost }) => cost > 0)
}

/** Joins each pair of neighbours: `saphir blau` to `saphirblau`. */
export const joinedPairs = (words: string[]): string[][] =>
  words.slice(1).map((word, n) => [...words.slice(0, n), words[n]! + word, ...words.slice(n + 2)])

/** Returns each way to split a word into two of at least three letters or, at its ends, two. */
export const partings = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, n) => [
    word.slice(0, n + 2),
    word.slice(n + 2),
  ])
