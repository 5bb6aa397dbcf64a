import { countMatches } from '#app/database/search.server.ts'
import { listKnownWords, listSimilarWords } from '#app/database/search-index.server.ts'
import {
  combineSpellings,
  joinedPairs,
  partings,
  type Correction,
  type Spelling,
} from './corrections.ts'
import { editDistance } from './edit-distance.ts'
import { searchTermsOf } from './search-terms.ts'

/** More words are not corrected: each costs the database a look through a part of its words. */
const mostWords = 8
const mostSpellings = 5
/** So many whole queries are asked of the database. */
const mostTried = 14
const mostHits = 50
/** A word that the shop knows is seldom wrong. */
const knownWordCost = 1
const otherSpacingCost = 0.6

/**
 * Whole queries near what was typed that find something, the best first and no more than three. What was
 * typed has found nothing.
 */
export async function findCorrections(words: string[]): Promise<string[]> {
  if (words.length === 0 || words.length > mostWords) return []
  const known = await Promise.all(words.map(isFound))
  const spellings = await Promise.all(words.map((word, n) => listSpellings(word, known[n]!)))
  const likely = [...(await listOtherSpacings(words, known)), ...combineSpellings(spellings)].sort(
    (a, b) => a.cost - b.cost,
  )
  const found = await tryInTurn(likely)
  const cheapest = found[0]?.cost ?? 0
  return found
    .filter(({ cost }) => cost < cheapest + 1)
    .slice(0, 3)
    .map(({ words: one }) => one.join(' '))
}

const isFound = async (word: string) => (await countMatches(searchTermsOf(word), 1)) > 0

/** The word as it was typed, and the nearest words of the shop: of two as near the more frequent. */
async function listSpellings(word: string, isKnown: boolean): Promise<Spelling[]> {
  const asTyped: Spelling = { text: word, cost: isKnown ? 0 : Number.POSITIVE_INFINITY }
  const letters = [...word].length
  if (letters < 3 || letters > 30 || !/^\p{L}+$/u.test(word)) return [{ ...asTyped, cost: 0 }]
  const most = letters < 5 ? 1 : 2
  const near = (await listSimilarWords(word, most)).flatMap((one) => {
    const distance = editDistance(word, one.word, most)
    return distance > most || one.word === word ? [] : [{ ...one, distance }]
  })
  const spellings = near
    .map(({ word: text, n, distance }) => ({
      text,
      cost: distance + (isKnown ? knownWordCost : 0) - 0.08 * Math.log10(Math.max(1, n)),
    }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, mostSpellings)
  return [asTyped, ...spellings].filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
}

/** Two words as one, or one that the shop does not know as two that it does. */
async function listOtherSpacings(words: string[], known: boolean[]): Promise<Correction[]> {
  const parted = words.flatMap((word, n) =>
    known[n] || word.length > 30
      ? []
      : partings(word).map((two) => ({
          words: [...words.slice(0, n), ...two, ...words.slice(n + 1)],
          two,
        })),
  )
  const joined = joinedPairs(words).map((whole, n) => ({ words: whole, two: [whole[n]!] }))
  const asked = new Set([...parted, ...joined].flatMap(({ two }) => two))
  const real = new Set((await listKnownWords([...asked])).map(({ word }) => word))
  const isReal = (word: string) => real.has(word) || /^(?:[a-z]{2}|\d+)$/.test(word)
  return [...parted, ...joined]
    .filter(({ two }) => two.every(isReal) && two.some((word) => real.has(word)))
    .map((one) => ({ words: one.words, cost: otherSpacingCost }))
}

type Tried = Correction & { hits: number }

/** Those that find something, the nearest first, and of two as near the one that finds more. */
async function tryInTurn(likely: Correction[]): Promise<Tried[]> {
  const found: Tried[] = []
  for (const one of likely.slice(0, mostTried)) {
    const hits = await countMatches(searchTermsOf(one.words.join(' ')), mostHits)
    if (hits > 0) found.push({ ...one, hits })
  }
  const rounded = ({ cost, hits }: Tried) => Math.round(cost) - 0.1 * Math.log10(hits)
  return found.sort((a, b) => rounded(a) - rounded(b))
}

/**
 * The most words of what was typed that find something together; empty where none does. Words that nothing
 * holds go first, then each in turn.
 */
export async function findNearest(words: string[]): Promise<string[]> {
  const known = await Promise.all(words.slice(0, mostWords).map(isFound))
  const left = words.slice(0, mostWords).filter((_, n) => known[n])
  if (left.length === 0) return []
  if (left.length < words.length && (await hits(left)) > 0) return left
  for (let size = left.length - 1; size > 0; size--) {
    const fewer = left.map((_, n) => left.filter((__, m) => m < n || m >= n + left.length - size))
    const whole = fewer.filter(({ length }) => length === size)
    for (const some of whole) if ((await hits(some)) > 0) return some
  }
  return []
}

const hits = (words: string[]) => countMatches(searchTermsOf(words.join(' ')), 1)
