import type { LoaderFunctionArgs } from '@remix-run/node'
import { opds2Type, publicationType } from '#app/shop/exchange/feeds/opds.ts'
import { findOpdsFeed } from '#app/shop/exchange/feeds/opds-catalogue.server.ts'
import { listEbookEntries } from '#app/shop/exchange/feeds/opds-ebooks.server.ts'
import { opds2Of, publicationOf } from '#app/shop/exchange/feeds/write-opds2.ts'
import { feedResponse, feedError } from '#app/http/feed-responses.server.ts'
import { feedCache, requireOpdsContext } from '#app/loaders/opds-context.server.ts'

/** Sends the same catalogue as OPDS 2.0. `publication` selects a single e-book. */
export async function loader(args: LoaderFunctionArgs) {
  const read = await requireOpdsContext(args, '/opds/v2')
  if (!read.ok) return read.answer
  const { context, visitor, feedQuery } = read
  const id = context.url.searchParams.get('publication')
  if (id !== null) {
    const [entry] = await listEbookEntries({ id }, 1, visitor)
    if (!entry) return feedError(404, context.t('title.notFound'))
    return answer(args.request, publicationOf(entry), publicationType)
  }
  const found = await findOpdsFeed(feedQuery, visitor)
  if (!found.ok) return feedError(404, context.t(`refusal.feed.${found.reason}`))
  return answer(args.request, opds2Of(found.feed), opds2Type)
}

const answer = (request: Request, body: object, type: string) =>
  feedResponse(request, { body: JSON.stringify(body), type, cacheControl: feedCache })
