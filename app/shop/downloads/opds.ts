/** An own e-book in a feed for reading apps. Addresses absolute, times in ms UTC. */
export type OpdsEntry = {
  /** An IRI that never changes. */
  id: string
  title: string
  authors: string[]
  /** BCP 47. */
  language: string
  publisher: string
  updated: number
  bought: number
  summary: string
  file: string
  image?: string
}

export type OpdsFeed = {
  id: string
  language: string
  title: string
  updated: number
  /** Address of a page of the feed, counted from 1. */
  pageAddress: (page: number) => string
  page: number
  lastPage: number
  total: number
  entries: OpdsEntry[]
}

export const entriesPerFeedPage = 50
export const opds1Type = 'application/atom+xml;profile=opds-catalog;kind=acquisition'
export const opds2Type = 'application/opds+json'
export const epubType = 'application/epub+zip'
export const acquisition = 'http://opds-spec.org/acquisition'

/** A way to another page, by its relation. */
export function pageLinks({ page, lastPage, pageAddress }: OpdsFeed) {
  return [
    { rel: 'self', href: pageAddress(page) },
    { rel: 'start', href: pageAddress(1) },
    { rel: 'first', href: pageAddress(1) },
    ...(page > 1 ? [{ rel: 'previous', href: pageAddress(page - 1) }] : []),
    ...(page < lastPage ? [{ rel: 'next', href: pageAddress(page + 1) }] : []),
    { rel: 'last', href: pageAddress(lastPage) },
  ]
}

/** The feed as OPDS 2.0. */
export function opds2Of(feed: OpdsFeed) {
  return {
    metadata: {
      title: feed.title,
      modified: new Date(feed.updated).toISOString(),
      numberOfItems: feed.total,
      itemsPerPage: entriesPerFeedPage,
      currentPage: feed.page,
    },
    links: pageLinks(feed).map((link) => ({ ...link, type: opds2Type })),
    publications: feed.entries.map((entry) => ({
      metadata: {
        '@type': 'http://schema.org/Book',
        identifier: entry.id,
        title: entry.title,
        author: entry.authors.map((name) => ({ name })),
        ...(entry.language && { language: entry.language }),
        ...(entry.publisher && { publisher: entry.publisher }),
        modified: new Date(entry.updated).toISOString(),
        ...(entry.summary && { description: entry.summary }),
      },
      links: [{ rel: acquisition, href: entry.file, type: epubType }],
      images: entry.image === undefined ? [] : [{ href: entry.image, type: 'image/svg+xml' }],
    })),
  }
}
