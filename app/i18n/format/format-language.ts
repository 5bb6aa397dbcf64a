import { locales, type Language } from '../languages.ts'

const names = new Map<Language, Intl.DisplayNames>()

/** The tag `und` needs its own names, because the standard calls it the root of all languages. */
const unknown: Record<Language, string> = {
  en: 'Unknown language',
  fr: 'Langue inconnue',
  de: 'Unbekannte Sprache',
}

/** Returns the name of a language (BCP 47) with a capital, such as `Anglais`, or the code if it has no name. */
export function formatLanguage(tag: string, language: Language): string {
  const name = languageName(tag, language)
  return name === tag ? tag : name.charAt(0).toLocaleUpperCase(locales[language]) + name.slice(1)
}

/** Returns the name of a language as within a sentence, such as `anglais`, or the code if it has no name. */
export function languageName(tag: string, language: Language): string {
  if (tag === 'und') return unknown[language]
  let known = names.get(language)
  if (!known)
    names.set(language, (known = new Intl.DisplayNames(locales[language], { type: 'language' })))
  try {
    return known.of(tag) ?? tag
  } catch {
    return tag // A RangeError means that an import brought an invalid tag.
  }
}
