import { locales, type Language } from '#app/i18n/languages.ts'

const formats = new Map<Language, Intl.DateTimeFormat>()

/** `21 November 2026 at 18:44:03 UTC`: a receipt says by which clock. Day and year stand on one line. */
export function formatMoment(at: number, language: Language): string {
  let format = formats.get(language)
  if (!format) {
    const style = { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' } as const
    formats.set(language, (format = new Intl.DateTimeFormat(locales[language], style)))
  }
  const parts = format.formatToParts(at)
  return parts.map(({ value }) => value.replace(/^(\.?) $/, '$1\u00a0')).join('')
}
