import type { LegalPageName } from '#app/shop/content/legal-pages/legal-pages.server.ts'
import { textPages } from '#app/shop/maintenance/texts/change-texts.server.ts'
import { ownPageName } from '#app/shop/operations/own-texts/own-text.ts'

/** Names a page of text: one of the shop, or an own page by its slug. */
export type TextPlace = { kind: 'shop'; page: LegalPageName } | { kind: 'own'; slug: string }

export const textsPath = '/office/texts'

/** No page of the shop begins like this, so that an own page may have any slug. */
const ownPrefix = 'page-'

/** Returns the page that a part of an address names; undefined for an unknown page of the shop. */
export function textPlaceOf(part: string): TextPlace | undefined {
  if (part.startsWith(ownPrefix)) return { kind: 'own', slug: part.slice(ownPrefix.length) }
  const page = textPages.find((one) => one === part)
  return page && { kind: 'shop', page }
}

export const textPath = (place: TextPlace, language: string) =>
  `${textsPath}/${place.kind === 'own' ? ownPrefix + place.slug : place.page}/${language}`

/** Returns the name by which the texts of a page are stored. */
export const storedNameOf = (place: TextPlace) =>
  place.kind === 'own' ? ownPageName(place.slug) : place.page

/** Returns where shoppers read the page, without a language. */
export function shopPathOf(place: TextPlace): string {
  if (place.kind === 'own') return `/page/${place.slug}`
  return place.page === 'privacy' ? '/privacyPolicy' : `/${place.page}`
}
