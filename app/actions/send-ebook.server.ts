import type { EbookReader } from '#app/shop/ordering/downloads/ebook-reader.server.ts'
import {
  fetchEbook,
  type FetchEbookOutcome,
} from '#app/shop/ordering/downloads/fetch-ebook.server.ts'
import { epubType } from '#app/shop/exchange/feeds/opds.ts'
import { formatDay } from '#app/i18n/format/format-order.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import { privateHeaders, fileError } from '#app/http/private-file.server.ts'
import type { RequestContext } from '#app/http/request-context.server.ts'

type EbookQuery = { number: string | undefined; file: string | undefined }

/** Responds with a bought file, or a part of it (RFC 9110, section 14), or with the reason why it is refused. */
export async function sendEbook(
  context: RequestContext,
  { number, file }: EbookQuery,
  reader: EbookReader,
): Promise<Response> {
  const { request, now } = context
  const headOnly = request.method === 'HEAD'
  const [range, ifRange] = [request.headers.get('Range'), request.headers.get('If-Range')]
  const fetched = await fetchEbook({ number, file, reader, range, ifRange, headOnly }, now)
  if (fetched.kind !== 'whole' && fetched.kind !== 'part') return refuseEbook(fetched, context)
  const { bytes } = fetched.file
  const { start, end } =
    fetched.kind === 'part' ? fetched.range : { start: 0, end: bytes.length - 1 }
  const body = headOnly ? null : Uint8Array.from(bytes.subarray(start, end + 1))
  return new Response(body, {
    status: fetched.kind === 'part' ? 206 : 200,
    headers: {
      ...privateHeaders,
      'Content-Type': epubType,
      'Content-Disposition': fetched.attachment,
      'Content-Length': String(end - start + 1),
      'Accept-Ranges': 'bytes',
      ETag: fetched.etag,
      ...(fetched.kind === 'part' && { 'Content-Range': `bytes ${start}-${end}/${bytes.length}` }),
    },
  })
}

type FetchEbookRefusal = Exclude<FetchEbookOutcome, { kind: 'whole' | 'part' }>

function refuseEbook(fetched: FetchEbookRefusal, { t, language }: RequestContext): Response {
  switch (fetched.kind) {
    case 'forbidden':
      return fileError(403, t('refusal.downloads.forbidden'))
    case 'gone':
      return fileError(503, t('refusal.downloads.gone', { email: seller().email }))
    case 'out-of-range':
      return fileError(416, t('refusal.downloads.range'), {
        'Content-Range': `bytes */${fetched.size}`,
      })
    case 'closed': {
      const { opening } = fetched
      if ('from' in opening) {
        const day = formatDay(opening.from, language)
        return fileError(403, t(`refusal.downloads.${opening.kind}`, { day }))
      }
      return fileError(
        opening.kind === 'revoked' ? 410 : 403,
        t(`refusal.downloads.${opening.kind}`),
      )
    }
  }
}
