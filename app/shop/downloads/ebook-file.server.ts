import { createHash } from 'node:crypto'
import { makeEpub } from './epub.server.ts'
import { findEpubBook } from './find-ebook.server.ts'

/**
 * The file of an e-book as it is today. `hash`: SHA-256 of its bytes; `edition`: of what is written in it alone, which
 * stays the same where no more than a price or a word of the catalogue was changed.
 */
export type EbookFile = { bytes: Uint8Array; hash: string; edition: string }

/** A book of the demo takes some 40 kB: as much as a customer's page shows, and many more. */
const mostKeptBytes = 32 * 1024 * 1024

/** By product, the one asked for longest ago first. */
const kept = new Map<string, { facts: string; file: EbookFile }>()
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
  if (known) drop(productId, known.file)
  const file = known?.facts === facts ? known.file : make(book)
  keep(productId, facts, file)
  return file
}

function make(book: NonNullable<Awaited<ReturnType<typeof findEpubBook>>>): EbookFile {
  const bytes = makeEpub(book)
  // A day on which only a price changed makes no other edition.
  const edition = { ...book, modified: '' }
  return { bytes, hash: sha256(bytes), edition: sha256(JSON.stringify(edition)) }
}

function drop(productId: string, { bytes }: EbookFile) {
  kept.delete(productId)
  keptBytes -= bytes.length
}

function keep(productId: string, facts: string, file: EbookFile) {
  kept.set(productId, { facts, file })
  keptBytes += file.bytes.length
  for (const [id, { file: oldest }] of kept) {
    if (keptBytes <= mostKeptBytes) break
    drop(id, oldest)
  }
}
