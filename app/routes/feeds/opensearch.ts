import type { LoaderFunctionArgs } from '@remix-run/node'
import { writeOpenSearch } from '#app/shop/exchange/feeds/open-search.ts'
import { searchType } from '#app/shop/exchange/feeds/opds.ts'
import { feedResponse } from '#app/http/feed-responses.server.ts'
import { originOf } from '#app/http/head.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/** Describes to browsers and reading apps how to search the shop (OpenSearch 1.1), in each language. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t, language } = context
  const words = { description: t('feed.searchText'), name: t('feed.search') }
  return feedResponse(args.request, {
    body: writeOpenSearch(originOf(context), language, words),
    type: `${searchType}; charset=utf-8`,
    cacheControl: 'public, max-age=86400',
  })
}
