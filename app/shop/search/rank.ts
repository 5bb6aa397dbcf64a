import type { MatchedProduct, SearchTerm } from '#app/database/search-term.ts'
import { sortNameOf } from '../catalogue/fold.ts'

/** A product that matched, and how what stands for its work in lists sells. */
export type RankedProduct = MatchedProduct & {
  isForSale: boolean
  saleCount: number
  /** Tenths; 0: none. */
  stars: number
}

/**
 * Of each work and language that matched one product, best first: title before author before series before the rest; among alike what
 * can be bought first, then by how much of the title was named, by sales and by stars.
 */
export function rankWorks(typed: string, terms: SearchTerm[], matched: RankedProduct[]): string[] {
  const scoreOf = scorer(typed, terms)
  const best = new Map<string, { id: string; score: Score }>()
  for (const product of matched) {
    const key = `${product.workId} ${product.inLanguage}`
    const score = scoreOf(product)
    const known = best.get(key)
    if (!known || compareScores(score, known.score) < 0) best.set(key, { id: product.id, score })
  }
  return [...best.values()].sort((a, b) => compareScores(a.score, b.score)).map(({ id }) => id)
}

/** Whether title, author or series hold every word. */
export const isNamedBy = (
  { title, stems, author, series }: MatchedProduct,
  terms: SearchTerm[],
): boolean => {
  const names = spaced(`${title} ${stems} ${author} ${series}`.replaceAll('|', ' '))
  return terms.every((term) => holds(names, term))
}

type Score = { tier: number; isForSale: boolean; fine: number; key: string }

const compareScores = (a: Score, b: Score) =>
  b.tier - a.tier ||
  Number(b.isForSale) - Number(a.isForSale) ||
  b.fine - a.fine ||
  (a.key < b.key ? -1 : 1)

function scorer(typed: string, terms: SearchTerm[]): (product: RankedProduct) => Score {
  const key = keyReader(typed)
  return (product) => ({
    tier: tierOf(product, terms, key(product.inLanguage)),
    isForSale: product.isForSale,
    fine: fineScore(product, terms, key(product.inLanguage)),
    key: [product.sortName, product.workId, product.inLanguage, product.id].join(' '),
  })
}

/** What was typed as a title is sorted: folded, without the article of the title's language. */
function keyReader(typed: string) {
  const keys = new Map<string, string>()
  return (language: string) => {
    let key = keys.get(language)
    if (key === undefined) keys.set(language, (key = sortNameOf(typed, language)))
    return key
  }
}

/** Words between spaces, so that each is found whole. */
const spaced = (words: string) => ` ${words} `

/** Whether spaced words hold a word, or one that begins with what was typed last. */
function holds(text: string, { forms, prefix, parts }: SearchTerm): boolean {
  return (
    forms.some((form, n) => text.includes(prefix && n === 0 ? ` ${form}` : ` ${form} `)) ||
    (parts?.every((part) => text.includes(` ${part} `)) ?? false)
  )
}

const closedUp = (text: string) => text.replaceAll(' ', '')

/** The title without what follows a colon, a bracket or an "or". */
const mainTitle = (name: string) => name.split(/[:;([/]|,? or,? /)[0]!

function tierOf(product: MatchedProduct, terms: SearchTerm[], key: string): number {
  const { sortName, name, seriesNumber } = product
  const title = spaced(`${product.title} ${product.stems}`)
  if (closedUp(sortName) === closedUp(key)) return 60
  const number = terms.find(({ forms }) => forms[0] === seriesNumber)
  const inTitle = (term: SearchTerm) => holds(title, term)
  const series = spaced(product.series)
  const inSeries = (term: SearchTerm) => holds(series, term)
  if (number && terms.length > 1 && terms.every((term) => term === number || inSeries(term)))
    return 55
  if (name.length !== mainTitle(name).length && isMainTitle(product, key)) return 50
  if (terms.every(inTitle)) return 40
  const authors = product.author.split('|').map(spaced)
  const byOne = authors.findIndex((author) => terms.every((term) => holds(author, term)))
  if (byOne >= 0) return byOne === 0 ? 25 : 22
  if (terms.every((term) => inTitle(term) || inSeries(term))) return terms.some(inTitle) ? 35 : 20
  if (
    terms.every(
      (term) => inTitle(term) || inSeries(term) || authors.some((author) => holds(author, term)),
    )
  )
    return terms.some(inTitle) ? 30 : 21
  return 10
}

const isMainTitle = ({ name, inLanguage }: MatchedProduct, key: string) =>
  closedUp(sortNameOf(mainTitle(name), inLanguage)) === closedUp(key)

function fineScore(product: RankedProduct, terms: SearchTerm[], key: string): number {
  const { sortName, saleCount, stars } = product
  const title = spaced(sortName)
  const named = terms.filter((term) => holds(title, term)).length
  const coverage = Math.min(1, named / sortName.split(' ').length)
  return (
    2 * coverage +
    (sortName.startsWith(key) ? 1 : 0) +
    (title.includes(spaced(key)) ? 1 : 0) +
    Math.log10(1 + saleCount) +
    stars / 50
  )
}
