import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { convert, currencySymbols, type Rates } from '../currency/currency.ts'
import type { Facets } from './facets.server.ts'
import { formatCount } from './format-count.ts'
import { formatLanguage } from './format-language.ts'
import type { Chip, FacetOption } from './listing-page.ts'
import { formatAmount, listedFormats, listingSearch, type ListingQuery } from './listing-query.ts'
import type { Viewer } from './product-card.ts'

/** The filters of a list with their counts, and those that were chosen. */
export function describeFacets(
  { formats, languages, inStock, band }: Facets,
  query: ListingQuery,
  { language, currency }: Viewer,
  rates: Rates,
) {
  const t = translator(language)
  const option = (value: string, label: string, count: number, isChosen: boolean): FacetOption => ({
    value,
    label,
    count: formatCount(count, language),
    isChosen,
  })
  const shown = (minor: number | undefined) =>
    minor === undefined ? '' : formatAmount(convert(minor, 'INR', currency, rates))
  return {
    formats: worthChoosing(
      listedFormats.map((format) =>
        option(
          format,
          t(`product.formats.${format}`),
          formats.get(format) ?? 0,
          query.formats.includes(format),
        ),
      ),
    ),
    languages: worthChoosing(
      languageValues(languages, query).map((tag) =>
        option(
          tag,
          formatLanguage(tag, language),
          languages.get(tag) ?? 0,
          query.languages.includes(tag),
        ),
      ),
    ),
    ...((inStock > 0 || query.inStock) && {
      inStock: option('in-stock', t('product.inStock'), inStock, query.inStock),
    }),
    price: {
      from: query.priceFrom === undefined ? '' : formatAmount(query.priceFrom),
      to: query.priceTo === undefined ? '' : formatAmount(query.priceTo),
      lowest: shown(band?.cheapest),
      highest: shown(band?.dearest),
      symbol: currencySymbols[currency],
    },
    chips: chipsOf(query, language, currencySymbols[currency]),
    clearSearch: listingSearch({ ...query, ...noFilters }),
  }
}

/** Nothing to choose from where there is one value only, unless it was chosen. Values with none are not shown. */
function worthChoosing(options: FacetOption[]): FacetOption[] {
  const shown = options.filter(({ count, isChosen }) => count !== '0' || isChosen)
  return shown.length > 1 || shown.some(({ isChosen }) => isChosen) ? shown : []
}

/** The languages of the list, those with most books first, and those that were chosen. */
function languageValues(counts: Map<string, number>, { languages }: ListingQuery): string[] {
  const held = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([tag]) => tag)
  return [...new Set([...held, ...languages])].filter(Boolean)
}

const noFilters = {
  formats: [],
  languages: [],
  priceFrom: undefined,
  priceTo: undefined,
  inStock: false,
  page: 1,
} satisfies Partial<ListingQuery>

function chipsOf(query: ListingQuery, language: Language, symbol: string): Chip[] {
  const t = translator(language)
  const { formats, languages, priceFrom, priceTo, inStock } = query
  const chip = (label: string, without: Partial<ListingQuery>): Chip => ({
    label,
    search: listingSearch({ ...query, page: 1, ...without }),
  })
  const others = <T>(list: T[], one: T) => list.filter((each) => each !== one)
  const amount = (minor: number) => `${symbol}${formatAmount(minor)}`
  return [
    ...formats.map((one) => chip(t(`product.formats.${one}`), { formats: others(formats, one) })),
    ...languages.map((one) =>
      chip(formatLanguage(one, language), { languages: others(languages, one) }),
    ),
    ...(priceFrom === undefined
      ? []
      : [chip(t('catalogue.fromPrice', { price: amount(priceFrom) }), { priceFrom: undefined })]),
    ...(priceTo === undefined
      ? []
      : [chip(t('catalogue.toPrice', { price: amount(priceTo) }), { priceTo: undefined })]),
    ...(inStock ? [chip(t('product.inStock'), { inStock: false })] : []),
  ]
}
