import { translator, type Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { convert, type Rates } from '#app/i18n/currency.ts'
import { categoryName } from '#app/shop/catalogue/categories/categories.server.ts'
import { type Category } from './categories.server.ts'
import { joinEWords } from '#app/i18n/join-e-words.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import { formatLanguage } from '#app/i18n/format/format-language.ts'
import { ageLimitsOf } from '#app/shop/catalogue/facet-index/age-band.ts'
import { currencySymbol, formatMoney } from '#app/i18n/format/format-money.ts'
import { topicQuery, type ListingTopic } from './listing-topic.ts'
import type { Chip, FacetGroup, FacetOption, ListingPath } from './listing-page.ts'
import { subjectAbove, subjectLine, subjectText } from '#app/shop/catalogue/text/subject-text.ts'
import {
  ageBands,
  formatAmount,
  isFilteredByCategory,
  listedFormats,
  listedRatings,
  listingSearch,
  noFilters,
  readingTimes,
  type FilterField,
  type ListingQuery,
} from '#app/shop/catalogue/facet-index/listing-query.ts'
import type { IgnoredField } from './listing-query.schema.ts'
import type { FoundListing } from './listing.server.ts'
import { colorText, sizeText } from '#app/shop/catalogue/products/variant-text.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'

type FacetContext = {
  path: ListingPath
  found: Pick<FoundListing, 'facets' | 'names'>
  query: ListingQuery
  /** Holds the values that were not understood; their fields still show what was typed. */
  ignored: IgnoredField[]
  /** Holds the author, publisher or series whose page it is. */
  topic: ListingTopic | undefined
  categories: readonly Category[]
  /** Is true if only a part of the search results is listed, so the filters show no counts. */
  isPart: boolean
}

type TextContext = FacetContext & { t: Translate; language: Language }

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
  const { path, query, topic } = described
  const { language } = viewer
  const context = { ...described, t: translator(language), language }
  const describeAll = (list: DescribeFacet[]) => list.flatMap((describe) => describe(context) ?? [])
  const first = describeAll([
    describeCategories,
    describeSubjects,
    describeFormats,
    describeLanguages,
  ])
  const others = describeAll([
    describeAvailability,
    describeAges,
    describeAuthors,
    describePublishers,
    describeSeries,
    describeRatings,
    describeReadingTimes,
    describeSizes,
    describeColors,
  ])
  const groupsOf = (facets: DescribedFacet[]) => facets.flatMap(({ group }) => group ?? [])
  const chipsOf = (facets: DescribedFacet[]) => facets.flatMap(({ chips }) => chips)
  const beforePrice = groupsOf(first)
  return {
    groups: [...beforePrice, ...groupsOf(others)],
    beforePrice: beforePrice.length,
    price: describePrice(described, viewer, rates),
    chips: [...chipsOf(first), ...priceChips(context, viewer), ...chipsOf(others)],
    clearSearch: listingSearch({
      ...query,
      ...noFilters,
      page: 1,
      ...(topic && topicQuery(topic)),
      ...(isFilteredByCategory(path, query) && { category: undefined }),
    }),
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
    minor === undefined ? '' : written(convert(minor, shopSettings().currency, currency, rates))
  const typed = (field: FilterField, minor: number | undefined) =>
    minor === undefined
      ? (ignored.findLast(({ name }) => name === field)?.value ?? '')
      : written(minor)
  return {
    from: typed('price-from', query.priceFrom),
    to: typed('price-to', query.priceTo),
    lowest: shown(found.facets.band?.cheapest),
    highest: shown(found.facets.band?.dearest),
    symbol: currencySymbol(currency, language),
  }
}

const priceEnds = [
  ['catalogue.fromPrice', 'priceFrom'],
  ['catalogue.toPrice', 'priceTo'],
] as const

const priceChips = ({ query, t, language }: TextContext, { currency }: Viewer): Chip[] =>
  priceEnds.flatMap(([label, name]) => {
    const minor = query[name]
    if (minor === undefined) return []
    const price = formatMoney({ minor, currency }, language)
    return { label: t(label, { price }), search: searchWith(query, { [name]: undefined }) }
  })

const searchWith = (query: ListingQuery, changes: Partial<ListingQuery>) =>
  listingSearch({ ...query, page: 1, ...changes })

/** Formats an amount as people of the language type it. */
const amountIn = (language: Language, amount: string) =>
  language === 'en' ? amount : amount.replace('.', ',')

/** Describes a filter: its values in their order on the page, and how they are shown and selected. */
type Facet<Value> = {
  name: FilterField | 'category'
  values: readonly Value[]
  counts: Map<Value, number>
  chosen: readonly Value[]
  label: (value: Value) => string
  /** Returns the part of the query that selects these values and no others. */
  select: (values: Value[]) => Partial<ListingQuery>
  /** Returns the field of a value if the group holds the values of several fields. */
  fieldOf?: (value: Value) => FilterField
  /** A group is collapsed if it is long or rarely used; a selected value opens it. */
  isOpen?: boolean
  isOne?: true
  /** With fewer options, none of them selected, there is nothing to choose from, and so no group. */
  least?: number
}

/** Holds the group of a filter, if there is something to choose from, and a chip for each selected value. */
type DescribedFacet = { group: FacetGroup | undefined; chips: Chip[] }

/** Returns undefined if the value is the topic of the page, and not a filter. */
type DescribeFacet = (context: TextContext) => DescribedFacet | undefined

function describeFacet<Value extends string | number>(
  context: TextContext,
  facet: Facet<Value>,
): DescribedFacet {
  const { chosen, label, select } = facet
  const chips = chosen.map((value): Chip => {
    const others = chosen.filter((one) => one !== value)
    return { label: label(value), search: searchWith(context.query, select(others)) }
  })
  return { group: groupOf(context, facet), chips }
}

function groupOf<Value extends string | number>(
  context: TextContext,
  facet: Facet<Value>,
): FacetGroup | undefined {
  const { name, isOne, least = 2 } = facet
  const options = optionsOf(context, facet)
  const isChosen = options.some((one) => one.isChosen)
  if (options.length < least && !isChosen) return undefined
  const opens = facet.isOpen || isChosen
  const title = context.t(`catalogue.fields.${name}`)
  return { name, title, options, ...(isOne && { isOne }), ...(opens && { isOpen: true }) }
}

/** Lists the values that occur, and the selected ones. */
function optionsOf<Value extends string | number>(
  { isPart, language }: TextContext,
  { values, counts, chosen, label, fieldOf }: Facet<Value>,
): FacetOption[] {
  return values.flatMap((one) => {
    const count = counts.get(one) ?? 0
    const isChosen = chosen.includes(one)
    if (count === 0 && !isChosen) return []
    return {
      value: String(one),
      label: label(one),
      count: isPart ? '' : formatCount(count, language),
      ...(isChosen && { isChosen }),
      ...(fieldOf && { name: fieldOf(one) }),
    }
  })
}

const describeCategories: DescribeFacet = (context) => {
  const { path, query, categories, found, language } = context
  if (!isFilteredByCategory(path, query)) return undefined
  return describeFacet(context, {
    name: 'category',
    values: categories.map(({ slug }) => slug),
    counts: found.facets.categories,
    chosen: query.category === undefined ? [] : [query.category],
    label: (slug) =>
      categoryName(
        categories.find((one) => one.slug === slug)!,
        language,
      ),
    select: ([category]) => ({ category }),
    isOne: true,
  })
}

/** This many narrower subjects, or top ones, are offered at once. */
const fewSubjects = 5

/** Lists the top subjects with the most books, or below a selected one those that are narrower. */
const describeSubjects: DescribeFacet = (context) => {
  const { query, found, language } = context
  const { subject } = query
  const counts = found.facets.subjects
  const narrower = inUse(counts, []).filter((code) => subjectAbove(code) === subject)
  return describeFacet(context, {
    name: 'subject',
    values: [...(subject ? subjectLine(subject) : []), ...narrower.slice(0, fewSubjects)],
    counts,
    chosen: subject === undefined ? [] : [subject],
    label: (code) => subjectText(code, language) ?? code,
    select: ([subject]) => ({ subject }),
    isOne: true,
  })
}

const describeFormats: DescribeFacet = (context) =>
  describeFacet(context, {
    name: 'format',
    values: listedFormats,
    counts: context.found.facets.formats,
    chosen: context.query.formats,
    label: (format) => joinEWords(context.t(`product.formats.${format}`)),
    select: (formats) => ({ formats }),
    isOpen: true,
  })

/** Lists the values with the most books first, and the selected ones. */
function inUse(counts: Map<string, number>, chosen: string[]): string[] {
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([one]) => one)
  return [...new Set([...sorted, ...chosen])].filter(Boolean)
}

/** This many options are visible at once. */
const fewLanguages = 7

const describeLanguages: DescribeFacet = (context) => {
  const counts = context.found.facets.languages
  const chosen = context.query.languages
  const values = inUse(counts, chosen)
  return describeFacet(context, {
    name: 'language',
    values,
    counts,
    chosen,
    label: (tag) => formatLanguage(tag, context.language),
    select: (languages) => ({ languages }),
    isOpen: values.length <= fewLanguages,
  })
}

/** Holds the values of two fields: `availability=in-stock` and `offer=1`. */
const describeAvailability: DescribeFacet = (context) => {
  const { inStock, onOffer } = context.found.facets
  const { query, t } = context
  return describeFacet<'in-stock' | '1'>(context, {
    name: 'availability',
    values: ['in-stock', '1'],
    counts: new Map([
      ['in-stock', inStock],
      ['1', onOffer],
    ]),
    chosen: [
      ...(query.inStock ? ['in-stock' as const] : []),
      ...(query.onOffer ? ['1' as const] : []),
    ],
    label: (value) => t(value === 'in-stock' ? 'product.inStock' : 'catalogue.onOffer'),
    select: (values) => ({ inStock: values.includes('in-stock'), onOffer: values.includes('1') }),
    fieldOf: (value) => (value === 'in-stock' ? 'availability' : 'offer'),
    least: 1,
  })
}

const describeContributors =
  (name: 'author' | 'publisher'): DescribeFacet =>
  (context) => {
    const { found, query, topic } = context
    const property = `${name}s` as const
    if (topic?.name === name) return undefined
    const [counts, chosen] = [found.facets[property], query[property]]
    return describeFacet(context, {
      name,
      values: inUse(counts, chosen),
      counts,
      chosen,
      label: (slug) => found.names[property].get(slug) ?? slug,
      select: (slugs) => ({ [property]: slugs }),
    })
  }

const describeAuthors = describeContributors('author')
const describePublishers = describeContributors('publisher')

/** Fewer series than authors are offered, since a list has room for few more filters. */
const fewSeries = 4

const describeSeries: DescribeFacet = (context) => {
  const { found, query, topic } = context
  if (topic?.name === 'series') return undefined
  const counts = found.facets.series
  const chosen = query.series === undefined ? [] : [query.series]
  // A series with one work in the list narrows nothing that the work's own card does not.
  const several = inUse(counts, []).filter((series) => counts.get(series)! > 1)
  return describeFacet(context, {
    name: 'series',
    values: [...new Set([...several.slice(0, fewSeries), ...chosen])],
    counts,
    chosen,
    label: (series) => series,
    select: ([series]) => ({ series }),
    isOne: true,
  })
}

const describeAges: DescribeFacet = (context) =>
  describeFacet(context, {
    name: 'age',
    values: ageBands,
    counts: context.found.facets.ages,
    chosen: context.query.ages,
    label: (band) => {
      const { from, to } = ageLimitsOf(band)
      return to === Infinity
        ? context.t('product.agesFrom', { from, count: from })
        : context.t('product.ages', { from, to, count: to })
    },
    select: (ages) => ({ ages }),
    least: 1,
  })

/** Each option means at least this many stars. */
const describeRatings: DescribeFacet = (context) => {
  const { rating } = context.query
  return describeFacet(context, {
    name: 'rating',
    values: listedRatings,
    counts: context.found.facets.ratings,
    chosen: rating === undefined ? [] : [rating],
    label: (stars) => context.t('catalogue.stars', { stars }),
    select: ([stars]) => ({ rating: stars }),
    isOne: true,
    least: 1,
  })
}

const describeReadingTimes: DescribeFacet = (context) =>
  describeFacet(context, {
    name: 'reading-time',
    values: readingTimes,
    counts: context.found.facets.readingTimes,
    chosen: context.query.readingTimes,
    label: (time) => context.t(`catalogue.readingTimes.${time}`),
    select: (times) => ({ readingTimes: times }),
  })

/** Lists the letter sizes from small to large; `x` is one of spec section 9. */
const letterSizes = ['xxs', 'xs', 's', 'x', 'm', 'l', 'xl', 'xxl', 'xxxl']
const sizePlace = (size: string) =>
  letterSizes.indexOf(size.toLowerCase()) + 1 || letterSizes.length + 1
/** Sorts letter sizes first, then others by number and name. */
const bySize = (a: string, b: string) =>
  sizePlace(a) - sizePlace(b) || a.localeCompare(b, 'en', { numeric: true })

const describeSizes: DescribeFacet = (context) => {
  const [counts, chosen] = [context.found.facets.sizes, context.query.sizes]
  return describeFacet(context, {
    name: 'size',
    values: inUse(counts, chosen).sort(bySize),
    counts,
    chosen,
    label: sizeText,
    select: (sizes) => ({ sizes }),
  })
}

const describeColors: DescribeFacet = (context) => {
  const [counts, chosen] = [context.found.facets.colors, context.query.colors]
  return describeFacet(context, {
    name: 'color',
    values: inUse(counts, chosen),
    counts,
    chosen,
    label: (color) => colorText(color, null, context.language),
    select: (colors) => ({ colors }),
  })
}
