import { decimal } from '#app/i18n/format/decimal.ts'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { atomNamespace, linkElement, personElement, subjectElement, timeElement } from './atom.ts'
import {
  acquisition,
  buying,
  opds1TypeOf,
  pageLinks,
  picturing,
  sampling,
  searchType,
  thumbnail,
  type OpdsEntry,
  type OpdsFeed,
  type OpdsNavigationLink,
} from './opds.ts'
import { element, textElement, xmlDocument, type Xml } from './xml.ts'

const namespaces = {
  xmlns: atomNamespace,
  'xmlns:dc': 'http://purl.org/dc/terms/',
  'xmlns:opds': 'http://opds-spec.org/2010/catalog',
  'xmlns:opensearch': 'http://a9.com/-/spec/opensearch/1.1/',
  'xmlns:thr': 'http://purl.org/syndication/thread/1.0',
}

/** Writes the feed as OPDS 1.2, an Atom document. Characters that XML cannot hold are left out. */
export function writeOpds1(feed: OpdsFeed): string {
  const type = opds1TypeOf(feed.kind)
  const root = element(
    'feed',
    { ...namespaces, 'xml:lang': feed.language },
    textElement('id', feed.id),
    textElement('title', feed.title),
    timeElement('updated', feed.updated),
    personElement(shopIdentity().name),
    ...pageLinks(feed).map(({ rel, href }) => linkElement(rel, type, href)),
    linkElement('start', startTypeOf(feed), feed.start),
    feed.up !== undefined && linkElement('up', opds1TypeOf('navigation'), feed.up),
    feed.search !== undefined && linkElement('search', searchType, feed.search),
    textElement('opensearch:totalResults', String(feed.total)),
    textElement('opensearch:itemsPerPage', String(feed.perPage)),
    textElement('opensearch:startIndex', String((feed.page - 1) * feed.perPage + 1)),
    ...feed.entries.map(writeEntry),
    ...feed.ways.map(writeWay),
  )
  return xmlDocument(root)
}

/** The root feed has the type of the feed itself. */
const startTypeOf = ({ start, kind, pageAddress }: OpdsFeed) =>
  opds1TypeOf(start === pageAddress(1) ? kind : 'navigation')

const writeWay = ({ id, title, href, words, updated, kind, rel, count }: OpdsNavigationLink): Xml =>
  element(
    'entry',
    {},
    textElement('id', id),
    textElement('title', title),
    timeElement('updated', updated),
    element('content', { type: 'text' }, words),
    element('link', {
      rel: rel ?? 'subsection',
      type: opds1TypeOf(kind),
      href,
      'thr:count': count === undefined ? undefined : String(count),
    }),
  )

function writeEntry(entry: OpdsEntry): Xml {
  const { isbn13, issued, numberOfPages } = entry
  return element(
    'entry',
    {},
    textElement('id', entry.id),
    textElement('title', entry.title),
    timeElement('updated', entry.updated),
    timeElement('published', entry.published),
    ...entry.authors.map(({ name, feed }) => personElement(name, feed)),
    isbn13 !== undefined && textElement('dc:identifier', `urn:isbn:${isbn13}`),
    entry.language !== '' && textElement('dc:language', entry.language),
    entry.publisher !== '' && textElement('dc:publisher', entry.publisher),
    issued !== undefined && textElement('dc:issued', issued),
    numberOfPages !== undefined && textElement('dc:extent', `${numberOfPages} pages`),
    ...(entry.subjects ?? []).map(subjectElement),
    entry.summary !== '' && textElement('summary', entry.summary),
    ...entry.images.map(({ href, type, isThumbnail }) =>
      linkElement(isThumbnail ? thumbnail : picturing, type, href),
    ),
    ...writeWaysToRead(entry),
  )
}

function writeWaysToRead({ page, file, buy, sample }: OpdsEntry): (Xml | false | undefined)[] {
  return [
    page !== undefined && linkElement('alternate', 'text/html', page),
    file !== undefined && linkElement(acquisition, file.type, file.href),
    buy &&
      element(
        'link',
        { rel: buying, type: 'text/html', href: buy.page },
        element(
          'opds:price',
          { currencycode: buy.price.currency },
          decimal(buy.price.minor, buy.price.currency),
        ),
        element('opds:indirectAcquisition', { type: buy.type }),
      ),
    sample !== undefined && linkElement(sampling, 'text/html', sample),
  ]
}
