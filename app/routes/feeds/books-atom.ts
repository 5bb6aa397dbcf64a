import type { LoaderFunctionArgs } from '@remix-run/node'
import { isOfferedCurrency } from '#app/shop-settings/markets.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { atomType, writeAtom } from '#app/shop/exchange/feeds/atom.ts'
import { findScopeField } from '#app/shop/exchange/feeds/opds-query.ts'
import { findFeedScope } from '#app/shop/exchange/feeds/feed-scope.server.ts'
import { findNewBooks } from '#app/shop/exchange/feeds/new-books.server.ts'
import { feedResponse, feedCurrencyError, feedError } from '#app/http/feed-responses.server.ts'
import { originOf } from '#app/http/head.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { requirePageContext, type RequestContext } from '#app/http/request-context.server.ts'

/**
 * Sends the newest fifty books as Atom: all of them, or those of an author, a publisher, a category or a subject. Prices
 * are in the shop's currency unless `currency` names another. The response does not depend on the visitor.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t, url, language, now } = context
  const scopeField = findScopeField(url.searchParams)
  if (scopeField === 'many') return feedError(400, t('refusal.feed.one'))
  const currency = url.searchParams.get('currency') ?? shopSettings().currency
  if (!isOfferedCurrency(currency)) return feedCurrencyError(context)
  const scope = scopeField && (await findFeedScope(scopeField, language, now))
  if (scopeField && !scope) return feedError(404, t(`refusal.feed.${scopeField.by}`))
  const self = selfOf(context, { ...(scope && { [scope.by]: scope.id }) }, currency)
  const origin = originOf(context)
  const feed = await findNewBooks(scope, { language, currency, now, origin, self })
  return feedResponse(args.request, {
    body: writeAtom(feed),
    type: `${atomType}; charset=utf-8`,
    cacheControl: 'public, max-age=300',
    // Prices change daily, even for books that nobody edited.
    lastModified: Math.max(feed.updated, now - (now % dayMs)),
  })
}

function selfOf(context: RequestContext, params: Record<string, string>, currency: string): string {
  const query = new URLSearchParams({
    ...params,
    ...(currency !== shopSettings().currency && { currency }),
  })
  const search = query.size > 0 ? `?${query}` : ''
  return originOf(context) + localPath(context.language, `/books.atom${search}`)
}
