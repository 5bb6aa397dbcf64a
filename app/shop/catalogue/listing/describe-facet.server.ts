import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import {
  listingSearch,
  type FilterField,
  type ListingQuery,
} from '#app/shop/catalogue/facet-index/listing-query.ts'
import type { Category } from './categories.server.ts'
import type { Chip, FacetGroup, FacetOption, ListingPath } from './listing-page.ts'
import type { IgnoredField } from './listing-query.schema.ts'
import type { ListingTopic } from './listing-topic.ts'
import type { FoundListing } from './listing.server.ts'

export type FacetContext = {
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

export type TextContext = FacetContext & { t: Translate; language: Language }

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
export type DescribedFacet = { group: FacetGroup | undefined; chips: Chip[] }

/** Returns undefined if the value is the topic of the page, and not a filter. */
export type DescribeFacet = (context: TextContext) => DescribedFacet | undefined

export function describeFacet<Value extends string | number>(
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

export const searchWith = (query: ListingQuery, changes: Partial<ListingQuery>) =>
  listingSearch({ ...query, page: 1, ...changes })

/** Lists the values with the most books first, and the selected ones. */
export function inUse(counts: Map<string, number>, chosen: string[]): string[] {
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([one]) => one)
  return [...new Set([...sorted, ...chosen])].filter(Boolean)
}
