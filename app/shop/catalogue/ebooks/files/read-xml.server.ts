import type { Entry } from 'yauzl'
import { SaxesParser, type SaxesAttributeNS } from 'saxes'
import { htmlEntities } from '#app/shop/catalogue/text/html-entities.ts'
import type { XmlElement } from './epub-content-faults.ts'
import { FileRefused } from './file-refused.ts'
import { describeArchiveFault, type Archive } from './open-archive.server.ts'

/** A page of a book may have this many bytes; a longer one would stop most reading systems. */
const longestPage = 32 * 1024 * 1024
/** The parser keeps the open elements in memory. */
const deepest = 250
/** An element or an attribute takes as long as this many bytes of text. */
const costOfMarkup = 64
/** The parser keeps the attributes of an element in memory, where each takes some hundred bytes. */
const mostAttributes = 1_000

/** These document types are known without being loaded. */
const publicTypes =
  /^PUBLIC\s+(["'])[^"']+\1\s+(["'])(?:https?:\/\/(?:www\.w3\.org|www\.daisy\.org|www\.idpf\.org|openebook\.org)\/[^"']*)?\2$/
const plainTypes = /^(?:SYSTEM\s+(["'])about:legacy-compat\1)?$/
/** The names of HTML's characters, such as `&nbsp;`, belong to this document type, which EPUB 2 uses. */
const xhtmlType = /^PUBLIC\s+["']-\/\/W3C\/\/DTD XHTML 1\.[01]/

export type XmlHandlers = {
  open: (element: XmlElement) => void
  text?: (text: string) => void
  close?: (name: string) => void
  /** It receives the target of a processing instruction. */
  instruction?: (target: string, body: string) => void
}

/**
 * Parses an XML file of an archive as it is unpacked.
 * @throws {FileRefused} if it is not well-formed, or too long or deep.
 */
export async function readXml(archive: Archive, entry: Entry, handlers: XmlHandlers) {
  const { fileName, uncompressedSize } = entry
  if (uncompressedSize > longestPage) throw new FileRefused(`contains ${fileName} with over 32 MB`)
  const parser = newParser(archive, fileName, handlers)
  let decoder: TextDecoder | undefined
  try {
    for await (const part of (await archive.open(entry)) as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(encodingOf(part), { fatal: true })
      parser.write(decoder.decode(part, { stream: true }))
    }
    parser.write(decoder?.decode() ?? '').close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new FileRefused(`contains ${fileName}, which is not in UTF-8`)
    throw describeArchiveFault(error)
  }
}

const encodingOf = ([first, second]: Buffer) => {
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8'
}

type Parser = SaxesParser<{ xmlns: true }>

function newParser(
  archive: Archive,
  fileName: string,
  { open, text, close, instruction }: XmlHandlers,
): Parser {
  const parser: Parser = new SaxesParser({ xmlns: true })
  const refuse = (fault: string) => {
    throw new FileRefused(`contains ${fileName}, which ${fault}`)
  }
  let depth = 0
  parser.on('error', ({ message }) => refuse(`is not well-formed (${message})`))
  parser.on('xmldecl', ({ encoding }) => {
    if (!/^(?:utf-?8|utf-?16(?:[bl]e)?|us-ascii)$/i.test(encoding ?? 'utf-8'))
      refuse(`says that it is in ${encoding} and not in UTF-8`)
  })
  parser.on('doctype', (doctype) => takeType(parser, doctype, refuse))
  let attributeCount = 0
  parser.on('attribute', () => {
    if (++attributeCount > mostAttributes) refuse('has too many attributes in one element')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    attributeCount = 0
    depth += 1
    if (depth > deepest) refuse('is nested too deeply')
    const found = Object.values(attributes)
    archive.addWork(costOfMarkup * (1 + found.length))
    open({ name: local.toLowerCase(), uri, ...attributesOf(found) })
  })
  parser.on('closetag', ({ local }) => {
    depth -= 1
    close?.(local.toLowerCase())
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  if (instruction)
    parser.on('processinginstruction', ({ target, body }) => instruction(target, body))
  return parser
}

/** A document type could define what a page contains, or name a file that does. */
function takeType(parser: Parser, doctype: string, refuse: (fault: string) => void) {
  if (/[[<]/.test(doctype)) refuse('defines entities (DOCTYPE)')
  const type = doctype.trim().replace(/^\S+\s*/, '')
  if (!publicTypes.test(type) && !plainTypes.test(type)) refuse('has an unknown DOCTYPE')
  if (!xhtmlType.test(type)) return
  for (const [name, letter] of htmlEntities) parser.ENTITIES[name] = letter
}

function attributesOf(found: SaxesAttributeNS[]): Pick<XmlElement, 'attributes' | 'all'> {
  const bare = found.filter(({ prefix }) => prefix === '')
  return {
    attributes: Object.fromEntries(bare.map(({ name, value }) => [name, value])),
    all: found.map(({ local, uri, value }) => ({ name: local.toLowerCase(), uri, value })),
  }
}
