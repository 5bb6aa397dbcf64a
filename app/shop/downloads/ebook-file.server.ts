import { createHash } from 'node:crypto'
import { drawCoverPng } from './cover-png.server.ts'
import type { EpubBook } from './epub-book.ts'
import { makeEpub } from './epub.server.ts'
import { findEpubBook } from './find-ebook.server.ts'

/**
 * The file of an e-book as it is today. `hash`: SHA-256 of its bytes; `edition`: of what is written in it alone, which
 * stays the same where no more than a price or a word of the catalogue was changed.
 */
export type EbookFile = { bytes: Uint8Array; hash: string; edition: string }

/** A book of the demo takes some 60 kB: as much as a customer's page shows, and many more. */
const maxCachedBytes = 32 * 1024 * 1024

type CacheEntry = {
  /** A hash of all that the file is made of. */
  facts: string
  /** Simultaneous requests wait for the same file. */
  file: Promise<EbookFile>
  /** 0 until it is made. */
  size: number
}

/** By product, the one asked for longest ago first. */
const cache = new Map<string, CacheEntry>()
let cachedBytes = 0

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

/**
 * The file of a product that is an e-book, made where it is asked for: the same book gives the same bytes in
 * every process. What was made is kept in memory, 32 MB at most, as long as its book stays as it is.
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
  // A day on which only a price changed makes no other edition.
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
