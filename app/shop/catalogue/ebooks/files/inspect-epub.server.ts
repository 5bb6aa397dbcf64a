import { isUtf8 } from 'node:buffer'
import { posix } from 'node:path'
import { open } from 'node:fs/promises'
import { accessibilityOf, type PackageFact } from './epub-accessibility.ts'
import { faultOfElement } from './epub-content-faults.ts'
import { faultOfStyle } from './epub-style-faults.ts'
import { faultOfLoaded } from './epub-url-faults.ts'
import { noFacts, type FileFacts } from './file-facts.ts'
import { FileRefused } from './file-refused.ts'
import { isOfSystem, openArchive, readEntry, type Archive } from './open-archive.server.ts'
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
    await refuseUnlisted(archive, book)
    const words = await readPages(archive, book)
    if (
      words === 0 &&
      !book.items.some(({ mediaType }) => /^(image|audio|video)\//.test(mediaType))
    )
      throw new FileRefused('holds nothing to read', 'pages')
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
  if (found !== undefined) throw new FileRefused(`is copy-protected (${found})`, 'protected')
  const entry = archive.entries.get('META-INF/encryption.xml')
  if (!entry) return
  const refuse = () => {
    throw new FileRefused('is encrypted (META-INF/encryption.xml)', 'protected')
  }
  let isMethodKnown = true
  await readXml(archive, entry, {
    open: ({ name, attributes }) => {
      // A method may be left out, so each encrypted file has to name one of its own.
      if (name === 'encrypteddata') isMethodKnown = false
      if (name !== 'encryptionmethod') return
      isMethodKnown = obfuscations.includes(attributes.Algorithm ?? '')
      if (!isMethodKnown) refuse()
    },
    close: (name) => {
      if (name === 'encrypteddata' && !isMethodKnown) refuse()
    },
  })
}

async function findPackage(archive: Archive): Promise<string> {
  const entry = archive.entries.get('META-INF/container.xml')
  if (!entry) throw new FileRefused('is no EPUB: it lacks META-INF/container.xml')
  const all: string[] = []
  await readXml(archive, entry, {
    open: ({ name, attributes }) => {
      if (name === 'rootfile') all.push(attributes['full-path'] ?? '')
    },
  })
  if (all.length > 1) throw new FileRefused('contains more than one book (META-INF/container.xml)')
  const [found] = all
  if (found === undefined || !archive.entries.has(found))
    throw new FileRefused('is no EPUB: its container names no package document')
  return found
}

type Item = { id: string; path: string; mediaType: string; properties: string[] }
type Package = {
  path: string
  version: string
  items: Item[]
  spine: string[]
  toc: string
  facts: PackageFact[]
}

async function readPackage(archive: Archive, path: string): Promise<Package> {
  const book: Package = { path, version: '', items: [], spine: [], toc: '', facts: [] }
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
  const { id = '', href = '', 'media-type': type = '', properties = '' } = attributes
  if (faultOfLoaded(href) !== undefined)
    throw new FileRefused(`needs a remote resource (${href})`, 'remote')
  // Reading systems ignore case, blanks and the parameters of a media type.
  const mediaType = type.split(';')[0]!.trim().toLowerCase()
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
  if (!hasContents) throw new FileRefused('has no table of contents', 'contents')
  const read = new Set(spine)
  for (const item of items) checkItem(item, read.has(item.id))
}

const pageTypes = ['application/xhtml+xml', 'image/svg+xml']
/** A book consists of these: pages and styles, pictures, sound, fonts, and what guides a reading system. */
const knownTypes =
  /^(?:text\/css|(?:image|audio|video|font)\/[\w.+-]+|application\/(?:xhtml\+xml|x-dtbncx\+xml|smil\+xml|pls\+xml|(?:x-|vnd\.ms-)?(?:font|opentype)[\w.-]*|vnd\.adobe[\w.-]*\+xml|oebps-page-map\+xml|mp4|ogg))$/

function checkItem({ path, mediaType, properties }: Item, isRead: boolean) {
  if (properties.includes('scripted') || /javascript|ecmascript/.test(mediaType))
    throw new FileRefused(`contains a script (${path})`, 'script')
  if (properties.includes('remote-resources'))
    throw new FileRefused(`needs a remote resource (${path})`, 'remote')
  if (isRead && !pageTypes.includes(mediaType))
    throw new FileRefused(`has ${path} to be read, which is neither XHTML nor SVG (${mediaType})`)
  const isFont = /\.(?:ttf|otf|woff2?)$/i.test(path)
  if (!knownTypes.test(mediaType) && !(isFont && mediaType === 'application/octet-stream'))
    throw new FileRefused(`contains ${path} of a type that no book needs (${mediaType})`)
}

/** These describe the whole file, and no page may link to them. */
const containerFiles = [
  'mimetype',
  ...['container', 'encryption', 'manifest', 'metadata', 'signatures'].map(
    (name) => `META-INF/${name}.xml`,
  ),
  'META-INF/com.apple.ibooks.display-options.xml',
  'META-INF/com.kobobooks.display-options.xml',
  'META-INF/calibre_bookmarks.txt',
]

/** A file that the package does not list could be opened by a link, and nobody would have checked it. */
async function refuseUnlisted(archive: Archive, { path: packagePath, items }: Package) {
  const listed = new Set([packagePath, ...containerFiles])
  for (const { path } of items) {
    if (listed.has(path)) throw new FileRefused(`names ${path} twice`)
    listed.add(path)
  }
  for (const [name, entry] of archive.entries)
    if (!listed.has(name) && !(await isOfSystem(archive, entry)))
      throw new FileRefused(`contains ${name}, which its package does not name`)
}

/** A reading system may go by the name of a file instead of its type. */
const isStyleSheet = ({ path, mediaType }: Item) => mediaType === 'text/css' || /\.css$/i.test(path)
const isPage = ({ path, mediaType }: Item) =>
  mediaType.endsWith('+xml') || /\.(?:x?html?|xht|svgz?|xml|xslt?)$/i.test(path)

/** Checks the pages and style sheets. @returns The number of words of the text. */
async function readPages(archive: Archive, { items, spine }: Package): Promise<number> {
  const read = new Set(spine)
  const [styleSheets, pages] = [items.filter(isStyleSheet), items.filter(isPage)]
  for (const { path } of [...styleSheets, ...pages])
    archive.addWork(archive.entries.get(path)!.uncompressedSize)
  for (const { path } of styleSheets) await checkStyleSheet(archive, path)
  let words = 0
  for (const { id, path, properties } of pages) {
    const counted = await readPage(archive, path)
    if (read.has(id) && !properties.includes('nav')) words += counted
  }
  return words
}

async function checkStyleSheet(archive: Archive, path: string) {
  const bytes = await readEntry(archive, archive.entries.get(path)!, longestStyle)
  const css = bytes.toString()
  const charset = /^\ufeff?@charset\s*["']([^"']*)/i.exec(css)?.[1]
  if (!isUtf8(bytes) || css.includes('\0') || (charset && !/^(?:utf-8|us-ascii)$/i.test(charset)))
    throw new FileRefused(`contains ${path}, which is not in UTF-8`)
  const fault = faultOfStyle(css, archive.addWork)
  if (fault !== undefined) throw new FileRefused(`contains ${fault} in ${path}`, 'active')
}

/** The words of these elements are not part of the text. */
const unread = ['head', 'style', 'script', 'title', 'desc', 'metadata']
/** A word does not continue beyond these elements. */
const blocks = /^(p|div|h[1-6]|li|br|td|th|dt|dd|tr|section|article|blockquote|figcaption|hr|pre)$/

async function readPage(archive: Archive, path: string): Promise<number> {
  const counter = newWordCounter()
  const refuse = (fault: string | undefined) => {
    if (fault !== undefined) throw new FileRefused(`contains ${fault} in ${path}`, 'active')
  }
  let unreadDepth = 0
  let style: string | undefined
  await readXml(archive, archive.entries.get(path)!, {
    open: (element) => {
      const { name } = element
      refuse(
        style === undefined ? faultOfElement(element, archive.addWork) : `<${name}> within a style`,
      )
      if (name === 'style') style = ''
      if (unread.includes(name)) unreadDepth += 1
      if (blocks.test(name)) counter.end()
    },
    text: (text) => {
      if (style !== undefined) style += text
      if (unreadDepth === 0) counter.add(text)
    },
    close: (name) => {
      if (name === 'style') {
        refuse(faultOfStyle(style ?? '', archive.addWork))
        style = undefined
      }
      if (unread.includes(name)) unreadDepth -= 1
      if (blocks.test(name)) counter.end()
    },
    instruction: (target, body) => {
      if (target === 'xml-stylesheet') refuse(faultOfInstruction(body))
    },
  })
  return counter.count()
}

/** A page names a style sheet in this way too; a transformation (XSL) could make anything of the page. */
function faultOfInstruction(body: string): string | undefined {
  const [, , type] = /\btype\s*=\s*(["'])(.*?)\1/.exec(body) ?? []
  const addresses = [...body.matchAll(/\bhref\s*=\s*(["'])(.*?)\1/g)]
  if (type !== 'text/css' || addresses.length !== 1 || body.includes('&'))
    return 'a style sheet that is not CSS'
  return faultOfLoaded(addresses[0]![2]!)
}

/** Counts as `countWords` does, in pieces of a text; a word may continue in the next piece. */
function newWordCounter() {
  let words = 0
  let isCounted = false
  const end = () => (isCounted = false)
  return {
    add(text: string) {
      for (const { 0: part, index } of text.matchAll(/\S+/g)) {
        if (index > 0) end()
        if (isCounted || !/[\p{L}\p{N}]/u.test(part)) continue
        words += 1
        isCounted = true
      }
      if (/\s/.test(text.at(-1) ?? '')) end()
    },
    end,
    count: () => words,
  }
}
