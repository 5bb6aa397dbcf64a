import { languages, type Language } from '#app/i18n/languages.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const fold = (name: string) => name.normalize('NFC').toLowerCase()

let known: Map<string, string> | undefined

/** Maps ISO codes and folded names of countries in each language to ISO codes. */
function codesByName(): Map<string, string> {
  if (known) return known
  known = new Map()
  for (const code of letters.flatMap((first) => letters.map((second) => first + second)))
    for (const language of languages) {
      const name = formatCountry(code, language)
      if (name === code) continue
      for (const one of [code, name]) known.set(fold(one), known.get(fold(one)) ?? code)
    }
  return known
}

/**
 * Returns the lines of an address in a language. If the last line is a country, as an ISO code or a
 * name in any language of the shop, it becomes the name in this language; else the name of
 * `country`, an ISO code, is added.
 */
export function addressLinesIn(
  { addressLines, country }: { addressLines: string[]; country?: string },
  language: Language,
): string[] {
  const last = addressLines.at(-1) ?? ''
  const stated = codesByName().get(fold(last))
  const lines = stated === undefined ? addressLines : addressLines.slice(0, -1)
  const code = stated ?? country
  return code === undefined ? lines : [...lines, formatCountry(code, language)]
}

/** Splits an address at line breaks and commas, and translates a country in its last line. */
export function postalLines(address: string, language: Language): string[] {
  const addressLines = address.split(/\r?\n|,\s+/)
  // Two letters may be a state or a province.
  const isCode = /^[A-Z]{2}$/i.test(addressLines.at(-1) ?? '')
  return isCode ? addressLines : addressLinesIn({ addressLines }, language)
}
