import type { Currency } from '#app/i18n/currency.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { WishlistLink } from './wishlist-page.ts'

/** Returns the paths of a shared list and its price-drop feed; the feed defaults to the shop's currency. */
export function wishlistLink(key: string, currency: Currency): WishlistLink {
  const query = new URLSearchParams({ share: key })
  const path = `/wishlist?${query}`
  if (currency !== shopSettings().currency) query.set('currency', currency)
  return { path, feedPath: `/wishlist.atom?${query}` }
}
