import { setImmediate } from 'node:timers/promises'
import { countMatches } from '#app/database/search.server.ts'
import { isCorrectableText, mostCorrected, partings, type Correction } from './corrections.ts'
import { searchTermsOf } from './search-terms.ts'

/** It is above the cost of one wrong letter, since two words that some text holds may be there by chance. */
const compoundCost = 1.7
/** Shorter words are no compounds, and shorter parts are in too many words. */
const shortestCompound = 8
const shortestPart = 4
const shortestHead = 5
/** Longer words would need too many queries. */
const longestCompound = 30

/** Splits unknown words into two that texts hold, or the ends of compounds: `Katzenfutter`, beside `Hundefutter`. */
export async function listCompoundParts(words: string[], known: boolean[]): Promise<Correction[]> {
  const found: Correction[] = []
  for (const [n, word] of unknownCompounds(words, known)) {
    const two = await splitCompound(word)
    const whole = two && [...words.slice(0, n), ...two, ...words.slice(n + 1)]
    if (whole) found.push({ words: whole, cost: compoundCost, mayReplace: true })
  }
  return found
}

/** The index holds ends of words that are no words, so the first part is as long as may be: not `katz enfutter`. */
async function splitCompound(word: string): Promise<[string, string] | undefined> {
  for (const [modifier, head] of partings(word).reverse()) {
    if (Math.min(modifier.length, head.length) < shortestPart) continue
    if ((await isInTexts(modifier)) && (await isInTexts(head))) return [modifier, head]
  }
  return undefined
}

/** Puts the head of an unknown compound in its place: a `Zimmerpflanze` is a `Pflanze`. */
export async function withHeads(words: string[], known: boolean[]): Promise<string[]> {
  const heads = [...words]
  for (const [n, word] of unknownCompounds(words, known))
    for (const [, head] of partings(word).slice(1)) {
      if (head.length < shortestHead || !(await isInTexts(head))) continue
      heads[n] = head
      break
    }
  return heads
}

/** Returns the unknown words that may be compounds, each with its place, and no more than are corrected. */
const unknownCompounds = (words: string[], known: boolean[]): [number, string][] =>
  [...words.entries()]
    .filter(([n, word]) => !known[n] && isCorrectableText(word) && word.length >= shortestCompound)
    .filter(([, word]) => word.length <= longestCompound)
    .slice(0, mostCorrected)

/** Tells whether a product holds a word itself, its stem, or a compound that ends with it. */
async function isInTexts(word: string): Promise<boolean> {
  const terms = searchTermsOf(word).map((term) => ({ ...term, prefix: false }))
  const count = await countMatches(terms, 1)
  await setImmediate()
  return count > 0
}
