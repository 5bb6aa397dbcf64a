import type { LoaderFunctionArgs } from '@remix-run/node'
import { writeManifest } from '#app/shop/exchange/feeds/manifest.ts'
import { feedResponse } from '#app/http/feed-responses.server.ts'
import { ownWordsIn } from '#app/i18n/languages.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'

/** Sends the web app manifest in one language. There is no service worker. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, language } = await requirePageContext(args)
  return feedResponse(args.request, {
    body: writeManifest(
      language,
      ownWordsIn(shopSettings().tagline, language)?.text ?? t('home.lede'),
    ),
    type: 'application/manifest+json; charset=utf-8',
    cacheControl: 'public, max-age=86400',
    isSameForAll: true,
  })
}
