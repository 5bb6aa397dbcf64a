import type { Language } from '#app/i18n/languages.ts'
import { findDeliveryParts } from '#app/loaders/load-legal-page.server.ts'
import { findOwnPage, findTextPage } from '#app/shop/content/legal-pages/find-text-page.server.ts'
import type { LegalPage } from '#app/shop/content/legal-pages/legal-page.ts'
import { listOwnTexts } from '#app/shop/maintenance/texts/change-texts.server.ts'
import type { OwnText, OwnTexts } from '#app/shop/operations/own-texts/own-text.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { currencyOfMarket } from '#app/shop-settings/markets.server.ts'
import type { TextPlace } from './text-address.ts'

/** Returns a page as shoppers of the home market would see it with a text that is not stored. */
export async function previewText(
  place: TextPlace,
  text: OwnText,
  now: number,
): Promise<LegalPage | undefined> {
  const known = await listOwnTexts()
  const { page, language } = text
  const others = known.texts.filter((one) => one.page !== page || one.language !== language)
  const texts = { ...known, texts: [...others, text] }
  const reader = { language, parts: await deliveryParts(page, texts, language, now) }
  return place.kind === 'shop'
    ? findTextPage(place.page, texts, reader).page
    : findOwnPage(place.slug, texts, reader)?.page
}

function deliveryParts(page: string, texts: OwnTexts, language: Language, now: number) {
  const country = shopSettings().homeMarket
  const viewer = { language, country, currency: currencyOfMarket(country), now }
  return findDeliveryParts(page, texts, viewer)
}
