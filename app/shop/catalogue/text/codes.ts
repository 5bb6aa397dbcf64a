import type { Language } from '#app/i18n/languages.ts'

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/**
 * Returns a BCP 47 tag (`en`, `en-US`) for a tag or for the three letters of ISO 639-2 (`eng`,
 * `fre`); undefined for an unknown language. The specification writes `fn` for French.
 */
export function parseLanguageTag(text: string): string | undefined {
  const bare = text
    .trim()
    .replaceAll('_', '-')
    .replace(/^fn(?=-|$)/i, 'fr')
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(bare)) return undefined
  try {
    const [tag] = Intl.getCanonicalLocales(bare)
    const language = tag?.split('-')[0]
    return language && languageNames.of(language) ? tag : undefined
  } catch {
    return undefined // Intl throws a RangeError for a malformed tag.
  }
}

/** These tags name no single language: unknown, several, or none. */
export const neutralTags = ['', 'und', 'mul', 'zxx']

/** Tells whether a book in the language of a tag is a foreign one on a page. */
export const isForeign = (tag: string, language: Language) =>
  !neutralTags.includes(tag) && tag.split('-')[0] !== language

/** Returns the two letters of a country (ISO 3166-1) in capitals; `UK` becomes `GB`. */
export function parseCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(code) || nonCountryRegions.includes(code)) return undefined
  const region = new Intl.Locale(`und-${code}`).region
  return region && countryNames.of(region) ? region : undefined
}

/** `Intl` has names for these regions, but they are not countries, or islands with a reserved code of their own. */
const nonCountryRegions = [
  ...['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO'],
  ...['AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA'],
]

let countryCodes: string[] | undefined

/** Lists the codes that {@link parseCountry} returns. */
export function listCountryCodes(): readonly string[] {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  countryCodes ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => parseCountry(code) === code)
  return countryCodes
}
