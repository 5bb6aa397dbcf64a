import type { ListingFilter } from './listing-filter.ts'
import type { Lists, FacetIndex, FacetNames } from '#app/shop/catalogue/facet-index/facet-index.ts'
import {
  ageBands,
  listedFormats,
  listedRatings,
  readingTimes,
  type AgeBand,
  type ListedFormat,
  type ListedRating,
  type ReadingTime,
} from '#app/shop/catalogue/facet-index/listing-query.ts'
import { addRow, newRowSet, type RowSet } from './listing-rows.ts'
import { newVariantTally } from './listing-variants.ts'
import { facetBits, failsOf, fixedIn, isInStock } from './facet-predicates.ts'

/** Holds the number of results, and the number for each value of a filter under the other filters. */
export type Facets = {
  total: number
  formats: Map<ListedFormat, number>
  languages: Map<string, number>
  /** Holds the authors with the most books, and the selected ones. */
  authors: Map<string, number>
  publishers: Map<string, number>
  categories: Map<string, number>
  readingTimes: Map<ReadingTime, number>
  /** Holds the colours and sizes that most goods have, and the selected ones. */
  colors: Map<string, number>
  sizes: Map<string, number>
  /** Holds the number of books and of goods, whichever of them the list shows. */
  kinds: { book: number; goods: number }
  /** Holds Thema codes, those of wider subjects among them. */
  subjects: Map<string, number>
  ages: Map<AgeBand, number>
  /** Holds the series with the most books, and the selected one. */
  series: Map<string, number>
  /** The counts of at least this many stars. */
  ratings: Map<ListedRating, number>
  inStock: number
  onOffer: number
  /** The lowest and highest price in the list without its price filter, in the shop's currency; undefined if nothing is for sale. */
  band: { cheapest: number; dearest: number } | undefined
}

export type FacetCounts = { facets: Facets; isShown: RowSet }

/**
 * Counts a list for every value of every filter, in one pass.
 * @param scope The rows to count; undefined for all.
 * @param isIn Tells of each row whether the list has it. Without it, works are listed, each by one of its editions.
 */
export function countListing(
  index: FacetIndex,
  filter: ListingFilter,
  scope: Uint32Array | undefined,
  now: number,
  isIn?: (row: number) => boolean,
): FacetCounts {
  const fails = failsOf(index, filter, now)
  const membership = isIn ? everyRow(index, filter, isIn) : oneOfWork(index, filter)
  const tally = newTally(index, filter, now)
  const isShown = newRowSet(index.ids.length)
  const rows = scope?.length ?? index.ids.length
  const formats = new Uint32Array(listedFormats.length + 1)
  let total = 0
  for (let at = 0; at < rows; at += 1) {
    const row = scope ? scope[at]! : at
    const isCounted = membership.isCounted(row)
    const isListed = membership.isListed(row)
    if (!isCounted && !isListed) continue
    const failed = fails(row)
    if (isCounted && failed === 0) formats[index.format[row]!]! += 1
    if (!isListed) continue
    if (failed === 0) {
      addRow(isShown, row)
      total += 1
    }
    tally.add(row, failed)
  }
  const counted = listedFormats.map((name, at): [ListedFormat, number] => [name, formats[at + 1]!])
  return { facets: { total, formats: new Map(counted), ...tally.finish() }, isShown }
}

/** Tells whether a row counts for its format, and whether the list has it, whatever the other filters are. */
type Membership = { isCounted: (row: number) => boolean; isListed: (row: number) => boolean }

function oneOfWork(index: FacetIndex, filter: ListingFilter): Membership {
  const { rank, isFirstOfFormat } = index
  const isRepresentative = representativesOf(index, filter)
  return {
    isCounted: (row) => isFirstOfFormat[row] === 1 && rank[row]! >= 0,
    isListed: (row) => rank[row]! >= 0 && isRepresentative(row),
  }
}

function everyRow(
  { format }: FacetIndex,
  { formats }: ListingFilter,
  isIn: (row: number) => boolean,
): Membership {
  const chosen = formats.map((one) => listedFormats.indexOf(one) + 1)
  return {
    isCounted: isIn,
    isListed: (row) => (chosen.length === 0 || chosen.includes(format[row]!)) && isIn(row),
  }
}

/**
 * Returns a test for whether a row represents its work: the first of its editions, or the first in the chosen formats,
 * whatever the other filters are.
 */
function representativesOf(
  index: FacetIndex,
  { formats }: ListingFilter,
): (row: number) => boolean {
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

const mostNames = 6

/**
 * Counts the values. A row that passes all filters counts for each of its values; a row that fails exactly one filter
 * counts for the values of that filter.
 */
function newTally(index: FacetIndex, filter: ListingFilter, now: number) {
  const languages = new Uint32Array(index.languages.all.length)
  const publishers = new Uint32Array(index.publishers.all.length)
  const authors = new Uint32Array(index.authors.all.length)
  const categories = new Uint32Array(index.categories.all.length)
  const reading = new Uint32Array(readingTimes.length + 1)
  const subjects = new Uint32Array(index.subjects.all.length)
  const ages = new Uint32Array(1 << ageBands.length)
  const series = new Uint32Array(index.seriesNames.all.length)
  const stars = new Uint32Array(256)
  const isFixed = fixedIn(index, filter.market)
  const variants = newVariantTally(index, filter)
  const kinds = { book: 0, goods: 0 }
  let [inStock, onOffer, cheapest, dearest] = [0, 0, Infinity, -Infinity]
  const bits = facetBits
  const add = (row: number, failed: number) => {
    const counts = (bit: number) => failed === 0 || failed === bit
    if (counts(bits.language)) languages[index.language[row]!]! += 1
    if (counts(bits.price)) {
      // A missing price is NaN, so both comparisons are false.
      if (index.price[row]! < cheapest) cheapest = index.price[row]!
      if (index.price[row]! > dearest) dearest = index.price[row]!
    }
    if (counts(bits.stock) && isInStock(index.hasStock[row]!, index.published[row]!, now))
      inStock += 1
    if (counts(bits.author)) addAll(index.authorsOf, row, authors)
    if (counts(bits.publisher) && index.publisher[row]! >= 0)
      publishers[index.publisher[row]!]! += 1
    if (counts(bits.category)) addAll(index.categoriesOf, row, categories)
    if (counts(bits.rating)) stars[index.stars[row]!]! += 1
    if (counts(bits.offer) && index.isReduced[row] && !isFixed[index.fixed[row]!]) onOffer += 1
    if (counts(bits.reading)) reading[index.reading[row]!]! += 1
    if (counts(bits.kind)) kinds[index.isBook[row] ? 'book' : 'goods'] += 1
    if (counts(bits.variant)) variants.add(row)
    if (counts(bits.subject)) addAll(index.subjectsOf, row, subjects)
    if (counts(bits.age)) ages[index.ages[row]!]! += 1
    if (counts(bits.series) && index.series[row]! >= 0) series[index.series[row]!]! += 1
  }
  const finish = () => ({
    languages: byName(index.languages, languages),
    authors: mostOf(index.authors, authors, filter.authors),
    publishers: mostOf(index.publishers, publishers, filter.publishers),
    categories: byName(index.categories, categories),
    colors: mostOf(index.colors, variants.colors, filter.colors),
    sizes: mostOf(index.sizes, variants.sizes, filter.sizes),
    kinds,
    readingTimes: new Map(readingTimes.map((name, at) => [name, reading[at + 1]!])),
    subjects: byName(index.subjects, subjects),
    ages: new Map(
      ageBands.map((name, at) => [name, sum(ages.filter((_, bits) => bits & (1 << at)))]),
    ),
    series: mostOf(index.seriesNames, series, filter.series === undefined ? [] : [filter.series]),
    ratings: new Map(listedRatings.map((least) => [least, sum(stars.subarray(least * 10))])),
    inStock,
    onOffer,
    band: cheapest === Infinity ? undefined : { cheapest, dearest },
  })
  return { add, finish }
}

const sum = (numbers: Uint32Array) => numbers.reduce((total, one) => total + one, 0)

function addAll({ from, values }: Lists, row: number, counts: Uint32Array) {
  for (let at = from[row]!; at < from[row + 1]!; at += 1) counts[values[at]!]! += 1
}

function byName({ all }: FacetNames, counts: Uint32Array): Map<string, number> {
  const found = new Map<string, number>()
  for (let at = 0; at < counts.length; at += 1)
    if (counts[at]! > 0) found.set(all[at]!, counts[at]!)
  return found
}

/** Returns the `mostNames` values with the highest counts, ties by name, and all selected values. */
function mostOf({ all, numbers }: FacetNames, counts: Uint32Array, chosen: string[]) {
  const best: number[] = []
  const isBefore = (one: number, other: number) =>
    counts[one] === counts[other] ? all[one]! < all[other]! : counts[one]! > counts[other]!
  for (let at = 0; at < counts.length; at += 1) {
    if (counts[at] === 0 || (best.length === mostNames && !isBefore(at, best.at(-1)!))) continue
    const place = best.findIndex((other) => isBefore(at, other))
    best.splice(place < 0 ? best.length : place, 0, at)
    best.length = Math.min(best.length, mostNames)
  }
  const found = new Map(best.map((at) => [all[at]!, counts[at]!]))
  for (const one of chosen) found.set(one, counts[numbers.get(one) ?? -1] ?? 0)
  return found
}
