import { posix } from 'node:path'
import { open } from 'node:fs/promises'
import { accessibilityOf, type PackageFact } from './epub-accessibility.ts'
import { faultOfElement, hasRemoteStyle, isRemote } from './epub-content-faults.ts'
import { noFacts, type FileFacts } from './file-facts.ts'
import { FileRefused } from './file-refused.ts'
import { openArchive, readEntry, type Archive } from './open-archive.server.ts'
import { readXml } from './read-xml.server.ts'

const longestStyle = 4 * 1024 * 1024

/** Fonts may be obfuscated in these two ways, which reading systems undo without a key. */
const obfuscations = ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC']

/** Files of systems that protect a book against its buyer. */
const protections = ['META-INF/rights.xml', 'META-INF/sinf.xml', 'META-INF/license.lcpl']

/**
 * Checks an EPUB by its structure and its pages, and reads what it says about itself. It finds what harms a reader;
 * EPUBCheck finds more.
 * @throws {FileRefused}
 */
export async function inspectEpub(path: string): Promise<FileFacts> {
  await requireMimetype(path)
  const archive = await openArchive(path)
  try {
    await refuseProtection(archive)
    const book = await readPackage(archive, await findPackage(archive))
    checkPackage(archive, book)
    const words = await readPages(archive, book)
    if (
      words === 0 &&
      !book.items.some(({ mediaType }) => /^(image|audio|video)\//.test(mediaType))
    )
      throw new FileRefused('holds nothing to read')
    const isVersion2 = book.version.startsWith('2')
    return {
      ...noFacts,
      format: 'epub',
      words,
      accessibility: accessibilityOf(book.facts),
      remarks: isVersion2 ? ['It is an EPUB 2, without the accessibility of EPUB 3.'] : [],
    }
  } finally {
    archive.close()
  }
}

/** The first file names the format at a fixed place, uncompressed (EPUB 3.3, section 4.2). */
async function requireMimetype(path: string) {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(58), 0, 58, 0)
    if (buffer.toString('latin1', 30) !== 'mimetypeapplication/epub+zip' || buffer[8] !== 0)
      throw new FileRefused('is no EPUB: its first entry is not mimetype, stored as it is')
  } finally {
    await file.close()
  }
}

async function refuseProtection(archive: Archive) {
  const found = protections.find((name) => archive.entries.has(name))
  if (found !== undefined) throw new FileRefused(`is copy-protected (${found})`)
  const entry = archive.entries.get('META-INF/encryption.xml')
  if (!entry) return
  await readXml(archive, entry, {
    open: ({ name, attributes }) => {
      if (name !== 'encryptionmethod') return
      if (!obfuscations.includes(attributes.algorithm ?? ''))
        throw new FileRefused('is encrypted (META-INF/encryption.xml)')
    },
  })
}

async function findPackage(archive: Archive): Promise<string> {
  const entry = archive.entries.get('META-INF/container.xml')
  if (!entry) throw new FileRefused('is no EPUB: it lacks META-INF/container.xml')
  let found: string | undefined
  await readXml(archive, entry, {
    open: ({ name, attributes }) => {
      if (name === 'rootfile') found ??= attributes['full-path']
    },
  })
  if (found === undefined || !archive.entries.has(found))
    throw new FileRefused('is no EPUB: its container names no package document')
  return found
}

type Item = { id: string; path: string; mediaType: string; properties: string[] }
type Package = {
  version: string
  items: Item[]
  spine: string[]
  toc: string
  facts: PackageFact[]
}

async function readPackage(archive: Archive, path: string): Promise<Package> {
  const book: Package = { version: '', items: [], spine: [], toc: '', facts: [] }
  let property = ''
  await readXml(archive, archive.entries.get(path)!, {
    open: ({ name, attributes }) => {
      property = ''
      if (name === 'package') book.version = attributes.version ?? ''
      else if (name === 'item') book.items.push(itemOf(attributes, path))
      else if (name === 'itemref') book.spine.push(attributes.idref ?? '')
      else if (name === 'spine') book.toc = attributes.toc ?? ''
      else if (name === 'link') addFact(book, attributes.rel ?? '', attributes.href ?? '')
      else if (name === 'meta') {
        property = attributes.refines === undefined ? (attributes.property ?? '') : ''
        // EPUB 2 writes the text as an attribute.
        if (attributes.name) addFact(book, attributes.name, attributes.content ?? '')
      }
    },
    text: (text) => {
      if (property) addFact(book, property, text)
    },
    close: () => (property = ''),
  })
  return book
}

const addFact = ({ facts }: Package, property: string, text: string) =>
  facts.push({ property: property.slice(property.indexOf(':') + 1), text: text.trim() })

function itemOf(attributes: Record<string, string>, packagePath: string): Item {
  const { id = '', href = '', 'media-type': mediaType = '', properties = '' } = attributes
  if (isRemote(href)) throw new FileRefused(`needs a remote resource (${href})`)
  const path = posix.join(posix.dirname(packagePath), decodePath(href.split('#')[0]!))
  return { id, path, mediaType, properties: properties.split(/\s+/) }
}

function decodePath(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

function checkPackage(archive: Archive, { version, items, spine, toc }: Package) {
  if (!/^[23]\.\d+$/.test(version)) throw new FileRefused('is no EPUB 2 or 3')
  const missing = items.find(({ path }) => !archive.entries.has(path))
  if (missing) throw new FileRefused(`names ${missing.path} and does not contain it`)
  const ids = new Set(items.map(({ id }) => id))
  const stray = spine.find((id) => !ids.has(id))
  if (stray !== undefined) throw new FileRefused(`reads on in ${stray}, which it does not name`)
  if (spine.length === 0) throw new FileRefused('has no order of reading')
  const hasContents = items.some(({ id, properties }) => properties.includes('nav') || id === toc)
  if (!hasContents) throw new FileRefused('has no table of contents')
  for (const { path, mediaType, properties } of items) {
    if (properties.includes('scripted') || /javascript|ecmascript/.test(mediaType))
      throw new FileRefused(`contains a script (${path})`)
    if (properties.includes('remote-resources'))
      throw new FileRefused(`needs a remote resource (${path})`)
  }
}

/** Checks the pages and style sheets. @returns The number of words of the text. */
async function readPages(archive: Archive, { items, spine }: Package): Promise<number> {
  const read = new Set(spine)
  let words = 0
  for (const { id, path, mediaType, properties } of items) {
    const entry = archive.entries.get(path)!
    if (mediaType === 'text/css') {
      const css = (await readEntry(archive, entry, longestStyle)).toString()
      if (hasRemoteStyle(css)) throw new FileRefused(`needs a remote resource (${path})`)
    } else if (/^(application\/xhtml\+xml|image\/svg\+xml|text\/html)$/.test(mediaType)) {
      const counted = await readPage(archive, path)
      if (read.has(id) && !properties.includes('nav')) words += counted
    }
  }
  return words
}

/** The words of these elements are not part of the text. */
const unread = ['head', 'style', 'script', 'title', 'desc', 'metadata']
/** A word does not continue beyond these elements. */
const blocks = /^(p|div|h[1-6]|li|br|td|th|dt|dd|tr|section|article|blockquote|figcaption|hr|pre)$/

async function readPage(archive: Archive, path: string): Promise<number> {
  const counter = newWordCounter()
  const open: string[] = []
  let styles = ''
  await readXml(archive, archive.entries.get(path)!, {
    open: (element) => {
      const fault = faultOfElement(element)
      if (fault !== undefined) throw new FileRefused(`contains ${fault} in ${path}`)
      open.push(element.name)
      if (blocks.test(element.name)) counter.end()
    },
    text: (text) => {
      if (open.at(-1) === 'style') styles += text
      if (!open.some((name) => unread.includes(name))) counter.add(text)
    },
    close: (name) => {
      open.pop()
      if (blocks.test(name)) counter.end()
    },
    instruction: (target, body) => {
      if (target === 'xml-stylesheet' && isRemote(/href="([^"]*)"/.exec(body)?.[1] ?? ''))
        throw new FileRefused(`needs a remote resource (${path})`)
    },
  })
  if (hasRemoteStyle(styles)) throw new FileRefused(`needs a remote resource (${path})`)
  return counter.count()
}

/** Counts as `countWords` does, in pieces of a text. */
function newWordCounter() {
  let words = 0
  let rest = ''
  const take = (list: string[]) => {
    for (const word of list) if (/[\p{L}\p{N}]/u.test(word)) words += 1
  }
  const end = () => {
    take([rest])
    rest = ''
  }
  return {
    add(text: string) {
      const parts = (rest + text).split(/\s+/)
      rest = parts.pop()!
      take(parts)
    },
    end,
    count: () => {
      end()
      return words
    },
  }
}
