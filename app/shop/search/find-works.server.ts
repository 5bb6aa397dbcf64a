import { listMatched, listMatches, listTitled } from '#app/database/search.server.ts'
import type { SearchTerm } from '#app/database/search-term.ts'
import { languages } from '#app/i18n/languages.ts'
import { keptAnswers } from '../catalogue/catalogue-version.server.ts'
import { sortNameOf } from '../catalogue/fold.ts'
import { areCommon } from './common-words.server.ts'
import { findCorrectedEnd, findCorrections, findNearest } from './correct.server.ts'
import { FoundWorks, type Search } from './found-works.ts'
import { readsAsIsbn } from './isbn-search.server.ts'
import { rankWorks } from './rank.ts'
import { searchTermsOf, wordsTyped } from './search-terms.ts'

/** So many works of a search are listed; whoever wants the next has typed "the". */
export const mostWorks = 1_000
/** Editions of one work match together. */
const mostProducts = 1_500
/** So many are looked at closely; what the index places after them stays as it placed it. */
const mostRanked = 400

/** Of one title, as "It". */
const mostTitled = 100

const kept = keptAnswers<Search>(300)
const keptBeginnings = keptAnswers<string[]>(300)

/**
 * What a shopper meant by some words: the works that hold all of them, best first, else those of the best
 * correction, else those that hold the most. `exact`: nothing but what was typed.
 */
export function findWorks(typed: string, exact: boolean, now: number): Promise<Search> {
  const words = wordsTyped(typed)
  // Accents and capitals make other stems of the same words.
  const key = JSON.stringify([searchTermsOf(typed), exact])
  return kept(key, now, () => search(typed, words, exact, now))
}

/** The works that hold all that was typed so far, else with its last word corrected by a letter. */
export function findBeginning(typed: string, now: number): Promise<string[]> {
  return keptBeginnings(JSON.stringify(searchTermsOf(typed)), now, async () => {
    const { products } = (await findLiteral(typed, now)).found
    if (products.length > 0 || readsAsIsbn(typed)) return products
    const corrected = await findCorrectedEnd(wordsTyped(typed), now)
    return corrected === undefined ? [] : (await findLiteral(corrected, now)).found.products
  })
}

async function search(
  typed: string,
  words: string[],
  exact: boolean,
  now: number,
): Promise<Search> {
  const literal = await findLiteral(typed, now)
  // Parts of a number are no words: what holds some of them is not near.
  if (literal.found.products.length > 0 || readsAsIsbn(typed)) return literal
  const [corrected, ...didYouMean] = await findCorrections(words, now)
  if (exact) return { ...literal, didYouMean: corrected ? [corrected, ...didYouMean] : [] }
  if (corrected !== undefined)
    return { ...(await findLiteral(corrected, now)), corrected, didYouMean: didYouMean.slice(0, 2) }
  const nearest = (await findNearest(words)).join(' ')
  return nearest ? { ...(await findLiteral(nearest, now)), nearest } : literal
}

async function findLiteral(typed: string, now: number): Promise<Search> {
  const terms = searchTermsOf(typed)
  const ids = terms.length > 0 ? await listCandidates(typed, terms, now) : []
  const matched = await listMatched(ids.slice(0, mostRanked))
  const products = [...rankWorks(typed, terms, matched), ...ids.slice(mostRanked)]
  return {
    found: new FoundWorks(JSON.stringify(terms), products.slice(0, mostWorks)),
    isCut: ids.length === mostProducts || products.length > mostWorks,
    didYouMean: [],
  }
}

/** The products to rank, the likeliest first. */
async function listCandidates(typed: string, terms: SearchTerm[], now: number): Promise<string[]> {
  if (!(await areCommon(terms, now))) return listMatches(terms, mostProducts)
  const keys = new Set(languages.map((language) => sortNameOf(typed, language)))
  const titled = await listTitled([...keys], mostTitled)
  const some = await listMatches(terms, mostProducts, true)
  return [...new Set([...titled, ...some])].slice(0, mostProducts)
}
