import type { LoaderFunctionArgs } from '@remix-run/node'
import { feedMarkets } from '#app/shop/exchange/feeds/markets.server.ts'
import { findMerchantFeed } from '#app/shop/exchange/feeds/merchant-cache.server.ts'
import { merchantTag } from '#app/shop/exchange/feeds/merchant.server.ts'
import { gzippedFeedResponse, feedError } from '#app/http/feed-responses.server.ts'
import { originOf } from '#app/http/head.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/**
 * Sends the product feed for Google Merchant Center, for each market in its language and currency. The feed is at most
 * an hour old.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const [, name = ''] = /^([a-z]+)\.xml$/.exec(args.params.file ?? '') ?? []
  const markets = feedMarkets()
  const market = Object.hasOwn(markets, name) ? markets[name] : undefined
  if (!market) return feedError(404, context.t('title.notFound'))
  const origin = originOf(context)
  const about = {
    etag: await merchantTag(market, origin, context.now),
    type: 'application/rss+xml; charset=utf-8',
    cacheControl: 'public, max-age=3600, s-maxage=3600',
  }
  return gzippedFeedResponse(args.request, about, () =>
    findMerchantFeed(market, origin, context.now),
  )
}
