import { translator, type Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { convert, currencySymbols, type Rates } from '#app/i18n/currency.ts'
import { categoryName, type Category } from './categories.server.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import { formatLanguage } from '#app/i18n/format/format-language.ts'
import { listChips, type ChipText } from './listing-chips.server.ts'
import type { ListingSubject } from './listing-subject.ts'
import type { FacetGroup, FacetOption, ListingPath } from './listing-page.ts'
import {
  formatAmount,
  isFilteredByCategory,
  listedFormats,
  listedRatings,
  listingSearch,
  noFilters,
  readingTimes,
  type ListingQuery,
} from '#app/shop/catalogue/facet-index/listing-query.ts'
import type { IgnoredField } from './listing-query.schema.ts'
import type { FoundListing } from './listing.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'

type FacetContext = {
  path: ListingPath
  found: Pick<FoundListing, 'facets' | 'names'>
  query: ListingQuery
  /** Holds the values that were not understood; their fields still show what was typed. */
  ignored: IgnoredField[]
  /** Holds the author or publisher whose page it is. */
  subject: ListingSubject | undefined
  categories: readonly Category[]
  /** Is true if only a part of the search results is listed, so the filters show no counts. */
  isPart: boolean
}

type Facets = ReturnType<typeof workOut>
type FacetCache = { categories: readonly Category[]; rates: Rates; facets: Map<string, Facets> }

/** This is no `derivedCache`: the facets depend on three objects, of which the list is itself cached. */
const cacheOf = new WeakMap<FacetContext['found'], FacetCache>()

/** Returns the filters of a list with their counts, and the selected values. */
export function describeFacets(described: FacetContext, viewer: Viewer, rates: Rates): Facets {
  const { found, query, ignored, categories, ...others } = described
  const { language, currency } = viewer
  // Free text would create an unbounded number of cache keys.
  if (query.q || ignored.length > 0) return workOut(described, viewer, rates)
  const known = cacheOf.get(found)
  const isSame = known?.categories === categories && known.rates === rates
  const cached = isSame ? known : { categories, rates, facets: new Map<string, Facets>() }
  cacheOf.set(found, cached)
  const key = JSON.stringify([others, query, language, currency])
  const facets = cached.facets.get(key) ?? workOut(described, viewer, rates)
  cached.facets.set(key, facets)
  return facets
}

function workOut(described: FacetContext, viewer: Viewer, rates: Rates) {
  const { path, query, subject, isPart } = described
  const words = chipTextOf(described, viewer)
  const first = [categoryGroup, formatGroup, languageGroup]
  const others = [availabilityGroup, authorGroup, publisherGroup, ratingGroup, readingGroup]
  const made = (groups: typeof first) =>
    groups
      .flatMap((group) => group(described, words) ?? [])
      .map((group) => (isPart ? withoutCounts(group) : group))
  const beforePrice = made(first)
  return {
    groups: [...beforePrice, ...made(others)],
    beforePrice: beforePrice.length,
    price: describePrice(described, viewer, rates),
    chips: listChips(query, path, subject, words),
    clearSearch: listingSearch({
      ...query,
      ...noFilters,
      page: 1,
      ...(subject && { [subject.name]: [subject.slug] }),
      ...(isFilteredByCategory(path, query) && { category: undefined }),
    }),
  }
}

function chipTextOf({ found, categories }: FacetContext, { language, currency }: Viewer): ChipText {
  const categoryOf = (slug: string) => categories.find((one) => one.slug === slug)
  return {
    t: translator(language),
    language,
    currency,
    author: (slug) => found.names.authors.get(slug) ?? slug,
    publisher: (slug) => found.names.publishers.get(slug) ?? slug,
    category: (slug) => categoryName(categoryOf(slug)!, language),
  }
}

/** Returns the typed limits of the price, and the lowest and highest price in the list. */
function describePrice(
  { found, query, ignored }: FacetContext,
  { language, currency }: Viewer,
  rates: Rates,
) {
  const written = (minor: number) => amountIn(language, formatAmount(minor))
  const shown = (minor: number | undefined) =>
    minor === undefined ? '' : written(convert(minor, 'INR', currency, rates))
  const typed = (field: string, minor: number | undefined) =>
    minor === undefined
      ? (ignored.findLast(({ name }) => name === field)?.value ?? '')
      : written(minor)
  return {
    from: typed('price-from', query.priceFrom),
    to: typed('price-to', query.priceTo),
    lowest: shown(found.facets.band?.cheapest),
    highest: shown(found.facets.band?.dearest),
    symbol: currencySymbols[currency],
  }
}

const withoutCounts = (group: FacetGroup): FacetGroup => ({
  ...group,
  options: group.options.map((option) => ({ ...option, count: '' })),
})

/** Formats an amount as people of the language type it. */
const amountIn = (language: Language, amount: string) =>
  language === 'en' ? amount : amount.replace('.', ',')

type Choice<Value> = {
  values: readonly Value[]
  counts: Map<Value, number>
  chosen: readonly (Value | undefined)[]
  label: (value: Value) => string
}

/** Lists the values that occur, and the selected ones. */
function optionsOf<Value extends string | number>(
  { values, counts, chosen, label }: Choice<Value>,
  language: Language,
): FacetOption[] {
  return values.flatMap((one) => {
    const count = counts.get(one) ?? 0
    const isChosen = chosen.includes(one)
    if (count === 0 && !isChosen) return []
    const option = { value: String(one), label: label(one), count: formatCount(count, language) }
    return [isChosen ? { ...option, isChosen } : option]
  })
}

/** A group is collapsed if it is long or rarely used; a selected value opens it. */
type Look = { isOpen?: boolean; isOne?: true; least?: number }

/** Returns undefined if there is nothing to choose from, that is, only one value that is not selected. */
function groupOf(
  name: string,
  title: string,
  options: FacetOption[],
  { isOpen = false, isOne, least = 2 }: Look = {},
): FacetGroup | undefined {
  const isChosen = options.some((one) => one.isChosen)
  if (options.length < least && !isChosen) return undefined
  const opens = isOpen || isChosen
  return { name, title, options, ...(isOne && { isOne }), ...(opens && { isOpen: true }) }
}

type Group = (described: FacetContext, words: ChipText) => FacetGroup | undefined

const categoryGroup: Group = ({ path, found, query, categories }, { t, language, category }) => {
  if (!isFilteredByCategory(path, query)) return undefined
  const values = categories.map(({ slug }) => slug)
  const counts = found.facets.categories
  const choice = { values, counts, chosen: [query.category], label: category }
  return groupOf('category', t('catalogue.category'), optionsOf(choice, language), { isOne: true })
}

const formatGroup: Group = ({ found, query }, { t, language }) => {
  const options = optionsOf(
    {
      values: listedFormats,
      counts: found.facets.formats,
      chosen: query.formats,
      label: (one) => t(`product.formats.${one}`),
    },
    language,
  )
  return groupOf('format', t('catalogue.format'), options, { isOpen: true })
}

/** Lists the values with the most books first, and the selected ones. */
function inUse(counts: Map<string, number>, chosen: string[]): string[] {
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([one]) => one)
  return [...new Set([...sorted, ...chosen])].filter(Boolean)
}

/** This many options are visible at once. */
const fewLanguages = 7

const languageGroup: Group = ({ found, query }, { t, language }) => {
  const counts = found.facets.languages
  const values = inUse(counts, query.languages)
  const label = (tag: string) => formatLanguage(tag, language)
  const options = optionsOf({ values, counts, chosen: query.languages, label }, language)
  const isOpen = options.length <= fewLanguages
  return groupOf('language', t('catalogue.language'), options, { isOpen })
}

const availabilityGroup: Group = ({ found: { facets }, query }, { t, language }) => {
  const one = (name: string, value: string, label: string, count: number, isChosen: boolean) =>
    optionsOf(
      {
        values: [value],
        counts: new Map([[value, count]]),
        chosen: isChosen ? [value] : [],
        label: () => label,
      },
      language,
    ).map((option) => ({ ...option, name }))
  const options = [
    ...one('availability', 'in-stock', t('product.inStock'), facets.inStock, query.inStock),
    ...one('offer', '1', t('catalogue.onOffer'), facets.onOffer, query.onOffer),
  ]
  return groupOf('availability', t('catalogue.availability'), options, { least: 1 })
}

const peopleGroup =
  (name: 'author' | 'publisher'): Group =>
  ({ found, query, subject }, words) => {
    if (subject?.name === `${name}s`) return undefined
    const { t, language } = words
    const [counts, chosen] = [found.facets[`${name}s`], query[`${name}s`]]
    const choice = { values: inUse(counts, chosen), counts, chosen, label: words[name] }
    return groupOf(name, t(`catalogue.${name}`), optionsOf(choice, language))
  }

const authorGroup = peopleGroup('author')
const publisherGroup = peopleGroup('publisher')

/** Each option means at least this many stars. */
const ratingGroup: Group = ({ found, query }, { t, language }) => {
  const options = optionsOf(
    {
      values: listedRatings,
      counts: found.facets.ratings,
      chosen: [query.rating],
      label: (stars) => t('catalogue.stars', { stars }),
    },
    language,
  )
  return groupOf('rating', t('catalogue.rating'), options, { isOne: true, least: 1 })
}

const readingGroup: Group = ({ found, query }, { t, language }) => {
  const options = optionsOf(
    {
      values: readingTimes,
      counts: found.facets.readingTimes,
      chosen: query.readingTimes,
      label: (one) => readingWords(t, one),
    },
    language,
  )
  return groupOf('reading-time', t('catalogue.readingTime'), options)
}

const readingWords = (t: Translate, band: (typeof readingTimes)[number]) =>
  t(`catalogue.readingTimes.${band}`)
