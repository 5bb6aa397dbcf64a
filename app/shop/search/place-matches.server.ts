import { listMatches } from '#app/database/search.server.ts'
import type { MatchKey, SearchTerm } from '#app/database/search-term.ts'
import { findListingIndex } from '../catalogue/listing-index.server.ts'
import type { ListingIndex } from '../catalogue/listing-index.ts'
import { findRow, nameProducts } from './list-products.server.ts'
import { titleScorer } from './rank.ts'

/**
 * The ids of all that hold every word, the likeliest first, of each work and language one: first those whose titles
 * hold every word, then those which these name otherwise, then those that speak of it; among these what sells. What
 * lists do not show is left out; what they do not know yet comes first of its kind.
 */
export async function placeMatches(
  typed: string,
  terms: SearchTerm[],
  matches: MatchKey[],
  now: number,
): Promise<string[]> {
  const index = await findListingIndex(now)
  const places = newPlaces(index)
  const among = (part: 'title' | 'names') =>
    listMatches(terms, matches.length, { quick: true, part })
  places.add(await among('title'), byTitle(index, typed, terms))
  places.add(await among('names'))
  places.add(matches)
  return nameProducts(places.placed, now)
}

function byTitle(
  { sortNames, languages, language }: ListingIndex,
  typed: string,
  terms: SearchTerm[],
) {
  const scoreOf = titleScorer(typed, terms)
  return (row: number) =>
    scoreOf({ sortName: sortNames[row]!, inLanguage: languages.all[language[row]!]! })
}

function newPlaces(index: ListingIndex) {
  const { work, saleScores } = index
  const isPlaced = new Set<number>()
  const unknown = new Set<MatchKey>()
  const placed: MatchKey[] = []
  const add = (found: MatchKey[], moreOf: (row: number) => number = () => 0) => {
    const scored: { key: MatchKey; row: number; score: number }[] = []
    for (const key of found) {
      const row = findRow(index, key)
      if (row === undefined) {
        if (!unknown.has(key)) placed.push(key)
        unknown.add(key)
      } else if (saleScores[row]! >= 0 && !isPlaced.has(work[row]!))
        scored.push({ key, row, score: saleScores[row]! + moreOf(row) })
    }
    scored.sort((a, b) => b.score - a.score || a.row - b.row)
    for (const { key, row } of scored) {
      if (!isPlaced.has(work[row]!)) placed.push(key)
      isPlaced.add(work[row]!)
    }
  }
  return { add, placed }
}
