import { findOrderOfReader, type EbookReader } from './ebook-reader.server.ts'
import { countFetch, findBoughtEbook } from './bought-ebooks.server.ts'
import { isNewFetch, isProbe, parseRange, type ByteRange } from './byte-range.ts'
import type { EbookFile } from './ebook-file.server.ts'
import { openingOf, type Opening } from './ebook-right.ts'
import { attachmentOf } from './file-name.ts'

/** What a request for a file asks. `number` and `file` as they stand in the address. */
export type Fetching = {
  number: string | undefined
  file: string | undefined
  reader: EbookReader
  range: string | null
  ifRange: string | null
  /** HEAD: nothing is fetched. */
  headOnly: boolean
}

export type Fetched =
  | { kind: 'whole'; file: EbookFile; etag: string; attachment: string }
  | { kind: 'part'; file: EbookFile; etag: string; attachment: string; range: ByteRange }
  | { kind: 'out-of-range'; size: number }
  /** Not theirs, or not there: nobody is told which. */
  | { kind: 'forbidden' }
  | { kind: 'closed'; opening: Exclude<Opening, { kind: 'open' }> }
  /** The shop has no text of it any more. */
  | { kind: 'gone' }

/** A bought file for who may have it, whole or in part. A new fetching is counted; see `isNewFetch`. */
export async function fetchEbook(fetching: Fetching, now: number): Promise<Fetched> {
  const { number, file: named, reader, headOnly } = fetching
  const [, position] = /^(\d{1,4})\.epub$/.exec(named ?? '') ?? []
  const order = await findOrderOfReader(reader, number, now)
  const bought =
    order !== undefined && position !== undefined
      ? await findBoughtEbook(order, Number(position))
      : undefined
  if (!bought) return { kind: 'forbidden' }
  const opening = openingOf(bought, now)
  if (opening.kind !== 'open') return { kind: 'closed', opening }
  // What makes files is loaded where one is asked for.
  const { findEbookFile } = await import('./ebook-file.server.ts')
  const file = await findEbookFile(bought.productId)
  if (!file) return { kind: 'gone' }
  const etag = `"${file.hash}"`
  // A part of another edition must not be joined to what the reader has of the old one.
  const isSame = fetching.ifRange === null || fetching.ifRange === etag
  const range = isSame && !headOnly ? parseRange(fetching.range, file.bytes.length) : undefined
  if (range === 'none') return { kind: 'out-of-range', size: file.bytes.length }
  const isCounted = !headOnly && !isProbe(range)
  if (isCounted && !(await countFetch(bought, file.edition, !isNewFetch(range), now)))
    return { kind: 'closed', opening: { kind: 'revoked' } }
  const answer = { file, etag, attachment: attachmentOf(bought) }
  return range ? { kind: 'part', range, ...answer } : { kind: 'whole', ...answer }
}
