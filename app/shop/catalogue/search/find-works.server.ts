import { listMatches, listTitled } from '#app/database/search.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { SearchTerm } from '#app/database/search-term.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { articleLanguages, sortNameOf } from '#app/shop/catalogue/text/sort-names.ts'
import { findFacetIndex } from '#app/shop/catalogue/facet-index/facet-index.server.ts'
import { areStopWords } from './stop-words.server.ts'
import { findCorrectedEnd, findCorrections, findNearest } from './correct.server.ts'
import { SearchResult, type Search } from './search-result.ts'
import { spellAsWritten } from './spell-as-written.server.ts'
import { readsAsIsbn } from './isbn-search.server.ts'
import { listProducts, nameProducts } from './list-products.server.ts'
import { listRanked, withShownNames } from './list-ranked.server.ts'
import { rankCandidates } from './rank-candidates.server.ts'
import { isNamedBy, rankWorks, type RankedProduct } from './rank.ts'
import { readWording, type SearchWording } from './search-terms.ts'

/** A search lists at most this many works; a query with more is one common word. */
export const mostWorks = 1_000
/** This is higher because all editions of a work match. */
export const mostProducts = 2_000
/** At most this many products are ranked in detail; the rest keeps the order of the index. */
export const mostRanked = 120

/** At most this many products of one title are ranked. */
const mostTitled = 100

const cache = catalogueCache<Search>(300)

/**
 * Returns the works that hold all words, best first; else those of the best correction near enough;
 * else those that hold the most words. Other corrections are offered. `exact` disables corrections. Goods that the page
 * shows by a name with the words come before those that another language names so.
 */
export function findWorks(
  typed: string,
  exact: boolean,
  now: number,
  language?: Language,
): Promise<Search> {
  const wording = readWording(typed, language)
  return cache(`${wording.key} ${exact}`, now, () => search(wording, exact, now))
}

/**
 * Returns the works that hold all typed words, or else those with the last word corrected by a
 * letter.
 */
export async function findBeginning(wording: SearchWording, now: number): Promise<string[]> {
  const { products } = (await findLiteral(wording, now)).found
  if (products.length > 0 || readsAsIsbn(wording.typed)) return products
  const corrected = await findCorrectedEnd(wording.words, now)
  return corrected === undefined
    ? []
    : (await findLiteral(readWording(corrected, wording.language), now)).found.products
}

async function search(wording: SearchWording, exact: boolean, now: number): Promise<Search> {
  const { typed, words, language } = wording
  const literal = await findLiteral(wording, now)
  // Parts of a number are no words, so a product that holds some of them is not near.
  if (literal.found.products.length > 0 || readsAsIsbn(typed)) return literal
  const corrections = await findCorrections(words, now)
  const corrected = exact ? undefined : corrections.find(({ mayReplace }) => mayReplace)?.query
  const others = corrections.map(({ query }) => query).filter((query) => query !== corrected)
  const didYouMean = await Promise.all(others.map((one) => spellAsWritten(one, typed, now)))
  if (exact) return { ...literal, didYouMean }
  const find = (other: string) => findLiteral(readWording(other, language), now)
  if (corrected !== undefined)
    return {
      ...(await find(corrected)),
      corrected: await spellAsWritten(corrected, typed, now),
      didYouMean,
    }
  const nearest = (await findNearest(words)).join(' ')
  if (!nearest) return { ...literal, didYouMean }
  return {
    ...(await find(nearest)),
    nearest: await spellAsWritten(nearest, typed, now),
    didYouMean,
  }
}

async function findLiteral(wording: SearchWording, now: number): Promise<Search> {
  const { typed, terms, key, language } = wording
  const { ids, known } = await listCandidates(typed, terms, now)
  const isKnown = new Set(known.map(({ id }) => id))
  const unknown = ids.slice(0, mostRanked).filter((id) => !isKnown.has(id))
  const matched = [...known, ...(await listRanked(unknown, now))]
  const ranked = rankWorks(typed, terms, await withShownNames(matched, language))
  const products = [...ranked, ...ids.slice(Math.max(mostRanked, known.length))]
  return {
    found: new SearchResult(key, products.slice(0, mostWorks)),
    isCut: products.length > mostWorks,
    didYouMean: [],
  }
}

/**
 * The ids are ordered by likelihood. `known` holds the first of them if their rows were already
 * read.
 */
type Candidates = { ids: string[]; known: RankedProduct[] }

/**
 * Returns the products to rank. If most products hold the words, they are those whose title names
 * them best or, if most titles do, those with that very title and the best-selling; then others in
 * the order of the index.
 */
async function listCandidates(
  typed: string,
  terms: SearchTerm[],
  now: number,
): Promise<Candidates> {
  if (terms.length === 0) return candidates([], [])
  const found = await listMatches(terms, mostProducts, { quick: true })
  if (found.length <= mostRanked) return candidates([], await nameProducts(found, now))
  if (found.length < mostProducts)
    return candidates([], await rankCandidates(typed, terms, found, mostRanked, now))
  if (!(await areStopWords(terms, 'all', now))) {
    // A long description can push even the very title far down in the index.
    const titled = [...(await listByTitle(typed)), ...(await listByWholeWords(terms, now))]
    return candidates(
      await listNamed([...new Set(titled)], terms, now),
      await listProducts(terms, mostProducts, now),
    )
  }
  if (await areStopWords(terms, 'names', now))
    return candidates(await listLikelyNamed(typed, terms, now), await nameProducts(found, now))
  const named = await listProducts(terms, mostProducts, now, { part: 'names' })
  return candidates([], [...named, ...(await nameProducts(found, now))])
}

function candidates(known: RankedProduct[], others: string[]): Candidates {
  const ids = new Set([...known.map(({ id }) => id), ...others])
  return { ids: [...ids].slice(0, mostProducts), known }
}

async function listLikelyNamed(
  typed: string,
  terms: SearchTerm[],
  now: number,
): Promise<RankedProduct[]> {
  const { ids, orders } = await findFacetIndex(now)
  const bestSold = Array.from(orders.popular.subarray(0, mostRanked), (row) => ids[row]!)
  const titled = [...(await listByTitle(typed)), ...(await listByWholeWords(terms, now))]
  return listNamed([...new Set([...titled, ...bestSold])], terms, now)
}

/**
 * Returns the products whose title holds every word whole, if they are few: most products that match a short last word
 * hold one that only begins with it.
 */
async function listByWholeWords(terms: SearchTerm[], now: number): Promise<string[]> {
  const whole = terms.map((term) => ({ ...term, prefix: false }))
  const found = await listMatches(whole, mostRanked + 1, { quick: true, part: 'title' })
  return found.length > mostRanked ? [] : nameProducts(found, now)
}

const listNamed = async (ids: string[], terms: SearchTerm[], now: number) =>
  (await listRanked(ids, now)).filter((one) => isNamedBy(one, terms))

/** Returns the products of this title, with or without an article of each language. */
function listByTitle(typed: string): Promise<string[]> {
  const keys = new Set(articleLanguages.map((language) => sortNameOf(typed, language)))
  return listTitled([...keys], mostTitled)
}
