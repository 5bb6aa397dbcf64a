import { create } from 'xmlbuilder2'

/** Times in ms UTC, addresses absolute, texts plain. */
export type AtomFeed = {
  /** An IRI that never changes. */
  id: string
  language: string
  title: string
  updated: number
  self: string
  /** The page that says the same. */
  alternate: string
  entries: AtomEntry[]
}
export type AtomEntry = {
  id: string
  title: string
  updated: number
  link: string
  summary: string
}

const atom = 'http://www.w3.org/2005/Atom'
const timeOf = (at: number) => new Date(at).toISOString()

/** An Atom document (RFC 4287). What XML cannot hold is left out of the texts. */
export function writeAtom(feed: AtomFeed): string {
  const document = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' })
  const root = document.ele(atom, 'feed', { 'xml:lang': feed.language })
  root.ele('id').txt(feed.id)
  root.ele('title').txt(feed.title)
  root.ele('updated').txt(timeOf(feed.updated))
  root.ele('author').ele('name').txt('Octavo')
  root.ele('link', { rel: 'self', type: 'application/atom+xml', href: feed.self })
  root.ele('link', { rel: 'alternate', type: 'text/html', href: feed.alternate })
  for (const entry of feed.entries) {
    const element = root.ele('entry')
    element.ele('id').txt(entry.id)
    element.ele('title').txt(entry.title)
    element.ele('updated').txt(timeOf(entry.updated))
    element.ele('link', { rel: 'alternate', type: 'text/html', href: entry.link })
    element.ele('summary').txt(entry.summary)
  }
  return document.end()
}
