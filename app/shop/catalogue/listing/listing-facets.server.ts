import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { Rates } from '#app/i18n/currency.ts'
import { currencySymbol, formatMoney } from '#app/i18n/format/format-money.ts'
import {
  formatAmount,
  isFilteredByCategory,
  listingSearch,
  noFilters,
  type FilterField,
} from '#app/shop/catalogue/facet-index/listing-query.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import type { Category } from './categories.server.ts'
import {
  searchWith,
  type DescribedFacet,
  type DescribeFacet,
  type FacetContext,
  type TextContext,
} from './describe-facet.server.ts'
import { facetsAfterPrice, facetsBeforePrice } from './facet-descriptions.server.ts'
import type { Chip } from './listing-page.ts'
import { displayedAmount } from './price-band.ts'
import { topicQuery } from './listing-topic.ts'

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
  const first = describeAll(facetsBeforePrice)
  const others = describeAll(facetsAfterPrice)
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
  const written = (minor: number) => amountIn(language, formatAmount(minor, currency))
  const shown = (minor: number | undefined) =>
    minor === undefined
      ? ''
      : written(displayedAmount(minor, { currency, base: shopSettings().currency, rates }))
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

/** Formats an amount as people of the language type it. */
const amountIn = (language: Language, amount: string) =>
  language === 'en' ? amount : amount.replace('.', ',')
