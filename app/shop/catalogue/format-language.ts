import { locales, type Language } from '#app/i18n/languages.ts'

const names = new Map<Language, Intl.DisplayNames>()

/** What the standard calls the root of all languages. */
const unknown: Record<Language, string> = {
  en: 'Unknown language',
  fr: 'Langue inconnue',
  de: 'Unbekannte Sprache',
}

/** A language (BCP 47) by its name, with a capital: `Anglais`; the code itself where it has none. */
export function formatLanguage(tag: string, language: Language): string {
  if (tag === 'und') return unknown[language]
  let known = names.get(language)
  if (!known)
    names.set(language, (known = new Intl.DisplayNames(locales[language], { type: 'language' })))
  try {
    const name = known.of(tag) ?? tag
    return name.charAt(0).toLocaleUpperCase(locales[language]) + name.slice(1)
  } catch {
    return tag // RangeError: an import may have brought what is no tag
  }
}
