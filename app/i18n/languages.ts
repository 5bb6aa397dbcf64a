import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import type { TextsByLanguage } from '#app/shop-settings/shop-settings.ts'

/** Lists the languages that the shop has words in (spec section 9); the settings say which of them it offers. */
export const languages = ['en', 'fr', 'de'] as const
export type Language = (typeof languages)[number]
/** The paths of this language have no prefix. */
export const defaultLanguage: Language = 'en'

/** Lists the languages that shoppers can choose, in the order in which they are offered. */
export const offeredLanguages = (): readonly Language[] => shopIdentity().languages

/** Lists those of a page's languages that the shop offers, or all offered ones if it has none of them. */
export function offeredAmong(existing: readonly Language[] = languages): readonly Language[] {
  const offered = offeredLanguages()
  const found = offered.filter((one) => existing.includes(one))
  return found.length > 0 ? found : offered
}

/** Returns the language of a visitor who names none: English if the shop offers it, else the first one. */
export const fallbackLanguage = (): Language =>
  offeredLanguages().includes(defaultLanguage) ? defaultLanguage : offeredLanguages()[0]!

/** Holds a text of the shopkeeper; `lang` is set if it is in another language than the page. */
export type OwnWords = { text: string; lang?: Language }

/** Returns the text for a page: that in its language, or else in the first offered language that has one. */
export function ownWordsIn(
  texts: TextsByLanguage,
  language: Language,
  offered: readonly Language[] = offeredLanguages(),
): OwnWords | undefined {
  const lang = [language, ...offered].find((one) => texts[one] !== undefined)
  return lang && { text: texts[lang]!, ...(lang !== language && { lang }) }
}

/** The picker shows the name of each language in that language. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
}

/** `Intl` takes these locales: English prices are in the Indian format, because rupees are the default. */
export const locales: Record<Language, string> = { en: 'en-IN', fr: 'fr-FR', de: 'de-DE' }

/** Parses the code of a language that the shop offers; the specification's `fn` means French (spec section 9). */
export function parseLanguage(code: string | null | undefined): Language | undefined {
  const meant = code === 'fn' ? 'fr' : code
  return offeredLanguages().find((one) => one === meant)
}

/** Returns the language that a path's first segment names, else that of a visitor who names none. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/', 2)[1]
  return parseLanguage(first) ?? fallbackLanguage()
}
