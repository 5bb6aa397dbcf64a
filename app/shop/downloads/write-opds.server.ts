import { create } from 'xmlbuilder2'
import { acquisition, epubType, opds1Type, pageLinks, type OpdsFeed } from './opds.ts'

const atom = 'http://www.w3.org/2005/Atom'
const dublinCore = 'http://purl.org/dc/terms/'
const timeOf = (at: number) => new Date(at).toISOString()

/** The feed as OPDS 1.2, an Atom document. What XML cannot hold is left out of the texts. */
export function writeOpds1(feed: OpdsFeed): string {
  const document = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' })
  const root = document.ele(atom, 'feed', { 'xml:lang': feed.language })
  root.ele('id').txt(feed.id)
  root.ele('title').txt(feed.title)
  root.ele('updated').txt(timeOf(feed.updated))
  root.ele('author').ele('name').txt('Octavo')
  for (const { rel, href } of pageLinks(feed)) root.ele('link', { rel, href, type: opds1Type })
  for (const entry of feed.entries) {
    const element = root.ele('entry')
    element.ele('id').txt(entry.id)
    element.ele('title').txt(entry.title)
    element.ele('updated').txt(timeOf(entry.updated))
    element.ele('published').txt(timeOf(entry.bought))
    for (const name of entry.authors) element.ele('author').ele('name').txt(name)
    if (entry.language) element.ele(dublinCore, 'dc:language').txt(entry.language)
    if (entry.publisher) element.ele(dublinCore, 'dc:publisher').txt(entry.publisher)
    if (entry.summary) element.ele('summary').txt(entry.summary)
    if (entry.image !== undefined)
      for (const rel of ['http://opds-spec.org/image', 'http://opds-spec.org/image/thumbnail'])
        element.ele('link', { rel, href: entry.image, type: 'image/svg+xml' })
    element.ele('link', { rel: acquisition, href: entry.file, type: epubType })
  }
  return document.end()
}
