import { locales, type Language } from '#app/i18n/languages.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * `21 November 2026 at 6:44:03 pm India Standard Time`: a receipt says by which clock, the one of the market. Day and
 * year stand on one line.
 */
export function formatMoment(at: number, language: Language, timeZone: string): string {
  const key = `${language} ${timeZone}`
  let format = formats.get(key)
  if (!format) {
    const style = { dateStyle: 'long', timeStyle: 'full', timeZone } as const
    formats.set(key, (format = new Intl.DateTimeFormat(locales[language], style)))
  }
  const parts = format.formatToParts(at)
  return parts.map(({ value }) => value.replace(/^(\.?) $/, '$1\u00a0')).join('')
}
