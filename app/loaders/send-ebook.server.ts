import { formatDay } from '#app/i18n/format/format-order.ts'
import { ebookFormats } from '#app/shop/catalogue/products/ebook-format.ts'
import type { SoldFile } from '#app/shop/catalogue/ebooks/sold-file.server.ts'
import { hasBytes, readBytes } from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import {
  countDownload,
  fetchEbook,
  type FetchEbookOutcome,
  type FetchEbookParams,
} from '#app/shop/ordering/downloads/fetch-ebook.server.ts'
import { parseRange, type ByteRange } from '#app/http/byte-range.ts'
import { fileError, privateHeaders, refusePrefetch } from '#app/http/private-file.server.ts'
import type { RequestContext } from '#app/http/request-context.server.ts'
import { streamChunks, type Pacing } from './stream-chunks.server.ts'
import { attachmentOf } from './attachment.ts'

type SendEbookContext = Pick<RequestContext, 'request' | 'language' | 't' | 'now'> & Pacing

/**
 * Responds with a bought file, or a part of it (RFC 9110, section 14), or with the reason why it is refused. What is
 * sent is counted first, so that a right revoked meanwhile sends nothing.
 */
export async function sendEbook(
  context: SendEbookContext,
  ebook: FetchEbookParams,
): Promise<Response> {
  const { request, t, now } = context
  const refused = refusePrefetch(request)
  if (refused) return refused
  const fetched = await fetchEbook(ebook, now)
  if (fetched.kind !== 'open') return refuseEbook(fetched, context)
  const { line, file } = fetched
  const { size, fileId } = file
  if (fileId !== null && !(await hasBytes({ kind: 'ebook', key: fileId })))
    return fileError(404, t('refusal.downloads.gone', { email: seller().email }))
  const etag = `"${file.hash}"`
  const range = requestedRange(request, etag, size)
  if (range === 'none')
    return fileError(416, t('refusal.downloads.range'), { 'Content-Range': `bytes */${size}` })
  const isCounted = request.method !== 'HEAD' && !isRangeTest(range)
  if (isCounted && !(await countDownload(line, file.edition, !isNewDownload(range), now)))
    return refuseEbook({ kind: 'closed', access: { kind: 'revoked' } }, context)
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const { mediaType, ending } = ebookFormats[file.format]
  const body = request.method === 'HEAD' ? null : bodyOf(file, { start, end }, context)
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...privateHeaders,
      'Content-Type': mediaType,
      'Content-Disposition': attachmentOf(line, ending),
      'Content-Length': String(end - start + 1),
      'Accept-Ranges': 'bytes',
      ETag: etag,
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
  })
}

const bodyOf = (
  file: SoldFile,
  { start, end }: ByteRange,
  { request, drained }: SendEbookContext,
) =>
  file.fileId === null
    ? Uint8Array.from(file.bytes.subarray(start, end + 1))
    : streamChunks(readBytes({ kind: 'ebook', key: file.fileId }, start, end), {
        signal: request.signal,
        drained,
      })

/** Returns the range that a request asks for; only GET has ranges. See `parseRange`. */
function requestedRange({ method, headers }: Request, etag: string, size: number) {
  const ifRange = headers.get('If-Range')
  // A part of another edition must not be joined to the reader's part of the old one.
  const isSame = ifRange === null || ifRange === etag
  return isSame && method !== 'HEAD' ? parseRange(headers.get('Range'), size) : undefined
}

/** Players and browsers request the first bytes to learn whether ranges are supported. */
const firstBytes = 2

/** Returns whether a request only tests the support of ranges. */
const isRangeTest = (range: ByteRange | undefined): boolean =>
  range !== undefined && range.start === 0 && range.end < firstBytes

/** Returns whether a request starts a new download: of the whole file, or of a part at its start. */
const isNewDownload = (range: ByteRange | undefined): boolean =>
  range === undefined || (range.start === 0 && range.end >= firstBytes)

type FetchEbookRefusal = Exclude<FetchEbookOutcome, { kind: 'open' }>

function refuseEbook(
  fetched: FetchEbookRefusal,
  { t, language }: Pick<SendEbookContext, 't' | 'language'>,
): Response {
  switch (fetched.kind) {
    case 'forbidden':
      return fileError(403, t('refusal.downloads.forbidden'))
    case 'gone':
      return fileError(503, t('refusal.downloads.gone', { email: seller().email }))
    case 'closed': {
      const { access } = fetched
      if ('from' in access) {
        const day = formatDay(access.from, language)
        return fileError(403, t(`refusal.downloads.${access.kind}`, { day }))
      }
      return fileError(access.kind === 'revoked' ? 410 : 403, t(`refusal.downloads.${access.kind}`))
    }
  }
}
