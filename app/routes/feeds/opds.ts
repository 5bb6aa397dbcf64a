import type { LoaderFunctionArgs } from '@remix-run/node'
import { opds1TypeOf } from '#app/shop/exchange/feeds/opds.ts'
import { findOpdsFeed } from '#app/shop/exchange/feeds/opds-catalogue.server.ts'
import { writeOpds1 } from '#app/shop/exchange/feeds/write-opds1.ts'
import { feedResponse, feedError } from '#app/http/feed-responses.server.ts'
import { feedCache, requireOpdsContext } from '#app/loaders/opds-context.server.ts'

/**
 * Sends the catalogue of e-books to reading apps as OPDS 1.2: the navigation feed, and lists by `show`, `category`,
 * `subject`, `author`, `publisher` or `q`.
 */
export async function loader(args: LoaderFunctionArgs) {
  const read = await requireOpdsContext(args, '/opds')
  if (!read.ok) return read.answer
  const found = await findOpdsFeed(read.feedQuery, read.visitor)
  if (!found.ok) return feedError(404, read.context.t(`refusal.feed.${found.reason}`))
  return feedResponse(args.request, {
    body: writeOpds1(found.feed),
    type: `${opds1TypeOf(found.feed.kind)};charset=utf-8`,
    cacheControl: feedCache,
  })
}
