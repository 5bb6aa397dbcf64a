import { imageTypeOf } from './image-type.ts'

/** A price of an e-book; `minor` of 100 to the unit. */
export type OpdsPrice = { minor: number; currency: string }

/** An e-book in a feed for reading apps. Addresses absolute, times in ms UTC. */
export type OpdsEntry = {
  /** An IRI that never changes. */
  id: string
  title: string
  authors: { name: string; feed?: string }[]
  /** BCP 47, or `''`. */
  language: string
  publisher: string
  updated: number
  published: number
  summary: string
  /** Where its file is. */
  file?: string
  /** The page that sells it. */
  buy?: { page: string; price: OpdsPrice }
  /** A page with its beginning. */
  sample?: string
  /** The page that describes it. */
  page?: string
  /** The document of this entry alone, in OPDS 2.0. */
  self?: string
  isbn13?: string
  /** The date of this edition: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, after year 0. */
  issued?: string
  numberOfPages?: number
  subjects?: { scheme: string; term: string; name: string }[]
  images: OpdsImage[]
}

export type OpdsImage = { href: string; type: string; isThumbnail: boolean }

/** A way on to another feed; `rel` says what it is beside a subsection. */
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
  /** Address of the first of all feeds. */
  start: string
  /** Address of the feed that leads here. */
  up?: string
  /** Address of the description of the search. */
  search?: string
  /** Address of the search itself, in OPDS 2.0: `{?query}` stands at its end. */
  searchTemplate?: string
  /** Address of a page of the feed, counted from 1. */
  pageAddress: (page: number) => string
  page: number
  lastPage: number
  perPage: number
  total: number
  entries: OpdsEntry[]
  ways: OpdsNavigationLink[]
}

export const entriesPerFeedPage = 50
/** The picture of a book at its address, large and small: the reader scales it. */
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

type Paged = Pick<OpdsFeed, 'page' | 'lastPage' | 'pageAddress'>

/** The feed itself, the one it began with, and the ways to its other pages, by their relation. */
export function pageLinks({ page, lastPage, pageAddress }: Paged) {
  if (lastPage === 1) return [{ rel: 'self', href: pageAddress(1) }]
  return [
    { rel: 'self', href: pageAddress(page) },
    { rel: 'first', href: pageAddress(1) },
    ...(page > 1 ? [{ rel: 'previous', href: pageAddress(page - 1) }] : []),
    ...(page < lastPage ? [{ rel: 'next', href: pageAddress(page + 1) }] : []),
    { rel: 'last', href: pageAddress(lastPage) },
  ]
}

/** `1299` as `12.99`. */
export const decimalOf = (minor: number) => (minor / 100).toFixed(2)
