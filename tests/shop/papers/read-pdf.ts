import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPageLeaf,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib'

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const textOfStream = (stream: PDFObject | undefined) =>
  stream instanceof PDFRawStream ? latin1(decodePDFRawStream(stream).decode()) : ''

/** @throws if there is no stream. */
function streamAt(dictionary: PDFDict, key: string): PDFRawStream {
  const found = dictionary.lookup(PDFName.of(key))
  if (found instanceof PDFRawStream) return found
  throw new Error(`There is no stream ${key}`)
}

const nameOf = (name: PDFObject | undefined) => (name instanceof PDFName ? name.decodeText() : '')

/** Returns what the codes of a font mean, as its table for copying says. */
function readCodes(font: PDFDict): Map<string, string> {
  const table = textOfStream(font.lookup(PDFName.of('ToUnicode')))
  const codes = new Map<string, string>()
  for (const [, from, list] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gis)) {
    const meanings = [...list!.matchAll(/<([0-9a-f ]*)>/gi)]
    meanings.forEach(([, hex], n) => {
      const units = (hex!.match(/[0-9a-f]{4}/gi) ?? []).map((unit) => Number.parseInt(unit, 16))
      const code = (Number.parseInt(from!, 16) + n).toString(16).padStart(4, '0')
      codes.set(code, String.fromCharCode(...units))
    })
  }
  return codes
}

/** Returns the texts of a page's content in the order in which they are drawn, those of one element together. */
function readContent(content: string, fonts: Map<string, Map<string, string>>): string[] {
  const texts: string[] = []
  let codes = new Map<string, string>()
  let text = ''
  let depth = 0
  const parts = content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\b(BDC|EMC)\b/g)
  for (const [, font, shown, mark] of parts) {
    if (font) codes = fonts.get(font)!
    if (shown)
      for (const [, hex] of shown.matchAll(/<([0-9a-f]+)>/g))
        text += hex!
          .match(/.{4}/g)!
          .map((code) => codes.get(code) ?? '')
          .join('')
    if (mark) depth += mark === 'BDC' ? 1 : -1
    if (mark && depth === 0 && text) {
      texts.push(text)
      text = ''
    }
  }
  return texts
}

/** Returns the texts of each page. */
export async function readPages(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  return pdf.getPages().map(({ node }) => {
    const fonts = new Map<string, Map<string, string>>()
    const dictionary = node.Resources()!.lookup(PDFName.of('Font'), PDFDict)
    for (const [name] of dictionary.entries())
      fonts.set(nameOf(name), readCodes(dictionary.lookup(name, PDFDict)))
    return readContent(contentOf(node), fonts)
  })
}

function contentOf(page: PDFPageLeaf): string {
  const contents = page.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
  return streams.map((one) => textOfStream(one && page.context.lookup(one))).join('\n')
}

/** Tells whether a font draws the glyph for what it lacks, which PDF/A forbids. */
const drawsMissingGlyph = (pdf: PDFDocument): boolean =>
  pdf
    .getPages()
    .flatMap(({ node }) => [...contentOf(node).matchAll(/<([0-9a-f]+)>(?=[^\]\n]*\] TJ)/g)])
    .some(([, hex]) => hex!.match(/.{4}/g)!.includes('0000'))

export type StructureElement = {
  tag: string
  actual?: string
  alt?: string
  scope?: string
  children: StructureElement[]
}

const stringOf = (value: PDFObject | undefined) =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined

/** Returns the elements that a screen reader goes through. */
export async function readStructure(bytes: Uint8Array): Promise<StructureElement> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const read = (element: PDFDict): StructureElement => {
    const kids = element.lookup(PDFName.of('K'))
    const all = kids instanceof PDFArray ? kids.asArray() : kids ? [kids] : []
    const attributes = element.lookup(PDFName.of('A'))
    const actual = stringOf(element.lookup(PDFName.of('ActualText')))
    const alt = stringOf(element.lookup(PDFName.of('Alt')))
    const scope =
      attributes instanceof PDFDict ? nameOf(attributes.lookup(PDFName.of('Scope'))) : undefined
    return {
      tag: nameOf(element.lookup(PDFName.of('S'))),
      ...(actual !== undefined && { actual }),
      ...(alt !== undefined && { alt }),
      ...(scope && { scope }),
      children: all
        .map((kid) => pdf.context.lookup(kid))
        .filter((kid): kid is PDFDict => kid instanceof PDFDict && kid.has(PDFName.of('S')))
        .map(read),
    }
  }
  const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  return read(root)
}

/** Lists all elements of a tag, in reading order. */
export const elementsOf = (element: StructureElement, tag: string): StructureElement[] => [
  ...(element.tag === tag ? [element] : []),
  ...element.children.flatMap((child) => elementsOf(child, tag)),
]

/** Returns the places of the content that the elements hold, in reading order: the page and the number on it. */
export async function readContentOrder(bytes: Uint8Array): Promise<[number, number][]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const pages = pdf.getPages().map(({ node }) => node)
  const read = (element: PDFDict): [number, number][] => {
    const kids = element.lookup(PDFName.of('K'))
    const all = kids instanceof PDFArray ? kids.asArray() : kids ? [kids] : []
    return all
      .map((kid) => pdf.context.lookup(kid))
      .flatMap((kid): [number, number][] => {
        const owner = kid instanceof PDFDict && kid.has(PDFName.of('MCID')) ? kid : element
        const id = kid instanceof PDFDict ? kid.lookup(PDFName.of('MCID')) : kid
        if (!(id instanceof PDFNumber)) return kid instanceof PDFDict ? read(kid) : []
        const page = (owner.lookup(PDFName.of('Pg')) ?? element.lookup(PDFName.of('Pg'))) as PDFDict
        return [[pages.findIndex((one) => one === page), id.asNumber()]]
      })
  }
  return read(pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict))
}

/** Lists the keys in a file that make anything transparent, with their values. */
const transparencyIn = (pdf: PDFDocument): string[] =>
  pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFRawStream ? object.dict : object))
    .filter((object) => object instanceof PDFDict)
    .flatMap((object) =>
      ['SMask', 'ca', 'CA', 'BM', 'Group']
        .filter((key) => object.has(PDFName.of(key)))
        .map((key) => `${key} ${String(object.lookup(PDFName.of(key)))}`),
    )

/** Returns what makes a file one by PDF/A-3b, as far as it can be seen without a validator. */
export async function readClaims(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const { catalog } = pdf
  const intent = catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict)
  const fonts = pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFDict)
    .filter((object) => nameOf(object.lookup(PDFName.of('Type'))) === 'FontDescriptor')
  const names = catalog.lookupMaybe(PDFName.of('Names'), PDFDict)
  return {
    header: latin1(bytes.subarray(0, 8)),
    language: stringOf(catalog.lookup(PDFName.of('Lang'))),
    isMarked: String(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).lookup(PDFName.of('Marked'))),
    showsTitle: String(
      catalog
        .lookup(PDFName.of('ViewerPreferences'), PDFDict)
        .lookup(PDFName.of('DisplayDocTitle')),
    ),
    title: pdf.getTitle(),
    intent: stringOf(intent.lookup(PDFName.of('OutputConditionIdentifier'))),
    profileColours: streamAt(intent, 'DestOutputProfile')
      .dict.lookup(PDFName.of('N'), PDFNumber)
      .asNumber(),
    metadata: Buffer.from(streamAt(catalog, 'Metadata').getContents()).toString('utf8'),
    fontsWithoutFile: fonts.filter((font) => !font.has(PDFName.of('FontFile2'))).length,
    fonts: fonts.length,
    hasScript: names?.has(PDFName.of('JavaScript')) ?? false,
    isEncrypted: pdf.isEncrypted,
    transparency: transparencyIn(pdf),
    drawsMissingGlyph: drawsMissingGlyph(pdf),
    createdAt: pdf.getCreationDate()?.toISOString(),
    author: pdf.getAuthor(),
  }
}

/** Returns the file that a PDF carries as another form of itself; undefined if it carries none. */
export async function readAttachment(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const files = pdf.catalog.lookupMaybe(PDFName.of('AF'), PDFArray)
  if (!files) return undefined
  const file = files.lookup(0, PDFDict)
  const stream = streamAt(file.lookup(PDFName.of('EF'), PDFDict), 'F')
  const names = pdf.catalog
    .lookup(PDFName.of('Names'), PDFDict)
    .lookup(PDFName.of('EmbeddedFiles'), PDFDict)
    .lookup(PDFName.of('Names'), PDFArray)
  return {
    count: files.size(),
    name: stringOf(file.lookup(PDFName.of('UF'))),
    relationship: nameOf(file.lookup(PDFName.of('AFRelationship'))),
    type: nameOf(stream.dict.lookup(PDFName.of('Subtype'))),
    isDated: stream.dict.lookup(PDFName.of('Params'), PDFDict).has(PDFName.of('ModDate')),
    isListed: names.get(1) === files.get(0),
    content: Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8'),
  }
}
