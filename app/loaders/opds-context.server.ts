import type { LoaderFunctionArgs } from '@remix-run/node'
import { isOfferedCurrency } from '#app/shop-settings/markets.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { parseOpdsQuery, type OpdsQuery } from '#app/shop/exchange/feeds/opds-query.ts'
import type { OpdsViewer } from '#app/shop/exchange/feeds/opds-catalogue.server.ts'
import { feedCurrencyError, feedError } from '#app/http/feed-responses.server.ts'
import { originOf } from '#app/http/head.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { requirePageContext, type RequestContext } from '#app/http/request-context.server.ts'

export const feedCache = 'public, max-age=300'

type Read =
  | { ok: true; context: RequestContext; visitor: OpdsViewer; feedQuery: OpdsQuery }
  | { ok: false; answer: Response }

/** Returns the request context of a reading app for the catalogue at `path`. It ignores cookies. */
export async function requireOpdsContext(args: LoaderFunctionArgs, path: string): Promise<Read> {
  const context = await requirePageContext(args)
  const { t, url, language, now } = context
  const read = parseOpdsQuery(url.searchParams)
  if (!read.ok) {
    const status = read.reason === 'part' ? 404 : 400
    return { ok: false, answer: feedError(status, t(`refusal.feed.${read.reason}`)) }
  }
  const currency = url.searchParams.get('currency') ?? shopSettings().currency
  if (!isOfferedCurrency(currency)) return { ok: false, answer: feedCurrencyError(context) }
  const origin = originOf(context)
  const feedOf = (feedQuery: Record<string, string>) => {
    const query = new URLSearchParams({
      ...feedQuery,
      ...(currency !== shopSettings().currency && { currency }),
    })
    return origin + localPath(language, query.size > 0 ? `${path}?${query}` : path)
  }
  const start = feedOf({})
  const visitor = {
    language,
    currency,
    now,
    origin,
    feedOf,
    search: origin + localPath(language, '/opensearch.xml'),
    // This is a URI template (RFC 6570); OPDS 2.0 names the search terms this way.
    searchTemplate: start + (start.includes('?') ? '{&query}' : '{?query}'),
  }
  return { ok: true, context, visitor, feedQuery: read.query }
}
