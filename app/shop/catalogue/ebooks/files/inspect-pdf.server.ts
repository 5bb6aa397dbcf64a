import { readFile } from 'node:fs/promises'
import type { PDFObject } from '@cantoo/pdf-lib'
import { noFacts, type FileFacts } from './file-facts.ts'
import { FileRefused } from './file-refused.ts'
import { checkPackedObjects } from './pdf-streams.server.ts'

/** A PDF is parsed in memory. */
export const largestPdf = 64 * 1024 * 1024

/** Actions that run a program or send data; the value stands at `/S` of an action. */
const actions: Record<string, string> = {
  JavaScript: 'JavaScript',
  Launch: 'an action that starts a program',
  SubmitForm: 'a form that sends data',
  ImportData: 'an action that reads files',
  GoToE: 'an embedded file',
  Rendition: 'an embedded player',
}
const keys: Record<string, string> = {
  JS: 'JavaScript',
  JavaScript: 'JavaScript',
  EmbeddedFiles: 'an embedded file',
  EF: 'an embedded file',
  XFA: 'a form with scripts (XFA)',
  RichMediaContent: 'an embedded player',
}

/**
 * Counts the pages of a PDF and refuses what a reader of a book needs not: scripts, programs, embedded files,
 * encryption.
 * @throws {FileRefused}
 */
export async function inspectPdf(path: string): Promise<FileFacts> {
  const bytes = await readFile(path)
  checkPackedObjects(bytes)
  const pdf = await import('@cantoo/pdf-lib')
  const document = await pdf.PDFDocument.load(bytes, {
    ignoreEncryption: true,
    updateMetadata: false,
    throwOnInvalidObject: false,
  }).catch((error: unknown) => {
    throw new FileRefused(`is a damaged PDF (${(error as Error).message.split('\n')[0]})`)
  })
  if (document.context.trailerInfo.Encrypt !== undefined) throw new FileRefused('is encrypted')
  for (const [, object] of document.context.enumerateIndirectObjects()) refuseActive(pdf, object)
  const pages = countPages(document)
  if (pages === 0) throw new FileRefused('has no pages')
  const isTagged = document.catalog.has(pdf.PDFName.of('StructTreeRoot'))
  const remarks = isTagged ? [] : ['It is not tagged, so screen readers have no order of reading.']
  return { ...noFacts, format: 'pdf', pages, remarks }
}

function countPages(document: { getPageCount: () => number }): number {
  try {
    return document.getPageCount()
  } catch {
    throw new FileRefused('is a damaged PDF (its pages cannot be counted)')
  }
}

type Pdf = typeof import('@cantoo/pdf-lib')

/** Looks into an object and those within it; what it refers to is looked into by itself. */
function refuseActive(pdf: Pdf, root: PDFObject) {
  const open: PDFObject[] = [root]
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    if (object instanceof pdf.PDFArray) open.push(...object.asArray())
    const dictionary = object instanceof pdf.PDFStream ? object.dict : object
    if (!(dictionary instanceof pdf.PDFDict)) continue
    for (const [name, value] of dictionary.entries()) {
      const key = name.decodeText()
      if (Object.hasOwn(keys, key)) throw new FileRefused(`contains ${keys[key]}`)
      const kind = key === 'S' && value instanceof pdf.PDFName ? value.decodeText() : ''
      if (Object.hasOwn(actions, kind)) throw new FileRefused(`contains ${actions[kind]}`)
      open.push(value)
    }
  }
}
