import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import { listingSearch, type ListingQuery } from '#app/shop/catalogue/facet-index/listing-query.ts'
import { mostWorks } from './find-works.server.ts'
import type { Search } from './search-result.ts'
import type { SearchOutcomeText } from './search-outcome.ts'

/**
 * Describes the search above its results: the heading if they are not for the typed words, and the
 * notes. `total` is the number of works on the page; nearest works are mentioned only if there is
 * one.
 */
export function describeSearch(
  search: Search | undefined,
  query: ListingQuery,
  language: Language,
  total: number,
): { heading?: string; outcome?: SearchOutcomeText } {
  if (!search) return {}
  const { corrected, didYouMean, isCut } = search
  const nearest = total > 0 ? search.nearest : undefined
  const { q } = query
  const t = translator(language)
  const searchFor = (words: string, exact: boolean) =>
    listingSearch({ ...query, q: words, exact, page: 1 })
  const notes = [
    ...(nearest === undefined ? [] : [t('search.nearestText', { nearest })]),
    ...(isCut ? [t('search.cut', { number: formatCount(mostWorks, language) })] : []),
  ]
  const others = didYouMean.map((one) => ({ q: one, search: searchFor(one, false) }))
  return {
    ...(corrected !== undefined && { heading: t('search.corrected', { corrected, q }) }),
    ...(nearest !== undefined && { heading: t('search.nearest', { q }) }),
    outcome: {
      notes,
      ...(corrected !== undefined && {
        literally: { words: t('search.literally', { q }), search: searchFor(q, true) },
      }),
      ...(others.length > 0 && { didYouMean: { words: t('search.didYouMean'), others } }),
      hasCategories: nearest !== undefined,
    },
  }
}
