import type { LoaderFunctionArgs } from '@remix-run/node'
import { writeOpenSearch } from '#app/shop/feeds/open-search.ts'
import { searchType } from '#app/shop/feeds/opds.ts'
import { answerFeed } from '#app/http/feed-answers.server.ts'
import { originOf } from '#app/http/head.server.ts'
import { readVisit } from '#app/http/visit.server.ts'

/** How browsers and reading apps search the shop (OpenSearch 1.1), in each language. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await readVisit(args)
  const { t, language } = visit
  const words = { description: t('feed.searchWords'), name: t('feed.search') }
  return answerFeed(args.request, {
    body: writeOpenSearch(originOf(visit), language, words),
    type: `${searchType}; charset=utf-8`,
    cacheControl: 'public, max-age=86400',
  })
}
