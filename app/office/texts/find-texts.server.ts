import { notFound } from '#app/http/responses.server.ts'
import { offeredLanguages, parseLanguage, type Language } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { findLegalPage } from '#app/shop/content/legal-pages/find-legal-page.server.ts'
import { placeholdersOf } from '#app/shop/content/legal-pages/placeholders.server.ts'
import { listOwnTexts, textPages } from '#app/shop/maintenance/texts/change-texts.server.ts'
import { fingerprintOfText } from '#app/shop/maintenance/texts/own-text-changes.server.ts'
import { ownPageName, textsOfPage, type OwnTexts } from '#app/shop/operations/own-texts/own-text.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import { shopPathOf, storedNameOf, textPath, textPlaceOf, type TextPlace } from './text-address.ts'

/** Tells what a page of the shop shows in a language. */
type TextState = 'shop' | 'added' | 'own'

export type TextsPageData = Awaited<ReturnType<typeof findTextsPage>>

/** Returns all pages of text with what they show in each language, and the own pages. */
export async function findTextsPage({ language }: StaffContext) {
  const known = await listOwnTexts()
  const languages = [...offeredLanguages()]
  return {
    languages,
    pages: textPages.map((page) => ({
      page,
      title: findLegalPage(page, language).title,
      texts: languages.map((one) => ({
        language: one,
        state: stateOf(known, page, one),
        path: textPath({ kind: 'shop', page }, one),
      })),
    })),
    ownPages: known.pages.map(({ slug, place }) => ({
      slug,
      place,
      texts: languages.map((one) => ({
        language: one,
        title: textIn(known, ownPageName(slug), one)?.title ?? '',
        path: textPath({ kind: 'own', slug }, one),
      })),
    })),
  }
}

const textIn = (known: OwnTexts, page: string, language: Language) =>
  textsOfPage(known, page).find((one) => one.language === language)

function stateOf(known: OwnTexts, page: string, language: Language): TextState {
  const text = textIn(known, page, language)
  return text ? (text.isAdded ? 'added' : 'own') : 'shop'
}

export type TextPageData = Awaited<ReturnType<typeof findTextPageOf>>

/** Names a text as the address of its page does. */
type TextAddress = { page?: string | undefined; language?: string | undefined }

/**
 * Returns the page and language that an address names.
 * @throws {Response} 404 for an unknown page of the shop, or a language that it does not offer.
 */
export function requireTextAddress(
  { page = '', language: code = '' }: TextAddress,
  { t }: Pick<StaffContext, 't'>,
): { place: TextPlace; language: Language } {
  const place = textPlaceOf(page)
  const language = parseLanguage(code)
  if (!place || language !== code) throw notFound(t)
  return { place, language }
}

/**
 * Returns one text with what its form needs.
 * @throws {Response} 404 for an unknown page or language.
 */
export async function findTextPageOf(address: TextAddress, context: StaffContext) {
  const { place, language } = requireTextAddress(address, context)
  const known = await listOwnTexts()
  const own = place.kind === 'own' && known.pages.find(({ slug }) => slug === place.slug)
  if (place.kind === 'own' && !own) throw notFound(context.t)
  const name = storedNameOf(place)
  const text = textIn(known, name, language)
  const { title = '', markdown = '', isAdded = false } = text ?? {}
  return {
    kind: place.kind,
    name:
      place.kind === 'own'
        ? title || place.slug
        : findLegalPage(place.page, context.language).title,
    language,
    exists: text !== undefined,
    title,
    markdown,
    isAdded,
    seen: fingerprintOfText(text),
    place: own ? own.place : ('none' as const),
    path: localPath(language, shopPathOf(place)),
    placeholders: placeholdersOf(name),
    others: offeredLanguages().map((one) => ({ language: one, path: textPath(place, one) })),
  }
}
