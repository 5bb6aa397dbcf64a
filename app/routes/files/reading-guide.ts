import type { LoaderFunctionArgs } from '@remix-run/node'
import { findLanguage } from '#app/i18n/i18n.server.ts'
import { findReadingGuide } from '#app/shop/content/reading-guide/find-reading-guide.server.ts'
import { epubType } from '#app/shop/exchange/feeds/opds.ts'
import { feedResponse } from '#app/http/feed-responses.server.ts'
import { attachmentOf } from '#app/loaders/attachment.ts'

/** Sends the shop's own e-book, in the language of the path. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { title, file } = await findReadingGuide(await findLanguage(request))
  const response = feedResponse(request, {
    body: Uint8Array.from(file.bytes),
    type: epubType,
    cacheControl: 'public, max-age=86400',
    isSameForAll: true,
  })
  response.headers.set('Content-Disposition', attachmentOf({ name: title, author: null }))
  return response
}
