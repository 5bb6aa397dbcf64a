import type { Language } from '#app/i18n/languages.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'

/** Describes the caller. `language` selects the language of names; `now` is in ms UTC. */
export type ApiViewer = { language: Language; now: number }

/**
 * Returns the viewer for prices. The API has no session, so prices are in the shop's own currency and for its own
 * market.
 */
export const viewerOf = ({ language, now }: ApiViewer): Viewer => ({
  language,
  now,
  currency: shopSettings().currency,
  country: shopSettings().homeMarket,
})
