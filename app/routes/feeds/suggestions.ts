import type { LoaderFunctionArgs } from '@remix-run/node'
import { findSuggestions } from '#app/shop/catalogue/search/suggestions.server.ts'
import { suggestionsType } from '#app/shop/exchange/feeds/open-search.ts'
import { feedResponse, feedError } from '#app/http/feed-responses.server.ts'
import { isCountry } from '#app/i18n/markets.ts'
import {
  currencyOfMarket,
  isOfferedCurrency,
  marketOfLanguage,
} from '#app/shop-settings/markets.server.ts'
import { defaultLanguage, parseLanguage } from '#app/i18n/languages.ts'
import { translator } from '#app/i18n/i18n.server.ts'

/**
 * Sends suggestions for `?q=` to the search field, with prices in `?currency=` for the market `?country=`; without a
 * known one, those of the language. The route reads no session, so the response depends on its URL alone and any cache
 * may store it. `as=opensearch` formats it for a browser's own search field.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const language = parseLanguage(params.language ?? defaultLanguage)
  if (!language || params.language === defaultLanguage)
    return feedError(404, translator('en')('title.notFound'))
  const query = new URL(request.url).searchParams
  const typed = query.get('q') ?? ''
  const [market, money] = [query.get('country'), query.get('currency')]
  const country = isCountry(market) ? market : marketOfLanguage(language)
  const currency = isOfferedCurrency(money) ? money : currencyOfMarket(country)
  const now = Date.now()
  const found = await findSuggestions(typed, { language, country, currency, now })
  const caching = { cacheControl: 'public, max-age=300', isSameForAll: true } as const
  if (query.get('as') !== 'opensearch')
    return feedResponse(request, {
      body: JSON.stringify(found),
      type: 'application/json',
      ...caching,
    })
  const names = found.suggestions.map(({ name }) => name)
  return feedResponse(request, {
    body: JSON.stringify([typed, names]),
    type: suggestionsType,
    ...caching,
  })
}
