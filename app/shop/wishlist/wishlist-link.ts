import type { Currency } from '../currency/currency.ts'
import type { WishlistLink } from './wishlist-page.ts'

/** Where a shared list and its price drops stand; the feed speaks rupees unless told. */
export function wishlistLink(key: string, currency: Currency): WishlistLink {
  const query = new URLSearchParams({ share: key })
  const path = `/wishlist?${query}`
  if (currency !== 'INR') query.set('currency', currency)
  return { path, feedPath: `/wishlist.atom?${query}` }
}
