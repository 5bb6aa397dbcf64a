import { createHash } from 'node:crypto'
import { drawCoverPng } from './cover-png.server.ts'
import type { EpubBook } from './epub-book.ts'
import { makeEpub } from './epub.server.ts'
import { findEpubBook } from './find-ebook.server.ts'

/**
 * Holds the current file of an e-book. `hash`: SHA-256 of its bytes; `edition`: a hash of the
 * book's content, which stays the same if only a price or another catalogue value changes.
 */
export type EbookFile = { bytes: Uint8Array; hash: string; edition: string }

/** A demo book takes some 60 kB, so this holds the files of many customers' pages. */
const maxCachedBytes = 32 * 1024 * 1024

type CacheEntry = {
  /** The value is a hash of everything that the file is made of. */
  facts: string
  /** Simultaneous requests wait for the same file. */
  file: Promise<EbookFile>
  /** The size is 0 until the file exists. */
  size: number
}

/** Maps product ids to entries, the least recently used first. */
const cache = new Map<string, CacheEntry>()
let cachedBytes = 0

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

/**
 * Returns the file of a product that is an e-book, created on request: the same book gives the same
 * bytes in every process. At most 32 MB of files are cached, each until its book changes.
 */
export async function findEbookFile(productId: string): Promise<EbookFile | undefined> {
  const book = await findEpubBook(productId)
  if (!book) return undefined
  const facts = sha256(JSON.stringify(book))
  const known = cache.get(productId)
  if (known) drop(productId, known)
  const entry = known?.facts === facts ? known : { facts, file: make(book), size: 0 }
  cache.set(productId, entry)
  cachedBytes += entry.size
  try {
    const file = await entry.file
    if (cache.get(productId) === entry && entry.size === 0) cacheBytes(entry, file)
    return file
  } catch (error) {
    if (cache.get(productId) === entry) drop(productId, entry)
    throw error
  }
}

async function make(book: EpubBook): Promise<EbookFile> {
  const bytes = makeEpub(book, await drawCoverPng(book.coverSvg))
  // The edition leaves out the date of the last change, which also moves with a price.
  const edition = { ...book, modified: '' }
  return { bytes, hash: sha256(bytes), edition: sha256(JSON.stringify(edition)) }
}

function drop(productId: string, { size }: CacheEntry) {
  cache.delete(productId)
  cachedBytes -= size
}

function cacheBytes(entry: CacheEntry, { bytes }: EbookFile) {
  entry.size = bytes.length
  cachedBytes += entry.size
  for (const [id, oldest] of cache) {
    if (cachedBytes <= maxCachedBytes) break
    drop(id, oldest)
  }
}
