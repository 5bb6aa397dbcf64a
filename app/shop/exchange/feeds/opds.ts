import type { Currency } from '#app/i18n/currency.ts'
import type { FeedSubject } from './atom.ts'
import { imageTypeOf } from './image-type.ts'

/** Holds a price of an e-book; `minor` is in minor units. */
export type OpdsPrice = { minor: number; currency: Currency }

/** Holds an e-book in a feed for reading apps. URLs are absolute, times are ms UTC. */
export type OpdsEntry = {
  /** Holds an IRI that never changes. */
  id: string
  title: string
  authors: { name: string; feed?: string }[]
  /** BCP 47, or `''`. */
  language: string
  publisher: string
  updated: number
  published: number
  summary: string
  /** Holds the URL of its file, with the media type. */
  file?: { href: string; type: string }
  /** Holds the page that sells it; the type is that of its file. */
  buy?: { page: string; price: OpdsPrice; type: string }
  /** Holds a page with an extract. */
  sample?: string
  /** Holds the page that describes it. */
  page?: string
  /** Holds the document of this entry alone, in OPDS 2.0. */
  self?: string
  isbn13?: string
  /** Holds the date of this edition: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, after year 0. */
  issued?: string
  numberOfPages?: number
  subjects?: FeedSubject[]
  images: OpdsImage[]
}

export type OpdsImage = { href: string; type: string; isThumbnail: boolean }

/** Links to another feed; `rel` is its relation in addition to subsection. */
export type OpdsNavigationLink = {
  id: string
  title: string
  href: string
  words: string
  updated: number
  kind: OpdsKind
  rel?: string
  count?: number
}

export type OpdsKind = 'acquisition' | 'navigation'

/** A feed holds either e-books (`entries`) or links to other feeds (`ways`). */
export type OpdsFeed = {
  id: string
  language: string
  title: string
  updated: number
  kind: OpdsKind
  /** Holds the URL of the root feed. */
  start: string
  /** Holds the URL of the parent feed. */
  up?: string
  /** Holds the URL of the search description. */
  search?: string
  /** Holds the URL template of the search in OPDS 2.0, which ends with `{?query}`. */
  searchTemplate?: string
  /** Returns the URL of a page of the feed, counted from 1. */
  pageAddress: (page: number) => string
  page: number
  lastPage: number
  perPage: number
  total: number
  entries: OpdsEntry[]
  ways: OpdsNavigationLink[]
}

export const entriesPerFeedPage = 50
/** Returns one picture as large and small, since the reading app scales it. */
export const imagesAt = (href: string): OpdsImage[] =>
  [false, true].map((isThumbnail) => ({ href, type: imageTypeOf(href), isThumbnail }))

export const opds1TypeOf = (kind: OpdsKind) =>
  `application/atom+xml;profile=opds-catalog;kind=${kind}`
export const opds2Type = 'application/opds+json'
export const publicationType = 'application/opds-publication+json'
export const epubType = 'application/epub+zip'
export const searchType = 'application/opensearchdescription+xml'

export const acquisition = 'http://opds-spec.org/acquisition'
export const buying = 'http://opds-spec.org/acquisition/buy'
export const sampling = 'http://opds-spec.org/acquisition/sample'
export const picturing = 'http://opds-spec.org/image'
export const thumbnail = 'http://opds-spec.org/image/thumbnail'

type PagedFeed = Pick<OpdsFeed, 'page' | 'lastPage' | 'pageAddress'>

/** Returns the links to the feed itself, the root feed and its other pages, by their relation. */
export function pageLinks({ page, lastPage, pageAddress }: PagedFeed) {
  if (lastPage === 1) return [{ rel: 'self', href: pageAddress(1) }]
  return [
    { rel: 'self', href: pageAddress(page) },
    { rel: 'first', href: pageAddress(1) },
    ...(page > 1 ? [{ rel: 'previous', href: pageAddress(page - 1) }] : []),
    ...(page < lastPage ? [{ rel: 'next', href: pageAddress(page + 1) }] : []),
    { rel: 'last', href: pageAddress(lastPage) },
  ]
}
