import type { Lists, FacetIndex, FacetNames } from '#app/shop/catalogue/facet-index/facet-index.ts'
import { listedFormats, readingTimes } from '#app/shop/catalogue/facet-index/listing-query.ts'
import type { ListingFilter } from './listing-filter.ts'

/** Assigns a bit to each filter that a row can fail. The format has none, since it selects the edition. */
export const facetBits = {
  language: 1,
  price: 2,
  stock: 4,
  author: 8,
  publisher: 16,
  category: 32,
  rating: 64,
  offer: 128,
  reading: 256,
} as const

/** Returns the filters that a row fails, as bits of `facetBits`. */
export type FailsOf = (row: number) => number

/** Returns a function for one filter, which tests only the criteria that are set. */
export function failsOf(index: FacetIndex, filter: ListingFilter, now: number): FailsOf {
  const { price, hasStock, published, stars, isReduced, reading } = index
  const { priceFrom = -Infinity, priceTo = Infinity, rating = 0, market } = filter
  const languages = marks(index.languages, filter.languages)
  const publishers = marks(index.publishers, filter.publishers)
  const authors = marks(index.authors, filter.authors)
  const categories = marks(index.categories, filter.category ? [filter.category] : [])
  const bands = filter.readingTimes.map((one) => readingTimes.indexOf(one) + 1)
  const isFixed = fixedIn(index, market)
  const hasBand = filter.priceFrom !== undefined || filter.priceTo !== undefined
  const bits: number[] = []
  const tests: ((row: number) => boolean)[] = []
  const test = (isSelected: boolean, bit: number, fails: (row: number) => boolean) => {
    if (!isSelected) return
    bits.push(bit)
    tests.push(fails)
  }
  test(filter.languages.length > 0, facetBits.language, (row) => !languages[index.language[row]!])
  test(hasBand, facetBits.price, (row) => !(price[row]! >= priceFrom && price[row]! <= priceTo))
  test(filter.inStock, facetBits.stock, (row) => !isInStock(hasStock[row]!, published[row]!, now))
  test(filter.authors.length > 0, facetBits.author, (row) => !hasAny(index.authorsOf, row, authors))
  test(
    filter.publishers.length > 0,
    facetBits.publisher,
    (row) => !publishers[index.publisher[row]!],
  )
  test(
    filter.category !== undefined,
    facetBits.category,
    (row) => !hasAny(index.categoriesOf, row, categories),
  )
  test(rating > 0, facetBits.rating, (row) => stars[row]! < rating * 10)
  test(
    filter.onOffer,
    facetBits.offer,
    (row) => !isReduced[row] || isFixed[index.fixed[row]!] === 1,
  )
  test(bands.length > 0, facetBits.reading, (row) => !bands.includes(reading[row]!))
  return (row) => {
    let failed = 0
    // An index loop is used instead of an iterator, because this runs for every row.
    for (let at = 0; at < tests.length; at += 1) if (tests[at]!(row)) failed |= bits[at]!
    return failed
  }
}

/** Tells whether a product is in stock. A pre-order is not. */
export const isInStock = (hasStock: number, published: number, now: number) =>
  hasStock === 1 && !(published > now)

/** Marks with 1 each number that was asked for. */
function marks({ all, numbers }: FacetNames, chosen: string[]): Uint8Array {
  const marked = new Uint8Array(all.length)
  for (const one of chosen) {
    const number = numbers.get(one)
    if (number !== undefined) marked[number] = 1
  }
  return marked
}

function hasAny({ from, values }: Lists, row: number, marked: Uint8Array): boolean {
  for (let at = from[row]!; at < from[row + 1]!; at += 1) if (marked[values[at]!]) return true
  return false
}

/** Marks with 1 each set of countries that includes the market. */
export const fixedIn = ({ fixedMarkets }: FacetIndex, market: string) =>
  Uint8Array.from(fixedMarkets.all, (countries) => (countries.split(',').includes(market) ? 1 : 0))

/**
 * Returns a test for whether a row represents its work: the first of its editions, or the first in the chosen formats,
 * whatever the other filters are.
 */
export function standsOf(index: FacetIndex, { formats }: ListingFilter): (row: number) => boolean {
  const { rank, format, work, works } = index
  if (formats.length === 0) return (row) => rank[row] === 0
  const selected = new Uint8Array(listedFormats.length + 1)
  for (const one of formats) selected[listedFormats.indexOf(one) + 1] = 1
  const first = new Int32Array(works).fill(-1)
  for (let row = 0; row < rank.length; row += 1) {
    if (rank[row]! < 0 || !selected[format[row]!]) continue
    const known = first[work[row]!]!
    if (known === -1 || rank[row]! < rank[known]!) first[work[row]!] = row
  }
  return (row) => first[work[row]!] === row
}
