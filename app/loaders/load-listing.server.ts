import { redirect } from '@remix-run/node'
import type { RequestContext } from '#app/http/request-context.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { filterSearch, localPath } from '#app/i18n/paths.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { findPageOrElsewhere } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { findIsbn } from '#app/shop/catalogue/search/isbn-search.server.ts'
import { countIfMissed } from './count-missed-search.server.ts'

/**
 * Loads the list that a URL describes.
 * @throws {Response} 404; a redirect to the book of an ISBN, or to the whole catalogue if a search found only what this
 *   list leaves out. A refused form is not redirected, since its page shows the refusal.
 */
export async function loadListing(path: '/books' | '/catalogue', context: RequestContext) {
  const { url, currency, language, t, isRefused } = context
  const { query, ignored } = parseListingQuery(url.searchParams, currency, language)
  const isbn = query.q ? await findIsbn(query.q) : undefined
  if (isbn?.kind === 'found' && !isRefused) throw redirectSearch(context, isbn.path, isForEveryPage)
  const read = { query, ignored, isbn, isShownEmpty: isRefused }
  const listing = await findPageOrElsewhere(path, read, context)
  if (!listing) throw notFound(t)
  if (listing === 'elsewhere') {
    // The list of books ignores a kind, so only that of the whole catalogue is what left the results out.
    const isPassedOn = (name: string) => name !== 'page' && (name !== 'kind' || path === '/books')
    throw redirectSearch(context, '/catalogue', isPassedOn)
  }
  countIfMissed(listing, context)
  return { query, listing }
}

/** Preferences and the origin of a visit count on whatever page they come with. */
const isForEveryPage = (name: string) => /^(currency|country|utm_\w+)$/.test(name)

/**
 * Redirects with these parameters as they were sent, so that the next page names those that it does not understand. No
 * cache may store the redirect, because a change of the catalogue ends it.
 */
function redirectSearch(
  { here, url, language }: RequestContext,
  path: string,
  isPassedOn: (name: string) => boolean,
) {
  const { search } = new URL(here, url)
  return redirect(localPath(language, path + filterSearch(search, isPassedOn)), {
    headers: { 'Cache-Control': 'private, no-store' },
  })
}
