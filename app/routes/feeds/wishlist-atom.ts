import type { LoaderFunctionArgs } from '@remix-run/node'
import { isOfferedCurrency } from '#app/shop-settings/markets.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { atomType } from '#app/shop/exchange/feeds/atom.ts'
import { findPriceDropFeed } from '#app/shop/lists/wishlist/price-drop-feed.server.ts'
import { findShare } from '#app/shop/lists/wishlist/share.server.ts'
import { feedResponse, feedCurrencyError, feedError } from '#app/http/feed-responses.server.ts'
import { originOf } from '#app/http/head.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/**
 * The time is short because the link may be withdrawn. A feed reader's data may be ten minutes old, of which five are
 * ours.
 */
const fiveMinutes = 'private, max-age=300'

/**
 * Sends the price drops of a shared wishlist as Atom, up to five minutes old and in the shop's currency unless `currency` names
 * another currency. Responds with 404 to an unknown link, with 410 at once to a withdrawn one, and with 400 to a
 * currency unknown to the shop.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t, url, language, now } = context
  const key = url.searchParams.get('share')
  const share = await findShare(key)
  if (key === null || !share) return feedError(404, t('title.notFound'))
  if (share.kind === 'withdrawn') return feedError(410, t('refusal.wishlist.withdrawn'))
  const currency = url.searchParams.get('currency') ?? shopSettings().currency
  if (!isOfferedCurrency(currency)) return feedCurrencyError(context)
  const reader = { language, currency, now, origin: originOf(context) }
  return feedResponse(args.request, {
    body: await findPriceDropFeed({ ...share, key }, reader),
    type: `${atomType}; charset=utf-8`,
    cacheControl: fiveMinutes,
  })
}
