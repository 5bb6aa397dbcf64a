import type { LoaderFunctionArgs } from '@remix-run/node'
import { findLibraryFeed } from '#app/shop/ordering/downloads/library-feed.server.ts'
import { findLibraryOwner, parseLibraryKey } from '#app/shop/ordering/downloads/library.server.ts'
import { opds1TypeOf, opds2Type, type OpdsFeed } from '#app/shop/exchange/feeds/opds.ts'
import { writeOpds1 } from '#app/shop/exchange/feeds/write-opds1.ts'
import { opds2Of } from '#app/shop/exchange/feeds/write-opds2.ts'
import { parseOrderPage } from '#app/shop/ordering/order-pages/my-orders.ts'
import { originOf } from '#app/http/head.server.ts'
import { privateHeaders, fileError } from '#app/http/private-file.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/**
 * Sends a customer's own e-books to reading apps as OPDS 1.2, or as 2.0 if `Accept` or `?version=2` asks for it.
 * Responds with 410 to an unknown or revoked key.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t, url, now, request } = context
  const key = parseLibraryKey(args.params.key)
  if (key === undefined) return fileError(404, t('title.notFound'))
  const owner = await findLibraryOwner(key)
  if (!owner) return fileError(410, t('refusal.downloads.withdrawn'))
  const origin = originOf(context)
  const isVersion2 = url.searchParams.get('version') === '2'
  const feed = await findLibraryFeed(owner, {
    base: `${origin}/opds/library/${key}`,
    query: isVersion2 ? 'version=2' : '',
    origin,
    page: parseOrderPage(url.searchParams.get('page')).page,
    now,
  })
  if (!feed) return fileError(404, t('title.notFound'))
  const accepts = request.headers.get('Accept') ?? ''
  return isVersion2 || accepts.includes(opds2Type) ? answerInJson(feed) : answerInAtom(feed)
}

const answerInJson = (feed: OpdsFeed) => answer(JSON.stringify(opds2Of(feed)), opds2Type)
const answerInAtom = (feed: OpdsFeed) =>
  answer(writeOpds1(feed), `${opds1TypeOf('acquisition')};charset=utf-8`)

const answer = (body: string, type: string) =>
  new Response(body, { headers: { ...privateHeaders, 'Content-Type': type, Vary: 'Accept' } })
