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
const mostKeptBytes = 32 * 1024 * 1024

type Kept = {
  /** A hash of all that the file is made of. */
  facts: string
  /** Simultaneous requests wait for the same file. */
  file: Promise<EbookFile>
  /** 0 until it is made. */
  size: number
}

/** By product, the one asked for longest ago first. */
const kept = new Map<string, Kept>()
let keptBytes = 0

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

/**
 * The file of a product that is an e-book, made where it is asked for: the same book gives the same bytes in
 * every process. What was made is kept in memory, 32 MB at most, as long as its book stays as it is.
 */
export async function findEbookFile(productId: string): Promise<EbookFile | undefined> {
  const book = await findEpubBook(productId)
  if (!book) return undefined
  const facts = sha256(JSON.stringify(book))
  const known = kept.get(productId)
  if (known) drop(productId, known)
  const entry = known?.facts === facts ? known : { facts, file: make(book), size: 0 }
  kept.set(productId, entry)
  keptBytes += entry.size
  try {
    const file = await entry.file
    if (kept.get(productId) === entry && entry.size === 0) keepBytes(entry, file)
    return file
  } catch (error) {
    if (kept.get(productId) === entry) drop(productId, entry)
    throw error
  }
}

async function make(book: EpubBook): Promise<EbookFile> {
  const bytes = makeEpub(book, await drawCoverPng(book.coverSvg))
  // A day on which only a price changed makes no other edition.
  const edition = { ...book, modified: '' }
  return { bytes, hash: sha256(bytes), edition: sha256(JSON.stringify(edition)) }
}

function drop(productId: string, { size }: Kept) {
  kept.delete(productId)
  keptBytes -= size
}

function keepBytes(entry: Kept, { bytes }: EbookFile) {
  entry.size = bytes.length
  keptBytes += entry.size
  for (const [id, oldest] of kept) {
    if (keptBytes <= mostKeptBytes) break
    drop(id, oldest)
  }
}
