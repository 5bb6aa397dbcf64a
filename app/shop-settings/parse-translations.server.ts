import type { Language } from '#app/i18n/languages.ts'
import { quoted } from '#app/i18n/quoted.ts'
import type { ParsedText } from '#app/i18n/text-line.ts'
import { shopSettings } from './current.server.ts'

/** Holds a text in some languages; under `''` stands that in the first language of the shop. */
export type Translations = { [language in Language | '']?: string | undefined }

/** Says what is wrong with the text in one language, or with the language itself. */
export type TranslationFault = {
  language: string
  reason: 'empty' | 'long' | 'language'
  /** It is the most characters that a text may have. */
  most: number
  /** It is English, without its full stop. */
  sentence: string
}

/** Parses a text in each of its languages, of which the shop must offer all. */
export function parseTranslations(
  typed: Translations,
  parse: (typed: string) => ParsedText,
): { texts: { [language in Language]?: string }; faults: TranslationFault[] } {
  const { languages } = shopSettings()
  const texts: { [language in Language]?: string } = {}
  const faults: TranslationFault[] = []
  for (const [key, text = ''] of Object.entries(typed)) {
    const language = key === '' ? languages[0]! : languages.find((one) => one === key)
    const parsed = parse(text)
    if (!language)
      faults.push({
        language: key,
        reason: 'language',
        most: 0,
        sentence: `language ${quoted(key)} is not offered by the shop; it offers ${languages.join(', ')}`,
      })
    else if (parsed.ok) texts[language] = parsed.text
    else {
      const { reason, most, fault: sentence } = parsed
      faults.push({ language, reason, most, sentence })
    }
  }
  return { texts, faults }
}
