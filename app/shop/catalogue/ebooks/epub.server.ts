import { strToU8, zipSync, type Zippable } from 'fflate'
import { parseIsbn } from '#app/shop/catalogue/text/isbn.ts'
import { formatEpub, rasterCoverPath, type EpubBook } from './epub.ts'
import { uuidOfName } from './uuid.server.ts'

/**
 * The namespace serves the shop's e-books alone; with another one, readers would take every book
 * for a new one.
 */
const ebookNamespace = 'd41b3f0a-6c27-4f5e-9a83-7be05c2f91d6'

/**
 * Returns the e-book's file (`application/epub+zip`). The same book and picture give the same bytes
 * on every machine and day.
 * @param coverPng The cover for reading apps that show no SVG.
 */
export function makeEpub(book: EpubBook, coverPng?: Uint8Array): Uint8Array {
  const files: Zippable = {}
  for (const { path, text } of formatEpub(book, identifierOf(book), coverPng !== undefined))
    // Readers look for the text of `mimetype` at a fixed offset, uncompressed.
    files[path] = path === 'mimetype' ? [strToU8(text), { level: 0 }] : strToU8(text)
  // A PNG is already compressed.
  if (coverPng && files['EPUB/cover.svg']) files[rasterCoverPath] = [coverPng, { level: 0 }]
  // A zip holds local time, and the bytes must not depend on the machine's time zone.
  return zipSync(files, { level: 9, mtime: new Date(1980, 0, 1, 12) })
}

/** Returns the ISBN if it is valid, otherwise a URN made from the product's id. */
function identifierOf({ isbn13, id }: EpubBook): string {
  const isbn = parseIsbn(isbn13 ?? '')
  return isbn.ok ? `urn:isbn:${isbn.isbn13}` : `urn:uuid:${uuidOfName(ebookNamespace, id)}`
}
