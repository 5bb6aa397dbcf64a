import type { LoaderFunctionArgs } from '@remix-run/node'
import { feedMarkets } from '#app/shop/feeds/markets.ts'
import { findMerchantFeed } from '#app/shop/feeds/kept-merchant.server.ts'
import { merchantTag } from '#app/shop/feeds/merchant.server.ts'
import { answerPacked, refuseFeed } from '#app/http/feed-answers.server.ts'
import { originOf } from '#app/http/head.server.ts'
import { readVisit } from '#app/http/visit.server.ts'

/** What Google Merchant Center fetches, for each market in its language and currency; an hour old at most. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await readVisit(args)
  const [, name = ''] = /^([a-z]+)\.xml$/.exec(args.params.file ?? '') ?? []
  const market = Object.hasOwn(feedMarkets, name) ? feedMarkets[name] : undefined
  if (!market) return refuseFeed(404, visit.t('title.notFound'))
  const origin = originOf(visit)
  const about = {
    etag: await merchantTag(market, origin, visit.now),
    type: 'application/rss+xml; charset=utf-8',
    cacheControl: 'public, max-age=3600, s-maxage=3600',
  }
  return answerPacked(args.request, about, () => findMerchantFeed(market, origin, visit.now))
}
