import { listMatches } from '#app/database/search.server.ts'
import type { MatchKey, SearchTerm } from '#app/database/search-term.ts'
import { findFacetIndex } from '#app/shop/catalogue/facet-index/facet-index.server.ts'
import type { FacetIndex } from '#app/shop/catalogue/facet-index/facet-index.ts'
import { findRow, nameProducts } from './list-products.server.ts'
import { keyReader, titleScorer } from './rank.ts'

/**
 * Returns the ids of all products that hold every word, the likeliest first, one for each work and
 * language: those whose title holds every word, then those that name them otherwise, then those
 * whose description does; within each the best-selling. Products that lists do not show are left
 * out; those that the facet index does not know yet come first of their kind, to be ranked in
 * detail.
 * @param enough The number that is ranked by name afterwards. Half of them are titles that begin
 * with the query, since only the name tells where a title ends before a colon ("Frankenstein; or,
 * …").
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
  return ({ row }: ScoredRow) =>
    index.sortNames[row]!.startsWith(`${keyOf(languageOf(index, row))} `)
}

type ScoredRow = { key: MatchKey; row: number; score: number }

function newPlaces(index: FacetIndex) {
  const { work, saleScores } = index
  const isPlaced = new Set<number>()
  const unknown = new Set<MatchKey>()
  const placed: MatchKey[] = []
  /** Products in the facet index are ordered by likelihood, the others by their place. */
  const sort = (found: MatchKey[], moreOf: (row: number) => number = () => 0): ScoredRow[] => {
    const scored: ScoredRow[] = []
    for (const key of found) {
      const row = findRow(index, key)
      if (row === undefined) {
        if (!unknown.has(key)) placed.push(key)
        unknown.add(key)
        // This also checks the placed ones, for which a score is computed.
      } else if (saleScores[row]! >= 0 && !isPlaced.has(work[row]!))
        scored.push({ key, row, score: saleScores[row]! + moreOf(row) })
    }
    return scored.sort((a, b) => b.score - a.score || a.row - b.row)
  }
  const add = (sorted: ScoredRow[], most = Infinity) => {
    const until = placed.length + most
    for (const { key, row } of sorted) {
      if (placed.length >= until) return
      if (!isPlaced.has(work[row]!)) placed.push(key)
      isPlaced.add(work[row]!)
    }
  }
  return { sort, add, placed }
}
