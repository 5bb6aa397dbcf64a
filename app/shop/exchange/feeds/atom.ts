import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { element, textElement, xmlDocument, type Xml } from './xml.ts'

/** Holds a code of Thema or BISAC with its heading, or that of the nearest wider subject. */
export type FeedSubject = { scheme: string; term: string; name: string }

/** Holds a feed. Times are ms UTC, URLs are absolute, texts are plain. */
export type AtomFeed = {
  /** The id is an IRI that never changes. */
  id: string
  language: string
  title: string
  updated: number
  self: string
  /** Holds the URL of the page with the same content. */
  alternate: string
  entries: AtomEntry[]
}
export type AtomEntry = {
  id: string
  title: string
  updated: number
  published?: number
  link: string
  summary: string
  authors?: string[]
  subjects?: FeedSubject[]
}

export const atomNamespace = 'http://www.w3.org/2005/Atom'
export const atomType = 'application/atom+xml'

export const timeElement = (name: string, at: number) =>
  textElement(name, new Date(at).toISOString())

export const personElement = (name: string, uri?: string) =>
  element('author', {}, textElement('name', name), uri !== undefined && textElement('uri', uri))

export const linkElement = (rel: string, type: string, href: string, title?: string) =>
  element('link', { rel, type, href, title })

export const subjectElement = ({ scheme, term, name }: FeedSubject) =>
  element('category', { scheme, term, label: name })

/** Writes an Atom document (RFC 4287). Characters that XML cannot hold are left out. */
export function writeAtom(feed: AtomFeed): string {
  const root = element(
    'feed',
    { xmlns: atomNamespace, 'xml:lang': feed.language },
    textElement('id', feed.id),
    textElement('title', feed.title),
    timeElement('updated', feed.updated),
    personElement(shopIdentity().name),
    linkElement('self', atomType, feed.self),
    linkElement('alternate', 'text/html', feed.alternate),
    ...feed.entries.map(writeEntry),
  )
  return xmlDocument(root)
}

const writeEntry = (entry: AtomEntry): Xml =>
  element(
    'entry',
    {},
    textElement('id', entry.id),
    textElement('title', entry.title),
    timeElement('updated', entry.updated),
    entry.published !== undefined && timeElement('published', entry.published),
    ...(entry.authors ?? []).map((name) => personElement(name)),
    ...(entry.subjects ?? []).map(subjectElement),
    linkElement('alternate', 'text/html', entry.link),
    textElement('summary', entry.summary),
  )
