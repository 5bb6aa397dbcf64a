import type { LoaderFunctionArgs } from '@remix-run/node'
import { findSuggestions } from '#app/shop/search/suggestions.server.ts'
import { answerFeed, refuseFeed } from '#app/http/feed-answers.server.ts'
import { parseLanguage } from '#app/i18n/languages.ts'
import { translator } from '#app/i18n/i18n.server.ts'

/**
 * What might be meant by `?q=`, for the search field. It asks for no session: nothing of it depends on who
 * asks, and anyone may keep it.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const language = parseLanguage(params.language ?? 'en')
  if (!language) return refuseFeed(404, translator('en')('title.notFound'))
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const found = await findSuggestions(typed, language, Date.now())
  return answerFeed(request, {
    body: JSON.stringify(found),
    type: 'application/json',
    cacheControl: 'public, max-age=300',
  })
}
