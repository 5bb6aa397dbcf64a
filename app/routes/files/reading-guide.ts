import type { LoaderFunctionArgs } from '@remix-run/node'
import { findReadingGuide } from '#app/shop/content/reading-guide/find-reading-guide.server.ts'
import { epubType } from '#app/shop/exchange/feeds/opds.ts'
import { feedResponse } from '#app/http/feed-responses.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { attachmentOf } from '#app/loaders/attachment.ts'

/** Sends the shop's own e-book, in the language of the path. */
export async function loader(args: LoaderFunctionArgs) {
  const { language } = await requirePageContext(args)
  const { title, file } = await findReadingGuide(language)
  const response = feedResponse(args.request, {
    body: Uint8Array.from(file.bytes),
    type: epubType,
    cacheControl: 'public, max-age=86400',
    isSameForAll: true,
  })
  response.headers.set('Content-Disposition', attachmentOf({ name: title, author: null }))
  return response
}
