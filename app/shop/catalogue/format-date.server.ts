import { translator } from '#app/i18n/i18n.server.ts'
import { locales, type Language } from '#app/i18n/languages.ts'
import { parseDatePublished } from '../import/catalogue-record.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A year in words; those before our era are counted back from it. */
export const formatYear = (year: number, language: Language): string =>
  year < 0 ? translator(language)('product.beforeChrist', { year: -year }) : String(year)

/** A date as exactly as it is known: `1851`, `March 1851`, `14 March 1851`. */
export function formatPublished(text: string, language: Language): string {
  const at = parseDatePublished(text)
  const [, sign, year, month, day] = /^(-?)(\d+)(?:-(\d+))?(?:-(\d+))?$/.exec(text) ?? []
  if (at === undefined || year === undefined) return text
  if (sign === '-' || !month) return formatYear(Number(`${sign}${year}`), language)
  return formatOf(language, day !== undefined).format(at)
}

function formatOf(language: Language, withDay: boolean): Intl.DateTimeFormat {
  const key = `${language} ${withDay}`
  let format = formats.get(key)
  if (!format) {
    const style = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
    const dated = withDay ? { ...style, day: 'numeric' as const } : style
    formats.set(key, (format = new Intl.DateTimeFormat(locales[language], dated)))
  }
  return format
}
