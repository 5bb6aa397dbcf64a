import { setImmediate } from 'node:timers/promises'
import { countMatches } from '#app/database/search.server.ts'
import { listKnownWords } from '#app/database/search-index.server.ts'
import { listCompoundParts, withHeads } from './compounds.server.ts'
import {
  combineSpellings,
  isCorrectableText,
  joinedPairs,
  mostCorrected,
  partings,
  type Correction,
  type Spelling,
} from './corrections.ts'
import { searchTermsOf } from './search-terms.ts'
import { findSimilarWords, isNearEnough, spellingCost } from './similar-words.server.ts'

/** Longer queries are not corrected, because each word scans a part of the vocabulary. */
const mostWords = 8
/** At most this many whole queries run in the database. */
const mostTried = 14
const mostHits = 50
/** A word that the shop knows is rarely wrong. */
const knownWordCost = 1
const otherSpacingCost = 0.6

/** Holds a whole query that finds something; one that may not replace the typed one is only offered. */
type FoundCorrection = { query: string; mayReplace: boolean }

/**
 * Returns at most three whole queries near a typed one that found nothing, the best first. Each of
 * them finds something. Between two words the event loop serves other requests.
 */
export async function findCorrections(words: string[], now: number): Promise<FoundCorrection[]> {
  if (words.length === 0 || words.length > mostWords) return []
  const known = await listKnown(words)
  const likely = [
    ...(await listOtherSpacings(words, known)),
    ...(await listCompoundParts(words, known)),
    // Words that the shop knows are no errors: a French title is not corrected to English words.
    ...(known.every(Boolean) ? [] : combineSpellings(await listSpellings(words, known, now))),
  ].sort((a, b) => a.cost - b.cost)
  const found = await tryInTurn(likely)
  const cheapest = found[0]?.cost ?? 0
  return found
    .filter(({ cost }) => cost < cheapest + 1)
    .slice(0, 3)
    .map(({ words: one, mayReplace }) => ({ query: one.join(' '), mayReplace }))
}

/**
 * Returns the typed beginning with its last word corrected by one letter, if that finds something.
 * Suggestions run at each key, so the query must be cheap.
 */
export async function findCorrectedEnd(words: string[], now: number): Promise<string | undefined> {
  const last = words.at(-1)
  if (last === undefined || last.length < 4) return undefined
  for (const { word } of await findSimilarWords(last, 1, now)) {
    const corrected = [...words.slice(0, -1), word].join(' ')
    if ((await hits(corrected)) > 0) return corrected
  }
  return undefined
}

const isFound = async (word: string) => (await hits(word)) > 0

/** Tells for each word whether it finds something. */
async function listKnown(words: string[]): Promise<boolean[]> {
  const known: boolean[] = []
  for (const word of words) known.push(await isFound(word))
  return known
}

/** Lists for each word what was typed and what is near; empty if more words are unknown than are corrected. */
async function listSpellings(
  words: string[],
  known: boolean[],
  now: number,
): Promise<Spelling[][]> {
  const unknown = words.filter((word, n) => !known[n] && isCorrectableText(word)).length
  if (unknown > mostCorrected) return []
  let knownLeft = mostCorrected - unknown
  const spellings: Spelling[][] = []
  for (const [n, word] of words.entries()) {
    const isKnown = known[n]!
    const asTyped =
      isKnown || !isCorrectableText(word) ? [{ text: word, cost: 0, mayReplace: true }] : []
    const isLookedUp = isCorrectableText(word) && (!isKnown || knownLeft-- > 0)
    const near = isLookedUp ? await findSimilarWords(word, 2, now) : []
    const more = isKnown ? knownWordCost : 0
    const others = near.map((one) => ({
      text: one.word,
      cost: spellingCost(one) + more,
      mayReplace: isNearEnough(word, one),
    }))
    spellings.push([...asTyped, ...others])
  }
  return spellings
}

/** Joins two words to one, and splits an unknown word into two known ones. */
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
  const pairs = new Set([...parted, ...joined].flatMap(({ two }) => two))
  const real = new Set((await listKnownWords([...pairs])).map(({ word }) => word))
  const isReal = (word: string) => real.has(word) || /^(?:[a-z]{2}|\d+)$/.test(word)
  return [...parted, ...joined]
    .filter(({ two }) => two.every(isReal) && two.some((word) => real.has(word)))
    .map((one) => ({ words: one.words, cost: otherSpacingCost, mayReplace: true }))
}

type TriedCorrection = Correction & { hits: number }

/** Lists the corrections that find something, the nearest first, and of two as near the one that finds more. */
async function tryInTurn(likely: Correction[]): Promise<TriedCorrection[]> {
  const tried: TriedCorrection[] = []
  for (const one of likely.slice(0, mostTried)) {
    const found = await hits(one.words.join(' '), mostHits)
    if (found > 0) tried.push({ ...one, hits: found })
  }
  const rounded = ({ cost, hits }: TriedCorrection) => Math.round(cost) - 0.1 * Math.log10(hits)
  return tried.sort((a, b) => rounded(a) - rounded(b))
}

/**
 * Returns the most words of the query that find something together, or none: words without any
 * match are dropped first, then each in turn, then two neighbours, and so on. Of as many words those
 * that find the least mean the most, and those that a title holds more.
 */
export async function findNearest(words: string[]): Promise<string[]> {
  const counted = words.slice(0, mostWords)
  const headed = await withHeads(counted, await listKnown(counted))
  const known = await listKnown(headed)
  const left = headed.filter((_, n) => known[n])
  if (left.length === 0) return []
  const typed = words.join(' ')
  if (left.join(' ') !== typed && (await isFound(left.join(' ')))) return left
  for (let size = left.length - 1; size > 0; size--) {
    const fewer = left.map((_, n) => left.filter((__, m) => m < n || m >= n + left.length - size))
    const whole = fewer.filter(({ length }) => length === size)
    const counts: number[] = []
    for (const some of whole) {
      counts.push(await countMeaning(some))
    }
    const fewest = Math.min(...counts.filter((count) => count > 0))
    if (fewest < Infinity) return whole[counts.indexOf(fewest)]!
  }
  return []
}

/** Returns the number of products that hold some words, a third of it if a title does; 0 if none holds them all. */
async function countMeaning(words: string[]): Promise<number> {
  const typed = words.join(' ')
  const count = await hits(typed, mostHits)
  if (count === 0) return 0
  if ((await countMatches(searchTermsOf(typed), 1, 'title-words')) > 0) return count / 3
  // A short word is rare by chance.
  return words.some(({ length }) => length < 3) ? mostHits : count
}

/**
 * Counts the matches up to `most`. The embedded database answers without yielding, so this
 * function yields to other requests.
 */
async function hits(typed: string, most = 1): Promise<number> {
  const count = await countMatches(searchTermsOf(typed), most)
  await setImmediate()
  return count
}
