import { quoted } from '#app/i18n/quoted.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { Translations } from '#app/shop-settings/parse-translations.server.ts'
import { readPair, UsageError } from './answer-command.server.ts'

/**
 * Reads a text with its `--language`, and its translations as `--also` has them. Whether the shop offers the languages
 * is checked where they are stored.
 * @throws {UsageError} if there are two texts in one language.
 */
export function readTranslations(
  text: string,
  { language = '', also = [] }: { language?: string; also?: string[] },
): Translations {
  const others = also.map((pair) => readPair(pair, { option: '--also', example: 'en=Novels' }))
  const named = [language || shopSettings().languages[0]!, ...others.map(([one]) => one)]
  const twice = named.find((one, n) => named.indexOf(one) !== n)
  if (twice !== undefined)
    throw new UsageError(`There are two texts in ${quoted(twice)}; name each language once.`)
  return Object.fromEntries([[language, text], ...others]) as Translations
}
