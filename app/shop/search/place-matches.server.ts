import { listMatches } from '#app/database/search.server.ts'
import type { MatchKey, SearchTerm } from '#app/database/search-term.ts'
import { findListingIndex } from '../catalogue/listing-index.server.ts'
import type { ListingIndex } from '../catalogue/listing-index.ts'
import { findRow, nameProducts } from './list-products.server.ts'
import { saleScore, titleScorer } from './rank.ts'
import { standingOf } from './standing-of.ts'

type ScoreOf = (row: number) => number

/**
 * The ids of all that hold every word, the likeliest first, of each work and language one: first those whose titles
 * hold every word, then those which these name otherwise, then those that speak of it; among these what sells. What
 * lists do not show is left out; what they do not know yet comes first of its kind.
 * @param enough So many are told apart by their names.
 */
export async function placeMatches(
  typed: string,
  terms: SearchTerm[],
  matches: MatchKey[],
  enough: number,
  now: number,
): Promise<string[]> {
  const index = await findListingIndex(now)
  const places = newPlaces(index)
  const bySales: ScoreOf = (row) => saleScore(standingOf(index, row)!)
  const among = (part: 'title' | 'names') =>
    listMatches(terms, matches.length, { quick: true, part })
  places.add(await among('title'), byTitle(index, typed, terms))
  if (places.placed.length < enough) places.add(await among('names'), bySales)
  places.add(matches, bySales)
  return nameProducts(places.placed, now)
}

function byTitle(index: ListingIndex, typed: string, terms: SearchTerm[]): ScoreOf {
  const scoreOf = titleScorer(typed, terms)
  return (row) =>
    scoreOf({
      sortName: index.sortNames[row]!,
      inLanguage: index.languages.all[index.language[row]!]!,
      ...standingOf(index, row)!,
    })
}

function newPlaces(index: ListingIndex) {
  const { work, listed } = index
  const works = new Set<number>()
  const unknown = new Set<MatchKey>()
  const placed: MatchKey[] = []
  const add = (found: MatchKey[], scoreOf: ScoreOf) => {
    const scored: { key: MatchKey; row: number; score: number }[] = []
    for (const key of found) {
      const row = findRow(index, key)
      if (row === undefined) {
        if (!unknown.has(key)) placed.push(key)
        unknown.add(key)
      } else if (listed[work[row]!]! >= 0 && !works.has(work[row]!))
        scored.push({ key, row, score: scoreOf(row) })
    }
    scored.sort((a, b) => b.score - a.score || a.row - b.row)
    for (const { key, row } of scored) {
      if (!works.has(work[row]!)) placed.push(key)
      works.add(work[row]!)
    }
  }
  return { add, placed }
}
