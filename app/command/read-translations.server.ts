import type { Translations } from '#app/shop-settings/parse-translations.server.ts'
import { readPair } from './answer-command.server.ts'

/**
 * Reads a text with its `--language`, and its translations as `--also` has them. Whether the shop offers the languages
 * is checked where they are stored.
 */
export function readTranslations(
  text: string,
  { language = '', also = [] }: { language?: string; also?: string[] },
): Translations {
  const others = also.map((pair) => readPair(pair, { option: '--also', example: 'en=Novels' }))
  return Object.fromEntries([[language, text], ...others]) as Translations
}
