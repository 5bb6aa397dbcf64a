import { locales, type Language } from '../languages.ts'

const short: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
}

const styles = {
  /** This style shows seconds and the zone's full name, for receipts. */
  full: { dateStyle: 'long', timeStyle: 'full' },
  /** German has abbreviations of its zones, which are as clear as their long names. */
  germanFull: { ...short, second: '2-digit' },
  /** This style shows minutes and the zone's abbreviation, if the language has one. */
  short,
  /** This style is for a moment of today: it is `short` without its day. */
  time: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  /** This style is for tables, all of whose moments are on the same clock. */
  list: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  zone: { timeZoneName: 'longGeneric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

type Style = keyof typeof styles

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(language: Language, timeZone: string, style: Style, hasLongZone = false) {
  const key = `${language} ${timeZone} ${style} ${hasLongZone}`
  const known = formats.get(key)
  if (known) return known
  const options: Intl.DateTimeFormatOptions = { ...styles[style], timeZone }
  if (hasLongZone) options.timeZoneName = 'long'
  const format = new Intl.DateTimeFormat(locales[language], options)
  formats.set(key, format)
  return format
}

/** Returns the name that a time zone has at a moment, such as `Mitteleuropäische Zeit`. */
export const formatTimeZone = (at: number, language: Language, timeZone: string): string =>
  formatIn(language, timeZone, 'zone')
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/**
 * Returns the parts of a moment. The zone has its full name if the language has no abbreviation for it, because `Intl`
 * would write an offset such as `UTC+1`.
 */
function namedParts(at: number, language: Language, timeZone: string, style: Style) {
  const parts = formatIn(language, timeZone, style).formatToParts(at)
  const isOffset = parts.some(
    ({ type, value }) => type === 'timeZoneName' && /^(GMT|UTC)./.test(value),
  )
  return isOffset ? formatIn(language, timeZone, style, true).formatToParts(at) : parts
}

/**
 * Formats a moment without its zone. A line may break after the comma between date and time alone. Tables have many of
 * these, and the parts of a moment take three times as long as its text (2026-11-28).
 */
function formatListed(at: number, language: Language, timeZone: string): string {
  const text = formatIn(language, timeZone, 'list')
    .format(at)
    .replace(/([^,])\s/g, '$1\u00a0')
  return language === 'fr' ? text.replace(':', '\u00a0h\u00a0') : text
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
  style: 'full' | 'short' | 'time' | 'list' = 'full',
): string {
  if (style === 'list') return formatListed(at, language, timeZone)
  const isGermanFull = language === 'de' && style === 'full'
  const parts = namedParts(at, language, timeZone, isGermanFull ? 'germanFull' : style)
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
