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

type NamedCountry<Code> = { code: Code; name: string }

/** The constant lists of countries are sorted once in each language. */
const sorted = new WeakMap<readonly string[], Map<Language, readonly NamedCountry<string>[]>>()

/**
 * Returns countries with their names in the language's alphabetical order, for a `<select>`.
 * @param codes The names are cached by this array, which must not change.
 */
export function listCountryNames<Code extends string>(
  codes: readonly Code[],
  language: Language,
): readonly NamedCountry<Code>[] {
  const byLanguage = sorted.get(codes) ?? new Map<Language, readonly NamedCountry<string>[]>()
  sorted.set(codes, byLanguage)
  const known = byLanguage.get(language) as readonly NamedCountry<Code>[] | undefined
  if (known) return known
  const { compare } = new Intl.Collator(locales[language])
  const named = codes
    .map((code) => ({ code, name: formatCountry(code, language) }))
    .sort((a, b) => compare(a.name, b.name))
  byLanguage.set(language, named)
  return named
}
