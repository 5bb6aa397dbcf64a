import type { MatchedProduct, SearchTerm } from '#app/database/search-term.ts'
import { sortNameOf } from '#app/shop/catalogue/text/sort-names.ts'
import { popularity, type SalesFigures } from '#app/shop/catalogue/facet-index/sales-figures.ts'

/** Holds a matched product with its sales figures. */
export type RankedProduct = MatchedProduct &
  SalesFigures & {
    /** Holds the indexed words of the name that the page shows for goods, if that is known. */
    shownName?: string | undefined
  }

type RankedTitle = Pick<MatchedProduct, 'sortName' | 'inLanguage'>

/**
 * Returns a function that scores how likely a product is meant whose title holds every word;
 * higher is likelier. The exact title outweighs any sales (`saleScores` of the lists), whole words those of what is for
 * sale.
 */
export function titleScorer(typed: string, terms: SearchTerm[]): (product: RankedTitle) => number {
  const key = keyReader(typed)
  const queries = terms.map(rankQueryOf)
  return (product) => {
    const own = key(product.inLanguage)
    const title = spaced(product.sortName)
    return (
      (isTitle(product, own) ? 2_000 : 0) +
      (queries.every((one) => holdsWhole(title, one)) ? 10 : 0) +
      titleScore(product, queries, own)
    )
  }
}

/**
 * Ranks one product for each matched work and language, best first: title before author before series before the rest;
 * then whole words before beginnings of words, what can be bought, how much of the title was named, sales and stars.
 */
export function rankWorks(typed: string, terms: SearchTerm[], matched: RankedProduct[]): string[] {
  const scoreOf = scorer(typed, terms)
  const best = new Map<string, Score>()
  for (const product of matched) {
    const key = `${product.workId} ${product.inLanguage}`
    const score = scoreOf(product)
    const known = best.get(key)
    if (!known || compareScores(score, known) < 0) best.set(key, score)
  }
  return [...best.values()].sort(compareScores).map(({ product }) => product.id)
}

/** Tells whether title, author or series hold every word. */
export const isNamedBy = (product: MatchedProduct, terms: SearchTerm[]): boolean => {
  const names = namesOf(product)
  return terms.map(rankQueryOf).every((one) => matchesQuery(names, one))
}

type Names = Pick<MatchedProduct, 'title' | 'stems' | 'author' | 'series'>
const namesOf = ({ title, stems, author, series }: Names) =>
  spaced(`${title} ${stems} ${author} ${series}`.replaceAll('|', ' '))

type Score = { tier: number; isWhole: boolean; fine: number; product: RankedProduct }

const compareScores = (a: Score, b: Score) =>
  b.tier - a.tier ||
  Number(b.isWhole) - Number(a.isWhole) ||
  Number(b.product.isForSale) - Number(a.product.isForSale) ||
  b.fine - a.fine ||
  (placeOf(a.product) < placeOf(b.product) ? -1 : 1)

/** This decides between otherwise equal products. */
const placeOf = ({ sortName, workId, inLanguage, id }: RankedProduct) =>
  [sortName, workId, inLanguage, id].join(' ')

function scorer(typed: string, terms: SearchTerm[]): (product: RankedProduct) => Score {
  const key = keyReader(typed)
  const queries = terms.map(rankQueryOf)
  return (product) => {
    const own = key(product.inLanguage)
    const names = namesOf(product)
    return {
      tier: tierOf(product, queries, own),
      isWhole: queries.every((one) => holdsWhole(names, one)),
      fine: titleScore(product, queries, own) + popularity(product),
      product,
    }
  }
}

/** Folds the query as a title is sorted, without an article of the title's language. */
export function keyReader(typed: string) {
  const keys = new Map<string, string>()
  return (language: string) => {
    let key = keys.get(language)
    if (key === undefined) keys.set(language, (key = sortNameOf(typed, language)))
    return key
  }
}

/** Puts spaces around words, so that each is found whole. */
const spaced = (words: string) => ` ${words} `

/** Holds a term for spaced words: any of `any`, or else all of `all`. */
type RankQuery = { word: string; any: string[]; all: string[] | undefined }

const rankQueryOf = ({ forms, prefix, parts }: SearchTerm): RankQuery => ({
  word: forms[0] ?? '',
  any: forms.map((form, n) => (prefix && n === 0 ? ` ${form}` : spaced(form))),
  all: parts?.map(spaced),
})

/** Tells whether spaced words hold a word, or one that begins with the last typed one. */
const matchesQuery = (text: string, { any, all }: RankQuery): boolean =>
  any.some((one) => text.includes(one)) || (all?.every((one) => text.includes(one)) ?? false)

/** Tells whether spaced words hold a whole word of a term, and not only one that begins with it. */
const holdsWhole = (text: string, { any, all }: RankQuery): boolean =>
  all !== undefined || any.some((one) => text.includes(one.trimEnd() + ' '))

/** Tells whether spaced words hold every term as it was typed, and not only a stem of it. */
const holdsTyped = (text: string, terms: RankQuery[]): boolean =>
  terms.every(({ any, all }) => all !== undefined || text.includes(any[0]!))

const closedUp = (text: string) => text.replaceAll(' ', '')

/** Compares titles however they are separated. */
const isTitle = ({ sortName }: RankedTitle, key: string) =>
  sortName[0] === key[0] && closedUp(sortName) === closedUp(key)

/** Returns the title up to a colon, a bracket or an "or". */
const mainTitle = (name: string) => name.split(/[:;([/]|,? or,? /)[0]!

function tierOf(product: RankedProduct, terms: RankQuery[], key: string): number {
  const { name, seriesNumber } = product
  const title = spaced(`${product.title} ${product.stems}`)
  if (isTitle(product, key)) return 60
  const number = terms.find(({ word }) => word === seriesNumber)
  const inTitle = (term: RankQuery) => matchesQuery(title, term)
  const series = spaced(product.series)
  const inSeries = (term: RankQuery) => matchesQuery(series, term)
  if (number && terms.length > 1 && terms.every((term) => term === number || inSeries(term)))
    return 55
  if (name.length !== mainTitle(name).length && isMainTitle(product, key)) return 50
  // A title that only another language has comes after an author's very name (38).
  if (terms.every(inTitle) && !isShownAs(product, terms)) return 36
  // So does a title with a stem of the words: "dickens" is not Moby-Dick.
  if (terms.every(inTitle)) return holdsTyped(title, terms) ? 40 : 37
  const authors = product.author.split('|').map(spaced)
  const byOne = authors.findIndex((author) => terms.every((term) => matchesQuery(author, term)))
  if (byOne === 0) return holdsTyped(authors[0]!, terms) ? 38 : 25
  if (byOne > 0) return 22
  if (terms.every((term) => inTitle(term) || inSeries(term))) return terms.some(inTitle) ? 35 : 20
  if (
    terms.every(
      (term) =>
        inTitle(term) || inSeries(term) || authors.some((author) => matchesQuery(author, term)),
    )
  )
    return terms.some(inTitle) ? 30 : 21
  return 10
}

/** Tells whether the name that the page shows holds every term, and not only a name in another language. */
const isShownAs = ({ shownName }: RankedProduct, terms: RankQuery[]): boolean =>
  shownName === undefined || terms.every((term) => matchesQuery(spaced(shownName), term))

const isMainTitle = ({ name, inLanguage }: MatchedProduct, key: string) =>
  closedUp(sortNameOf(mainTitle(name), inLanguage)) === closedUp(key)

/** Scores how much of a title the query names. */
function titleScore({ sortName }: RankedTitle, terms: RankQuery[], key: string): number {
  const title = spaced(sortName)
  const named = terms.filter((term) => matchesQuery(title, term)).length
  const coverage = Math.min(1, named / sortName.split(' ').length)
  return 2 * coverage + (sortName.startsWith(key) ? 1 : 0) + (title.includes(spaced(key)) ? 1 : 0)
}
