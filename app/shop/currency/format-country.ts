import { locales, type Language } from '#app/i18n/languages.ts'

const formats = new Map<Language, Intl.DisplayNames>()
/** By language and code; they are asked for anew at each page. */
const names = new Map<string, string>()

/** A country's name in a language; its code where there is no name. */
export function formatCountry(code: string, language: Language): string {
  // Two letters, else Intl throws; addresses may hold what an import brought.
  if (!/^[A-Z]{2}$/.test(code)) return code
  const key = `${language} ${code}`
  const name = names.get(key) ?? formatIn(language).of(code) ?? code
  names.set(key, name)
  return name
}

function formatIn(language: Language): Intl.DisplayNames {
  const known =
    formats.get(language) ?? new Intl.DisplayNames(locales[language], { type: 'region' })
  formats.set(language, known)
  return known
}

/** Countries with their names, in the language's alphabetical order, as a `<select>` shows them. */
export function listCountryNames<Code extends string>(codes: readonly Code[], language: Language) {
  const { compare } = new Intl.Collator(locales[language])
  return codes
    .map((code) => ({ code, name: formatCountry(code, language) }))
    .sort((a, b) => compare(a.name, b.name))
}
