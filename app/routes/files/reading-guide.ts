import type { LoaderFunctionArgs } from '@remix-run/node'
import { translator } from '#app/i18n/i18n.server.ts'
import { defaultLanguage, parseLanguage } from '#app/i18n/languages.ts'
import { findReadingGuide } from '#app/shop/content/reading-guide/find-reading-guide.server.ts'
import { epubType } from '#app/shop/exchange/feeds/opds.ts'
import { feedError, feedResponse } from '#app/http/feed-responses.server.ts'
import { attachmentOf } from '#app/loaders/attachment.ts'

/** Sends the shop's own e-book, in the language of the path. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const language = parseLanguage(params.language ?? defaultLanguage)
  if (!language || params.language === defaultLanguage)
    return feedError(404, translator('en')('title.notFound'))
  const { title, file } = await findReadingGuide(language)
  const response = feedResponse(request, {
    body: Uint8Array.from(file.bytes),
    type: epubType,
    cacheControl: 'public, max-age=86400',
    isSameForAll: true,
  })
  response.headers.set('Content-Disposition', attachmentOf({ name: title, author: null }))
  return response
}
