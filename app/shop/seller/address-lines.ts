import { languages, type Language } from '#app/i18n/languages.ts'
import { formatCountry } from '../currency/format-country.ts'

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const fold = (name: string) => name.normalize('NFC').toLowerCase()

let known: Map<string, string> | undefined

/** ISO codes by themselves and by their names in each language of the shop, folded. */
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
 * The lines of an address as a language has them: the last one, a country by its ISO code or its name in any
 * language of the shop, is the country's name in this one. `country`: ISO code; its name is added where the
 * last line is no country.
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

/** An address written in one piece, with its country named in this language where it stands last. */
export function postalLines(address: string, language: Language): string[] {
  const addressLines = address.split(/\r?\n|,\s+/)
  // Two letters may be a state or a province.
  const isCode = /^[A-Z]{2}$/i.test(addressLines.at(-1) ?? '')
  return isCode ? addressLines : addressLinesIn({ addressLines }, language)
}
