import { createRequire } from 'node:module'
import { Link, Metadata } from '@readium/shared'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import type { AcquisitionFeed, NavigationFeed, OPDSAcquisitionLink } from 'opds-feed-parser'
import type { Publication } from './opds-rules.ts'

// The package's own way of exporting its parser is lost where it is imported.
const opds = createRequire(import.meta.url)('opds-feed-parser') as typeof import('opds-feed-parser')

/**
 * Lists what RFC 4287 requires and feedsmith does not find in an Atom document. It throws if the document is none.
 */
export function faultsOfAtom(xml: string): string[] {
  const feed = parseAtomFeed(xml)
  const entries = feed.entries ?? []
  const faults = [feed, ...entries].flatMap(({ id, title, updated }, n) => {
    const where = n === 0 ? 'feed' : 'entry'
    return [
      ...(URL.canParse(id ?? '') ? [] : [`${where}: id`]),
      ...(title?.value ? [] : [`${where}: title`]),
      ...(Number.isNaN(Date.parse(updated ?? '')) ? [`${where}: updated`] : []),
    ]
  })
  if (!feed.links?.some(({ rel }) => rel === 'self')) faults.push('feed: self')
  if (!feed.authors && !entries.every(({ authors }) => authors)) faults.push('feed: author')
  for (const { content, links } of entries)
    if (!content && !links?.some(({ rel = 'alternate', href }) => rel === 'alternate' && href))
      faults.push('entry: neither content nor alternate')
  if (new Set(entries.map(({ id }) => id)).size !== entries.length) faults.push('entry: id twice')
  return faults
}

/** Lists what RSS 2.0 requires and feedsmith does not find. It throws if the document is no RSS. */
export function faultsOfRss(xml: string): string[] {
  const { title, link, description, items = [] } = parseRssFeed(xml)
  const faults = Object.entries({ title, link, description }).flatMap(([name, value]) =>
    value ? [] : [`channel: ${name}`],
  )
  for (const item of items) if (!item.title && !item.description) faults.push('item: empty')
  return faults
}

/** This is an OPDS 1.x feed as the reading apps of Palace read it: which kind it is, and what it sells. */
export async function readOpds1(xml: string) {
  const feed = (await new opds.default().parse(xml)) as AcquisitionFeed | NavigationFeed
  const isSale = (link: object): link is OPDSAcquisitionLink =>
    link instanceof opds.OPDSAcquisitionLink && link.rel === opds.OPDSAcquisitionLink.BUY_REL
  return {
    kind: feed instanceof opds.AcquisitionFeed ? 'acquisition' : 'navigation',
    entries: feed.entries.map(({ id, title, updated, authors, links }) => ({
      ...{ id, title, updated },
      authors: authors.map(({ name }) => name),
      sales: links.filter(isSale).map(({ href, prices, indirectAcquisitions }) => ({
        ...{ href, price: prices[0]?.value },
        types: indirectAcquisitions.map(({ type }) => type),
      })),
    })),
  }
}

/** Lists what Readium's models of OPDS 2.0, on which reading apps are built, lose of a publication. */
export function faultsOfReadium({ metadata, links = [], images = [] }: Publication): string[] {
  const faults = lost(metadata, Metadata.deserialize(metadata)?.serialize(), 'metadata')
  for (const link of [...links, ...images]) {
    const read = Link.deserialize(link)
    faults.push(...lost(link, read?.serialize(), 'link'))
    const { price } = link.properties ?? {}
    if (price) faults.push(...lost(price, read?.properties?.getPrice()?.serialize(), 'price'))
  }
  return faults
}

/**
 * Readium reads a single value as a list of one, a text as one without a language, a name as a contributor, and a day
 * as a moment.
 */
function lost(written: unknown, read: unknown, where: string): string[] {
  if (Array.isArray(written))
    return written.flatMap((one, n) => lost(one, (read as unknown[] | undefined)?.[n], where))
  if (Array.isArray(read)) return lost(written, read[0], where)
  if (written !== null && typeof written === 'object')
    return Object.entries(written).flatMap(([name, value]) =>
      lost(value, (read as Record<string, unknown> | undefined)?.[name], `${where}.${name}`),
    )
  if (read !== null && typeof read === 'object') return lost(written, Object.values(read)[0], where)
  const isSame = written === read || isMoment(written, read)
  return isSame ? [] : [where]
}

const isMoment = (written: unknown, read: unknown) =>
  typeof read === 'string' && Date.parse(String(written)) === Date.parse(read)
