import { locales, type Language } from '#app/i18n/languages.ts'

const names = new Map<Language, Intl.DisplayNames>()

/** A country's name in a language; its code where there is no name. */
export function formatCountry(code: string, language: Language): string {
  let known = names.get(language)
  if (!known) {
    names.set(language, (known = new Intl.DisplayNames(locales[language], { type: 'region' })))
  }
  // Two letters, else Intl throws; addresses may hold what an import brought.
  return /^[A-Z]{2}$/.test(code) ? (known.of(code) ?? code) : code
}

/** Countries with their names, in the language's alphabetical order, as a `<select>` shows them. */
export function listCountryNames<Code extends string>(codes: readonly Code[], language: Language) {
  const { compare } = new Intl.Collator(locales[language])
  return codes
    .map((code) => ({ code, name: formatCountry(code, language) }))
    .sort((a, b) => compare(a.name, b.name))
}
