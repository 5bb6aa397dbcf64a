import { pageNumbers, progressOf } from '#app/components/page-numbers.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import type { ListingPage, PageLink } from './listing-page.ts'
import {
  cardsPerPage,
  listingSearch,
  type ListingQuery,
} from '#app/shop/catalogue/facet-index/listing-query.ts'

/** Returns how much of a list this page shows, and the links to its other pages. */
export function describePagination(
  total: number,
  lastPage: number,
  query: ListingQuery,
  path: ListingPage['path'],
  language: Language,
) {
  const t = translator(language)
  const { page } = query
  const counted = (count: number) =>
    t(path === '/catalogue' ? 'catalogue.things' : 'catalogue.books', {
      count,
      number: formatCount(count, language),
    })
  const { seen, ahead } = progressOf(page, total, cardsPerPage)
  const searchOf = (one: number) => listingSearch({ ...query, page: one })
  const pages = pageNumbers(page, lastPage)
  return {
    total: counted(total),
    count: total,
    seen,
    seenWords: t(path === '/catalogue' ? 'catalogue.seenItems' : 'catalogue.seenBooks', {
      seen: formatCount(seen, language),
      total: formatCount(total, language),
    }),
    pages: pages.map((one): PageLink =>
      one === 'gap' ? one : { page: one, search: searchOf(one) },
    ),
    ...(ahead > 0 && {
      next: { search: searchOf(page + 1), words: t('catalogue.loadMore', { count: ahead }) },
    }),
  }
}
