import { SaxesParser } from 'saxes'

type Entry = { id: string; title: string; updated: string; link: string; summary: string }
type Feed = Omit<Entry, 'link' | 'summary'> & { self: string; alternate: string; entries: Entry[] }

/** Returns what a feed reader finds in an Atom document. It throws for malformed XML. */
export function readFeed(xml: string): Feed {
  const empty = () => ({ id: '', title: '', updated: '' })
  const feed: Feed = { ...empty(), self: '', alternate: '', entries: [] }
  const parser = new SaxesParser()
  let [inAuthor, text] = [false, '']
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    text = ''
    if (name === 'author') inAuthor = true
    if (name === 'entry') feed.entries.push({ ...empty(), link: '', summary: '' })
    if (name !== 'link') return
    const entry = feed.entries.at(-1)
    const href = attributes.href ?? ''
    if (entry) entry.link = href
    else if (attributes.rel === 'self') feed.self = href
    else feed.alternate = href
  })
  parser.on('text', (words) => (text += words))
  parser.on('closetag', ({ name }) => {
    if (name === 'author') inAuthor = false
    const target: Partial<Entry> = feed.entries.at(-1) ?? feed
    const isText = name === 'id' || name === 'title' || name === 'updated' || name === 'summary'
    if (isText && !inAuthor) target[name] = text
  })
  parser.write(xml).close()
  return feed
}
