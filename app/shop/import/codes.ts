const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/**
 * A language as BCP 47 (`en`, `en-US`), from that or from the three letters of ISO 639-2 (`eng`, `fre`).
 * `fn` is the specification's French. Undefined for anything that names no language.
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
    return undefined // RangeError: no well-formed tag
  }
}

/** A country's two letters (ISO 3166-1), in capitals; `UK` is GB. */
export function parseCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(code) || notCountries.includes(code)) return undefined
  const region = new Intl.Locale(`und-${code}`).region
  return region && countryNames.of(region) ? region : undefined
}

/** Regions that `Intl` names and that are no country. */
const notCountries = ['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO']
