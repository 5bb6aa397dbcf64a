import { locales, type Language } from '../languages.ts'

const formats = new Map<Language, Intl.DisplayNames>()
/** The names are cached by language and code, because every page needs them. */
const names = new Map<string, string>()

/** Returns a country's name in a language, or its code if it has no name. */
export function formatCountry(code: string, language: Language): string {
  // Intl throws unless a code has two letters, and addresses may hold imported values.
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

/** Returns countries with their names in the language's alphabetical order, for a `<select>`. */
export function listCountryNames<Code extends string>(codes: readonly Code[], language: Language) {
  const { compare } = new Intl.Collator(locales[language])
  return codes
    .map((code) => ({ code, name: formatCountry(code, language) }))
    .sort((a, b) => compare(a.name, b.name))
}
