import { clientAddress } from '#app/http/client-address.server.ts'
import type { RequestContext } from '#app/http/request-context.server.ts'
import { asksForSilence, isUserNavigation } from '#app/http/user-navigation.server.ts'
import type { ListingPage } from '#app/shop/catalogue/listing/listing-page.ts'
import { foldedWordsOf } from '#app/shop/catalogue/text/fold.ts'
import { parseIsbn } from '#app/shop/catalogue/text/isbn.ts'
import { countMissedSearch } from '#app/shop/operations/page-views/missed-searches.server.ts'
import { siteOf } from '#app/shop/operations/rate-limits/network.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'

/** A longer text was pasted rather than typed. */
const longest = 60

/** Counts the search of a list that shows nothing with all of its words, not even once corrected. */
export function countIfMissed(listing: ListingPage, { request, language, now }: RequestContext) {
  if (!isMissed(listing) || !isUserNavigation(request) || asksForSilence(request)) return
  const query = anonymousQuery(listing.q)
  if (query !== undefined)
    countMissedSearch({ query, language, site: siteOf(clientAddress(request)) }, now)
}

/** A search that its filters alone leave empty found something. Categories are suggested where it found nothing. */
const isMissed = ({ q, page, categories, filters, hiddenFields }: ListingPage) =>
  q !== '' &&
  page === 1 &&
  categories.length > 0 &&
  filters.length === 0 &&
  hiddenFields.every(([name]) => name === 'q' || name === 'exact')

/** One ISBN of ten digits looks like a telephone number, so only those of thirteen count. */
const isWholeIsbn = (text: string) =>
  parseIsbn(text).ok && text.replace(/\P{Nd}/gu, '').length === 13

/** Matches a number of seven or more digits, such as that of a telephone or a card, whatever stands between them. */
const longNumber = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){6}/u

/**
 * Returns the folded words of a search; undefined if it has none, is long, or may be an e-mail address, a number of an
 * order or another long number but an ISBN of thirteen digits, since these can name a person.
 */
export function anonymousQuery(typed: string): string | undefined {
  const text = typed.normalize('NFKC')
  const query = foldedWordsOf(text).join(' ')
  const isPersonal =
    text.includes('@') ||
    [text, ...text.split(/\s+/)].some((part) => parseOrderNumber(part) !== undefined) ||
    (longNumber.test(text) && !isWholeIsbn(text))
  return query === '' || query.length > longest || isPersonal ? undefined : query
}
