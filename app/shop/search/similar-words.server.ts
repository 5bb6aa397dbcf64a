import { setImmediate } from 'node:timers/promises'
import { listSimilarWords } from '#app/database/search-index.server.ts'
import { catalogueCache } from '../catalogue/catalogue-version.server.ts'
import { editDistance } from './edit-distance.ts'

export type SimilarWord = { word: string; n: number; distance: number }

/** Shorter ones may mean anything, longer ones are seldom words. */
const isCorrectable = (word: string) => /^\p{L}{3,24}$/u.test(word)

/** So many comparisons are made before others have their turn. */
const comparedAtOnce = 2_000
const mostSpellings = 5

const cache = catalogueCache<SimilarWord[]>(1_000)

/**
 * The nearest other words of the shop, of two as near the more frequent first: `most` letters apart, and one
 * at most where the word is short. Kept, since the same errors are typed again.
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

/** If two words are as near, the more frequent is the likelier. */
export const spellingCost = ({ distance, n }: SimilarWord) =>
  distance - 0.08 * Math.log10(Math.max(1, n))
