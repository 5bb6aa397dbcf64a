import { readFile } from 'node:fs/promises'
import { noFacts, type FileFacts } from './file-facts.ts'
import { FileRefused } from './file-refused.ts'
import { readObjects, readPackedObjects, type PdfObject } from './pdf-objects.server.ts'
import { isPacked, mostUnpacked, unpackObjects } from './pdf-streams.server.ts'
import { damaged } from './pdf-tokens.server.ts'

/** A PDF is read in memory. */
export const largestPdf = 64 * 1024 * 1024
/** A PDF packs some hundred objects together. */
const mostPacked = 50_000

/** Names of actions, annotations and entries that no book needs; some of them run a program or send data. */
const refusedNames = new Map([
  ['JS', 'contains JavaScript'],
  ['JavaScript', 'contains JavaScript'],
  ['Launch', 'contains an action that starts a program'],
  ['SubmitForm', 'contains a form that sends data'],
  ['ImportData', 'contains an action that reads files'],
  ['GoToE', 'contains an embedded file'],
  ['EF', 'contains an embedded file'],
  ['EmbeddedFile', 'contains an embedded file'],
  ['EmbeddedFiles', 'contains an embedded file'],
  ['FileAttachment', 'contains an embedded file'],
  ['XFA', 'contains a form with scripts (XFA)'],
  ['Rendition', 'contains an embedded player'],
  ['RichMedia', 'contains an embedded player'],
  ['RichMediaContent', 'contains an embedded player'],
  ['RichMediaExecute', 'contains an embedded player'],
  ['Encrypt', 'is encrypted'],
])

/**
 * Counts the pages of a PDF and refuses what a reader of a book needs not: scripts, programs, embedded files,
 * encryption. Names are refused wherever they stand, so neither references nor the table of objects are trusted.
 * @throws {FileRefused}
 */
export async function inspectPdf(path: string): Promise<FileFacts> {
  const bytes = await readFile(path)
  const summary = new Summary()
  const packed: PdfObject[] = []
  for (const object of readObjects(bytes, (name) => summary.noteName(name))) {
    if (isPacked(object) && packed.push(object) > mostPacked)
      throw damaged('too many streams of packed objects')
    summary.noteObject(object)
  }
  let left = mostUnpacked
  for (const object of packed) {
    const { unpacked, heads } = unpackObjects(bytes, object, left)
    left -= unpacked.length
    for (const inner of readPackedObjects(unpacked, heads, (name) => summary.noteName(name)))
      summary.noteObject(inner)
  }
  if (summary.packedNames !== packed.length) throw damaged('the type of packed objects elsewhere')
  return { ...noFacts, format: 'pdf', ...summary.facts() }
}

class Summary {
  /** Counts how often the type of packed objects is named. */
  packedNames = 0
  private readonly pages = new Set<number>()
  private counted: number | undefined
  private hasCatalog = false
  private isTagged = false

  noteName(name: string) {
    if (name === 'ObjStm') this.packedNames++
    const reason = refusedNames.get(name)
    if (reason !== undefined)
      throw new FileRefused(reason, name === 'Encrypt' ? 'protected' : 'active')
  }

  noteObject({ number, entries }: PdfObject) {
    const type = entries.get('Type')
    if (type === '/Page') this.pages.add(number)
    if (type === '/Catalog') {
      this.hasCatalog = true
      this.isTagged ||= entries.has('StructTreeRoot')
    }
    const count = entries.get('Count') ?? ''
    if (type === '/Pages' && !entries.has('Parent') && /^\d{1,8}$/.test(count))
      this.counted = Number(count)
  }

  /** An updated file may still have pages that it shows no more, so the number of them is an upper bound. */
  facts(): Pick<FileFacts, 'pages' | 'remarks'> {
    if (!this.hasCatalog) throw damaged('it has no catalog')
    const pages = Math.min(this.counted ?? Infinity, this.pages.size)
    if (pages === 0) throw new FileRefused('has no pages', 'pages')
    return {
      pages,
      remarks: this.isTagged
        ? []
        : ['It is not tagged, so screen readers have no order of reading.'],
    }
  }
}
