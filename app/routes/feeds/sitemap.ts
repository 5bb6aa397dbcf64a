import type { LoaderFunctionArgs } from '@remix-run/node'
import { writeSitemap, writeSitemapIndex } from '#app/shop/exchange/feeds/sitemap.ts'
import { findSitemapPart, listSitemapParts } from '#app/shop/exchange/feeds/sitemap.server.ts'
import { feedResponse, feedError } from '#app/http/feed-responses.server.ts'
import { originOf } from '#app/http/head.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/**
 * Sends the sitemap index, or one of its sitemaps if `part` names it. Every URL listed responds with 200 and is its own
 * canonical URL.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t, url, now } = context
  const origin = originOf(context)
  const answer = (body: string) =>
    feedResponse(args.request, {
      body,
      type: 'application/xml; charset=utf-8',
      cacheControl: 'public, max-age=3600',
    })
  const part = url.searchParams.get('part')
  if (part === null) return answer(writeSitemapIndex(origin, await listSitemapParts(now)))
  const pages = await findSitemapPart(part, now)
  return pages ? answer(writeSitemap(origin, pages)) : feedError(404, t('refusal.feed.part'))
}
