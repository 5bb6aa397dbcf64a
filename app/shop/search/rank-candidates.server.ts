import { listMatches } from '#app/database/search.server.ts'
import type { MatchKey, SearchTerm } from '#app/database/search-term.ts'
import { findFacetIndex } from '../catalogue/facet-index.server.ts'
import type { FacetIndex } from '../catalogue/facet-index.ts'
import { findRow, nameProducts } from './list-products.server.ts'
import { keyReader, titleScorer } from './rank.ts'

/**
 * The ids of all that hold every word, the likeliest first, of each work and language one: first those whose titles
 * hold every word, then those which these name otherwise, then those that speak of it; among these what sells. What
 * lists do not show is left out; what they do not know yet comes first of its kind, to be looked at more closely.
 * @param enough So many are told apart by their names afterwards: half of them titles that begin with what was typed,
 * since of a title before a colon ("Frankenstein; or, …") only the name tells where it ends.
 */
export async function rankCandidates(
  typed: string,
  terms: SearchTerm[],
  matches: MatchKey[],
  enough: number,
  now: number,
): Promise<string[]> {
  const index = await findFacetIndex(now)
  const places = newPlaces(index)
  const among = (part: 'title' | 'names') =>
    listMatches(terms, matches.length, { quick: true, part })
  const titled = places.sort(await among('title'), byTitle(index, typed, terms))
  places.add(titled, enough / 2)
  places.add(titled.filter(beginsWith(index, typed)), enough / 2)
  places.add(titled)
  places.add(places.sort(await among('names')))
  places.add(places.sort(matches))
  return nameProducts(places.placed, now)
}

const languageOf = ({ languages, language }: FacetIndex, row: number) =>
  languages.all[language[row]!]!

function byTitle(index: FacetIndex, typed: string, terms: SearchTerm[]) {
  const scoreOf = titleScorer(typed, terms)
  return (row: number) =>
    scoreOf({ sortName: index.sortNames[row]!, inLanguage: languageOf(index, row) })
}

function beginsWith(index: FacetIndex, typed: string) {
  const keyOf = keyReader(typed)
  return ({ row }: Scored) => index.sortNames[row]!.startsWith(`${keyOf(languageOf(index, row))} `)
}

type Scored = { key: MatchKey; row: number; score: number }

function newPlaces(index: FacetIndex) {
  const { work, saleScores } = index
  const isPlaced = new Set<number>()
  const unknown = new Set<MatchKey>()
  const placed: MatchKey[] = []
  /** Products that lists know come first by likelihood, and the others by their place. */
  const sort = (found: MatchKey[], moreOf: (row: number) => number = () => 0): Scored[] => {
    const scored: Scored[] = []
    for (const key of found) {
      const row = findRow(index, key)
      if (row === undefined) {
        if (!unknown.has(key)) placed.push(key)
        unknown.add(key)
        // Asked here, too: of those to be placed a score is worked out.
      } else if (saleScores[row]! >= 0 && !isPlaced.has(work[row]!))
        scored.push({ key, row, score: saleScores[row]! + moreOf(row) })
    }
    return scored.sort((a, b) => b.score - a.score || a.row - b.row)
  }
  const add = (sorted: Scored[], most = Infinity) => {
    const until = placed.length + most
    for (const { key, row } of sorted) {
      if (placed.length >= until) return
      if (!isPlaced.has(work[row]!)) placed.push(key)
      isPlaced.add(work[row]!)
    }
  }
  return { sort, add, placed }
}
