import type { Language } from '#app/i18n/languages.ts'
import type { Viewer } from '../catalogue/product-card.ts'

/** Who asks: names come in a language. `now`: ms UTC. */
export type ApiViewer = { language: Language; now: number }

/** The API knows no session, so that prices are those of the shop's own currency and market. */
export const viewerOf = ({ language, now }: ApiViewer): Viewer => ({
  language,
  now,
  currency: 'INR',
  country: 'IN',
})
