import type { LoaderFunctionArgs } from '@remix-run/node'
import { findPlainCover } from '#app/shop/exchange/feeds/plain-cover.server.ts'
import { feedResponse, feedError } from '#app/http/feed-responses.server.ts'
import { pictureHeaders } from '#app/http/security-headers.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/** Sends the cover of an e-book to reading apps, which cannot draw one. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await requirePageContext(args)
  const [, id] = /^(.+)\.png$/.exec(args.params.file ?? '') ?? []
  const cover = id === undefined ? undefined : await findPlainCover(id)
  if (!cover) return feedError(404, t('title.notFound'))
  const answer = feedResponse(args.request, {
    body: new Uint8Array(cover),
    type: 'image/png',
    cacheControl: 'public, max-age=86400',
    isSameForAll: true,
  })
  for (const [name, value] of Object.entries(pictureHeaders)) answer.headers.set(name, value)
  return answer
}
