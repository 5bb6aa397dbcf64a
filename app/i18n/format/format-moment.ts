import { locales, type Language } from '../languages.ts'

const styles: Record<'full' | 'short' | 'time' | 'list', Intl.DateTimeFormatOptions> = {
  /** This style shows seconds and the zone's full name, for receipts. */
  full: { dateStyle: 'long', timeStyle: 'full' },
  /** This style shows minutes and the zone's abbreviation, if the language has one. */
  short: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  /** This style is for a moment of today: it is `short` without its day. */
  time: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  /** This style is for tables, all of whose moments are on the same clock. */
  list: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
}

const formats = new Map<string, Intl.DateTimeFormat>()

function partsOf(
  at: number,
  language: Language,
  timeZone: string,
  style: Intl.DateTimeFormatOptions,
) {
  const key = `${language} ${timeZone} ${JSON.stringify(style)}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locales[language], { ...style, timeZone })
    formats.set(key, format)
  }
  return format.formatToParts(at)
}

/** Returns the name that a time zone has at a moment, such as `Mitteleuropäische Zeit`. */
export const formatTimeZone = (at: number, language: Language, timeZone: string): string =>
  partsOf(at, language, timeZone, { timeZoneName: 'longGeneric' }).find(
    ({ type }) => type === 'timeZoneName',
  )?.value ?? timeZone

/**
 * Returns the parts of a moment. The zone has its full name if the language has no abbreviation for it, because `Intl`
 * would write an offset such as `UTC+1`.
 */
function namedParts(at: number, language: Language, timeZone: string, style: keyof typeof styles) {
  // German has abbreviations of its zones, which are as clear as their long names.
  const isGermanFull = language === 'de' && style === 'full'
  const named: Intl.DateTimeFormatOptions = isGermanFull
    ? { ...styles.short, second: '2-digit' }
    : styles[style]
  const parts = partsOf(at, language, timeZone, named)
  const isOffset = parts.some(
    ({ type, value }) => type === 'timeZoneName' && /^(GMT|UTC)./.test(value),
  )
  return isOffset ? partsOf(at, language, timeZone, { ...named, timeZoneName: 'long' }) : parts
}

/**
 * Formats a moment with the zone of its clock in brackets, such as `21 November 2026 at 6:44:03 pm (India Standard
 * Time)`. A line may break before the zone and around the words between, not within the date or the time.
 * @param at ms UTC
 */
export function formatMoment(
  at: number,
  language: Language,
  timeZone: string,
  style: keyof typeof styles = 'full',
): string {
  const parts = namedParts(at, language, timeZone, style)
  return parts
    .map(({ type, value }, n) => {
      // German names the hour before the zone: `18:44 Uhr (MEZ)`.
      if (type === 'timeZoneName') return language === 'de' ? `Uhr (${value})` : `(${value})`
      // French writes `19 h 30`, but a time with seconds with colons.
      if (value === ':' && language === 'fr' && style !== 'full') return '\u00a0h\u00a0'
      const isBeforeZone = parts[n + 1]?.type === 'timeZoneName'
      return isBeforeZone && language !== 'de' ? ' ' : value.replace(/^(\.?)\s$/, '$1\u00a0')
    })
    .join('')
}
