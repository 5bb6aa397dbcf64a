import { findOrderOfReader, type EbookReader } from './ebook-reader.server.ts'
import { countDownload, findBoughtEbook } from './bought-ebooks.server.ts'
import { isNewDownload, isProbe, parseRange, type ByteRange } from './byte-range.ts'
import type { EbookFile } from '#app/shop/catalogue/ebooks/ebook-file.server.ts'
import { ebookAccess, type EbookAccess } from '#app/shop/ordering/orders/ebook-right.ts'
import { attachmentOf } from './file-name.ts'

/** Holds a request for a file. `number` and `file` are as in the URL. */
export type FetchEbookParams = {
  number: string | undefined
  file: string | undefined
  reader: EbookReader
  range: string | null
  ifRange: string | null
  /** A HEAD request downloads nothing. */
  headOnly: boolean
}

export type FetchEbookOutcome =
  | { kind: 'whole'; file: EbookFile; etag: string; attachment: string }
  | { kind: 'part'; file: EbookFile; etag: string; attachment: string; range: ByteRange }
  | { kind: 'out-of-range'; size: number }
  /** The e-book is another reader's or does not exist; the response does not reveal which. */
  | { kind: 'forbidden' }
  | { kind: 'closed'; opening: Exclude<EbookAccess, { kind: 'open' }> }
  /** The shop no longer has its text. */
  | { kind: 'gone' }

/**
 * Returns a bought file for its reader, whole or in part. A new download is counted; see
 * `isNewFetch`.
 */
export async function fetchEbook(
  fetching: FetchEbookParams,
  now: number,
): Promise<FetchEbookOutcome> {
  const { number, file: named, reader, headOnly } = fetching
  const [, position] = /^(\d{1,4})\.epub$/.exec(named ?? '') ?? []
  const order = await findOrderOfReader(reader, number, now)
  const bought =
    order !== undefined && position !== undefined
      ? await findBoughtEbook(order, Number(position))
      : undefined
  if (!bought) return { kind: 'forbidden' }
  const opening = ebookAccess(bought, now)
  if (opening.kind !== 'open') return { kind: 'closed', opening }
  // The modules that create files are loaded on first use.
  const { findEbookFile } = await import('#app/shop/catalogue/ebooks/ebook-file.server.ts')
  const file = await findEbookFile(bought.productId)
  if (!file) return { kind: 'gone' }
  const etag = `"${file.hash}"`
  // A part of another edition must not be joined to the reader's part of the old one.
  const isSame = fetching.ifRange === null || fetching.ifRange === etag
  const range = isSame && !headOnly ? parseRange(fetching.range, file.bytes.length) : undefined
  if (range === 'none') return { kind: 'out-of-range', size: file.bytes.length }
  const isCounted = !headOnly && !isProbe(range)
  if (isCounted && !(await countDownload(bought, file.edition, !isNewDownload(range), now)))
    return { kind: 'closed', opening: { kind: 'revoked' } }
  const answer = { file, etag, attachment: attachmentOf(bought) }
  return range ? { kind: 'part', range, ...answer } : { kind: 'whole', ...answer }
}
