/**
 * Lists the languages of the shop in the order in which they are offered. The first one is the default (spec section
 * 9).
 */
export const languages = ['en', 'fr', 'de'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

/** The picker shows the name of each language in that language. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
}

/** `Intl` takes these locales: English prices are in the Indian format, because rupees are the default. */
export const locales: Record<Language, string> = { en: 'en-IN', fr: 'fr-FR', de: 'de-DE' }

/** Parses a language code; the specification's `fn` means French (spec section 9). */
export function parseLanguage(code: string | null | undefined): Language | undefined {
  if (code === 'fn') return 'fr'
  return languages.find((one) => one === code)
}

/** Returns the language that a path's first segment names, else English. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/', 2)[1]
  return parseLanguage(first) ?? defaultLanguage
}
