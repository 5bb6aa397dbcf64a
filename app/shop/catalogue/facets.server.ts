import { keptAnswers } from './catalogue-version.server.ts'
import {
  countFormats,
  countGroups,
  type CountedGroup,
  type ListingFilter,
} from './listing.server.ts'

/** How many a list holds, and would hold with each value of a filter, under the other filters. */
export type Facets = {
  total: number
  formats: Map<string, number>
  languages: Map<string, number>
  inStock: number
  /** The lowest and highest price in the list without its price filter, paise; undefined: none is for sale. */
  band: { cheapest: number; dearest: number } | undefined
}

const kept = keptAnswers<Facets>(500)

/** Counted once for each filter and version of the catalogue. */
export function findFacets(filter: ListingFilter, now: number): Promise<Facets> {
  return kept(JSON.stringify(filter), now, () => countFacets(filter, now))
}

async function countFacets(filter: ListingFilter, now: number): Promise<Facets> {
  const [groups, formats] = await Promise.all([countGroups(filter, now), countFormats(filter, now)])
  const hasLanguage = ({ language }: CountedGroup) =>
    filter.languages.length === 0 || filter.languages.includes(language)
  const hasStock = (group: CountedGroup) => !filter.inStock || group.inStock === 1
  const inBand = groups.filter((group) => group.inBand === 1)
  const chosen = groups.filter((group) => hasLanguage(group) && hasStock(group))
  const languages = new Map<string, number>()
  for (const { language, count } of inBand.filter(hasStock))
    languages.set(language, (languages.get(language) ?? 0) + count)
  return {
    total: sum(inBand.filter((group) => hasLanguage(group) && hasStock(group))),
    formats: new Map(formats.map(({ format, count }) => [format, count])),
    languages,
    inStock: sum(inBand.filter((group) => hasLanguage(group) && group.inStock === 1)),
    band: bandOf(chosen),
  }
}

const sum = (groups: CountedGroup[]) => groups.reduce((total, { count }) => total + count, 0)

function bandOf(groups: CountedGroup[]): Facets['band'] {
  const lowest = groups.flatMap(({ cheapest }) => (cheapest === null ? [] : [cheapest]))
  const highest = groups.flatMap(({ dearest }) => (dearest === null ? [] : [dearest]))
  if (lowest.length === 0) return undefined
  return { cheapest: Math.min(...lowest), dearest: Math.max(...highest) }
}
