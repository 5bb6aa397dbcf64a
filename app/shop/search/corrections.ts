/** A way to write one word, or two of them. */
export type Spelling = {
  text: string
  /** Letters changed and more; 0 is what was typed. */
  cost: number
}

export type Correction = { words: string[]; cost: number }

const maxSpellings = 40

/**
 * Whole queries made of one spelling for each word, nearest to what was typed first. What was typed itself is
 * not among them.
 */
export function combineSpellings(spellings: Spelling[][]): Correction[] {
  let kept: Correction[] = [{ words: [], cost: 0 }]
  for (const choices of spellings)
    kept = kept
      .flatMap(({ words, cost }) =>
        choices.map((one) => ({ words: [...words, one.text], cost: cost + one.cost })),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, maxSpellings)
  return kept.filter(({ cost }) => cost > 0)
}

/** Each pair of neighbours in one word: `saphir blau` as saphirblau. */
export const joinedPairs = (words: string[]): string[][] =>
  words.slice(1).map((word, n) => [...words.slice(0, n), words[n]! + word, ...words.slice(n + 2)])

/** Each way to part a word into two of three letters or, at its ends, two. */
export const partings = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, n) => [
    word.slice(0, n + 2),
    word.slice(n + 2),
  ])
