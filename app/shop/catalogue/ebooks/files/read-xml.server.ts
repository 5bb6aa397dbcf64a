import type { Entry } from 'yauzl'
import { SaxesParser } from 'saxes'
import type { XmlElement } from './epub-content-faults.ts'
import { FileRefused } from './file-refused.ts'
import { describeArchiveFault, type Archive } from './open-archive.server.ts'

/** A page of a book may have this many bytes; a longer one would stop most reading systems. */
const longestPage = 32 * 1024 * 1024
/** The parser keeps the open elements in memory. */
const deepest = 500
/** XHTML with the document type of EPUB 2 may use the names of HTML's characters, such as `&nbsp;`. */
const isNamedCharacter = (message: string) => message.includes('undefined entity')

export type XmlHandlers = {
  /** Names are without prefix and in lower case; so are the names of attributes. */
  open: (element: XmlElement) => void
  text?: (text: string) => void
  close?: (name: string) => void
  /** It receives the target of a processing instruction. */
  instruction?: (target: string, body: string) => void
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

/**
 * Parses an XML file of an archive as it is unpacked.
 * @throws {FileRefused} if it is not well-formed, or too long or deep.
 */
export async function readXml(archive: Archive, entry: Entry, handlers: XmlHandlers) {
  const { fileName, uncompressedSize } = entry
  if (uncompressedSize > longestPage) throw new FileRefused(`contains ${fileName} with over 32 MB`)
  const parser = newParser(fileName, handlers)
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

function newParser(fileName: string, { open, text, close, instruction }: XmlHandlers) {
  const parser = new SaxesParser()
  let depth = 0
  let hasType = false
  parser.on('doctype', () => (hasType = true))
  parser.on('error', (error) => {
    if (hasType && isNamedCharacter(error.message)) return
    throw new FileRefused(`contains ${fileName}, which is not well-formed (${error.message})`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > deepest) throw new FileRefused(`contains ${fileName}, which is nested too deeply`)
    const named = Object.entries(attributes).map(([key, value]) => [localName(key), value])
    open({
      name: localName(name),
      attributes: Object.fromEntries(named) as XmlElement['attributes'],
    })
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    close?.(localName(name))
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  if (instruction)
    parser.on('processinginstruction', ({ target, body }) => instruction(target, body))
  return parser
}
