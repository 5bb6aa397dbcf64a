import { setImmediate } from 'node:timers/promises'
import { listSimilarWords } from '#app/database/search-index.server.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { isUnspaced } from '#app/shop/catalogue/text/unspaced-scripts.ts'
import { editDistance } from '#app/shop/catalogue/text/edit-distance.ts'

export type SimilarWord = { word: string; n: number; distance: number }

/**
 * Tells whether a word can be corrected: shorter ones may mean anything, longer ones are rarely
 * words. In a script without blanks two of three letters are a word of their own.
 */
const isCorrectable = (word: string) =>
  /^(?:\p{L}\p{M}*){3,24}$/u.test(word) && (!isUnspaced(word) || word.length >= 5)

/** After this many comparisons the event loop serves other requests. */
const comparedAtOnce = 2_000
const mostSpellings = 5

const cache = catalogueCache<SimilarWord[]>(1_000)

/**
 * Returns the nearest other words of the shop, of equally near ones the more frequent first:
 * `most` letters apart, and at most one if the word is short. The result is cached, since the same
 * errors recur.
 */
export function findSimilarWords(word: string, most: number, now: number): Promise<SimilarWord[]> {
  if (!isCorrectable(word)) return Promise.resolve([])
  const apart = word.length < 5 ? 1 : most
  return cache(`${apart} ${word}`, now, () => compare(word, apart))
}

async function compare(word: string, most: number): Promise<SimilarWord[]> {
  const words = await listSimilarWords(word, most)
  const similar: SimilarWord[] = []
  for (let start = 0; start < words.length; start += comparedAtOnce) {
    for (const one of words.slice(start, start + comparedAtOnce)) {
      const distance = editDistance(word, one.word, most)
      if (distance <= most && one.word !== word) similar.push({ ...one, distance })
    }
    await setImmediate()
  }
  return similar.sort((a, b) => spellingCost(a) - spellingCost(b)).slice(0, mostSpellings)
}

/**
 * Tells whether a similar word is near enough to replace the typed one: one letter apart in a word of four letters or
 * more, or two in a long word that begins alike. A change of one letter in three, or of two in five, makes any other
 * word.
 */
export const isNearEnough = (typed: string, { word, distance }: SimilarWord): boolean =>
  (distance === 1 && typed.length > 3) || (typed.length >= 8 && typed[0] === word[0])

/** Returns the cost of a word; of two equally near ones the more frequent is likelier. */
export const spellingCost = ({ distance, n }: SimilarWord) =>
  distance - 0.08 * Math.log10(Math.max(1, n))
