import type { Translations } from '#app/shop-settings/parse-translations.server.ts'
import { quoted } from '#app/i18n/quoted.ts'
import { UsageError } from './answer-command.server.ts'

/**
 * Reads a text with its `--language`, and its translations as `--also` has them. Whether the shop offers the languages
 * is checked where they are stored.
 */
export function readTranslations(
  text: string,
  { language = '', also = [] }: { language?: string; also?: string[] },
): Translations {
  const others = also.map((pair): [string, string] => {
    const [, code = '', other = ''] = /^([^=]*)=(.*)$/s.exec(pair) ?? []
    if (code === '') throw new UsageError(`--also ${quoted(pair)} is no pair such as en=Novels.`)
    return [code, other]
  })
  return Object.fromEntries([[language, text], ...others]) as Translations
}
