import { decimal } from '#app/i18n/format/decimal.ts'
import {
  acquisition,
  buying,
  opds2Type,
  pageLinks,
  publicationType,
  sampling,
  type OpdsEntry,
  type OpdsFeed,
  type OpdsNavigationLink,
} from './opds.ts'

/** Returns the feed as OPDS 2.0, to be serialised as JSON. */
export function opds2Of(feed: OpdsFeed) {
  const isList = feed.kind === 'acquisition'
  return {
    metadata: {
      title: feed.title,
      modified: new Date(feed.updated).toISOString(),
      numberOfItems: feed.total,
      itemsPerPage: feed.perPage,
      currentPage: feed.page,
    },
    links: linksOf(feed),
    publications: isList ? feed.entries.map(publicationOf) : undefined,
    navigation: isList ? undefined : feed.ways.map(navigationOf),
  }
}

const navigationOf = ({ title, href, rel, count }: OpdsNavigationLink) => ({
  title,
  href,
  type: opds2Type,
  rel: rel ?? 'subsection',
  ...(count !== undefined && { properties: { numberOfItems: count } }),
})

const linksOf = (feed: OpdsFeed) => [
  ...pageLinks(feed).map((link) => ({ ...link, type: opds2Type })),
  { rel: 'start', href: feed.start, type: opds2Type },
  ...(feed.up === undefined ? [] : [{ rel: 'up', href: feed.up, type: opds2Type }]),
  ...(feed.searchTemplate === undefined
    ? []
    : [{ rel: 'search', href: feed.searchTemplate, type: opds2Type, templated: true }]),
]

/** Returns one e-book, within a feed or alone. */
export const publicationOf = (entry: OpdsEntry) => ({
  metadata: {
    '@type': 'http://schema.org/Book',
    identifier: entry.isbn13 === undefined ? entry.id : `urn:isbn:${entry.isbn13}`,
    title: entry.title,
    author: entry.authors.map(({ name, feed }) => ({
      name,
      ...(feed !== undefined && { links: [{ href: feed, type: opds2Type }] }),
    })),
    ...(entry.language && { language: entry.language }),
    ...(entry.publisher && { publisher: entry.publisher }),
    modified: new Date(entry.updated).toISOString(),
    ...(entry.issued !== undefined && { published: entry.issued }),
    ...(entry.numberOfPages !== undefined && { numberOfPages: entry.numberOfPages }),
    ...(entry.subjects && {
      subject: entry.subjects.map(({ scheme, term, name }) => ({ name, scheme, code: term })),
    }),
    ...(entry.summary && { description: entry.summary }),
  },
  links: waysToRead(entry),
  images: entry.images.map(({ href, type }) => ({ href, type })),
})

const waysToRead = ({ self, page, file, buy, sample }: OpdsEntry) => [
  ...(self === undefined ? [] : [{ rel: 'self', href: self, type: publicationType }]),
  ...(page === undefined ? [] : [{ rel: 'alternate', href: page, type: 'text/html' }]),
  ...(file === undefined ? [] : [{ rel: acquisition, ...file }]),
  ...(buy
    ? [
        {
          rel: buying,
          href: buy.page,
          type: 'text/html',
          properties: {
            price: {
              currency: buy.price.currency,
              value: Number(decimal(buy.price.minor, buy.price.currency)),
            },
            indirectAcquisition: [{ type: buy.type }],
          },
        },
      ]
    : []),
  ...(sample === undefined ? [] : [{ rel: sampling, href: sample, type: 'text/html' }]),
]
