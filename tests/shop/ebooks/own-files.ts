import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync, type Zippable } from 'fflate'

const folder = mkdtempSync(join(process.env.DATA_DIR!, 'own-files-'))
let written = 0

/** Writes a file under a name of its own in a folder for tests. Returns its path. */
export function writeOwn(bytes: Uint8Array | string, ending: string): string {
  const path = join(folder, `${(written += 1)}.${ending}`)
  writeFileSync(path, bytes)
  return path
}

const container = `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/>
</rootfiles></container>`

type OwnEpub = {
  /** The text of the only chapter, as XHTML. */
  body?: string
  /** What stands in its head, and before its root. */
  head?: string
  prolog?: string
  /** How the package names the type of the chapter. */
  mediaType?: string
  /** Further metadata of the package document. */
  metadata?: string
  /** Further items of its manifest. */
  items?: string
  /** Further or other files; null leaves one out. */
  files?: Record<string, string | Uint8Array | null>
}

const page = (
  body: string,
  { head = '', prolog = '' }: OwnEpub = {},
) => `<?xml version="1.0" encoding="UTF-8"?>
${prolog}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head><title>Rain</title>${head}</head><body>${body}</body></html>`

const packageOf = ({
  metadata = '',
  items = '',
  mediaType = 'application/xhtml+xml',
}: OwnEpub) => `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:7c6e9c6f-3b0e-4a3a-9f52-0d7f6b1d0c11</dc:identifier>
<dc:title>Rain</dc:title><dc:language>en</dc:language>
<meta property="dcterms:modified">2026-11-01T00:00:00Z</meta>${metadata}</metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="one" href="one.xhtml" media-type="${mediaType}"/>${items}</manifest>
<spine><itemref idref="one"/></spine></package>`

const navigation = page(
  '<nav epub:type="toc"><h1>Contents</h1><ol><li><a href="one.xhtml">One</a></li></ol></nav>',
)

/** Returns an EPUB 3 of one chapter, `<p>It rained all day.</p>`, in which EPUBCheck finds no fault. */
export function ownEpub(facts: OwnEpub = {}): Uint8Array {
  const files: OwnEpub['files'] = {
    'META-INF/container.xml': container,
    'OEBPS/book.opf': packageOf(facts),
    'OEBPS/nav.xhtml': navigation,
    'OEBPS/one.xhtml': page(facts.body ?? '<p>It rained all day.</p>', facts),
    ...facts.files,
  }
  const zip: Zippable = { mimetype: [strToU8('application/epub+zip'), { level: 0 }] }
  for (const [name, text] of Object.entries(files))
    if (text !== null) zip[name] = typeof text === 'string' ? strToU8(text) : text
  return zipSync(zip)
}

/** One frame of silence in MPEG 1 layer III: 128 kbit/s at 44.1 kHz, 417 bytes for 1,152 samples. */
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])

/** Returns an MP3 of silence. */
export const ownMp3 = (seconds: number): Uint8Array =>
  Buffer.concat(Array<Buffer>(Math.round((seconds * 44_100) / 1152)).fill(frame))

export const ownZip = (files: Zippable): Uint8Array => zipSync(files, { level: 0 })

const box = (type: string, ...parts: Uint8Array[]) => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const numbers = (...words: number[]) => {
  const bytes = Buffer.alloc(words.length * 4)
  words.forEach((word, n) => bytes.writeUInt32BE(word, n * 4))
  return bytes
}

type OwnM4b = { bytes?: number; codec?: string }

/** Returns an M4B that says how long it plays, with as many bytes of sound as asked for. */
export function ownM4b(seconds: number, { bytes = 1000, codec = 'mp4a' }: OwnM4b = {}): Uint8Array {
  const scale = 1000
  const text = (words: string) => Buffer.from(words, 'latin1')
  const sound = box(codec, Buffer.alloc(28))
  const table = box(
    'stbl',
    box('stsd', numbers(0, 1), sound),
    box('stts', numbers(0, 0)),
    box('stsc', numbers(0, 0)),
    box('stsz', numbers(0, 0, 0)),
    box('stco', numbers(0, 0)),
  )
  const media = box(
    'mdia',
    box('mdhd', numbers(0, 0, 0, scale, seconds * scale, 0)),
    box('hdlr', numbers(0, 0), text('soun'), Buffer.alloc(13)),
    box('minf', table),
  )
  const header = box('mvhd', numbers(0, 0, 0, scale, seconds * scale, 0x10000), Buffer.alloc(76))
  return Buffer.concat([
    box('ftyp', text('M4B \0\0\0\0M4B isom')),
    box(
      'moov',
      header,
      box('trak', box('tkhd', numbers(0, 0, 0, 1, 0, seconds * scale), Buffer.alloc(60)), media),
    ),
    box('mdat', Buffer.alloc(bytes)),
  ])
}
