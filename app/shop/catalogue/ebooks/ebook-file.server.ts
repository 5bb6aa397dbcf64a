import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { EbookContent } from '#app/database/tables.ts'
import { drawCoverPng } from './cover-png.server.ts'
import type { EpubBook } from './epub-book.ts'
import { makeEpub } from './epub.server.ts'
import { findEpubBook } from './find-ebook.server.ts'

/**
 * Holds the current file of an e-book. `hash`: SHA-256 of its bytes; `edition`: a hash of the
 * book's content, which stays the same if only a price or another catalogue value changes.
 */
export type EbookFile = { bytes: Uint8Array; hash: string; edition: string }

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

/** The key is a hash of everything that a file is made of. Simultaneous requests wait for the same file. */
const cache = new LRUCache<string, EbookFile, EpubBook>({
  // A demo book takes some 60 kB, so this holds the files of many customers' pages.
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length,
  fetchMethod: (_facts, _stale, { context }) => make(context),
  // A file that is evicted before it is there is still sent.
  ignoreFetchAbort: true,
})

/**
 * Returns the file of a product that is an e-book, created on request: the same book gives the same
 * bytes in every process. At most 32 MB of files are cached, by what they are made of.
 * @param content See `findEpubBook`.
 */
export async function findEbookFile(
  productId: string,
  content?: EbookContent,
): Promise<EbookFile | undefined> {
  const context = await findEpubBook(productId, content)
  return context && ensureEbookFile(context)
}

/** Returns the file of a book; see `findEbookFile`. */
export async function ensureEbookFile(context: EpubBook): Promise<EbookFile> {
  return (await cache.fetch(sha256(JSON.stringify(context)), { context }))!
}

async function make(book: EpubBook): Promise<EbookFile> {
  const bytes = makeEpub(book, await drawCoverPng(book.coverSvg))
  // The edition leaves out the date of the last change, which also moves with a price.
  const edition = { ...book, modified: '' }
  return { bytes, hash: sha256(bytes), edition: sha256(JSON.stringify(edition)) }
}
