import { locales, type Language } from '../languages.ts'
import { dayOf } from './day.ts'
import { homeTimeZone, localDayOf, timeZoneOf } from './time-zones.ts'

const days = new Map<Language, Intl.DateTimeFormat>()
const rates = new Map<Language, Intl.NumberFormat>()

/** Formats a calendar day, such as `21 November 2026`. @param at Midnight of it in UTC, ms. */
export function formatDay(at: number, language: Language): string {
  let format = days.get(language)
  if (!format) {
    const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
    days.set(language, (format = new Intl.DateTimeFormat(locales[language], style)))
  }
  // French uses an ordinal only for the first of a month.
  const text = format.format(at)
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text
}

/** Holds a day for `<time>`. */
export type Day = { dateTime: string; text: string }

export const dayText = (at: number, language: Language): Day => ({
  dateTime: dayOf(at),
  text: formatDay(at, language),
})

/** Returns the day of a moment on the clock of a zone. */
export const localDayText = (at: number, language: Language, timeZone: string): Day =>
  dayText(Date.parse(localDayOf(at, timeZone)), language)

/** Returns the last day of a term that ends at a moment, on the clock of the home market. */
export const lastDayText = (untilAt: number, language: Language): Day =>
  localDayText(untilAt - 1, language, homeTimeZone())

/**
 * Returns the day of an order as all its pages, mails and papers state it: that in the country of
 * delivery, where its withdrawal period is counted, too. Only the day of issue of an invoice is that of the home market.
 */
export const orderDay = (
  { placedAt, country }: { placedAt: number; country: string },
  language: Language,
): Day => localDayText(placedAt, language, timeZoneOf(country))

/** Formats a tax rate such as `5.5%` from basis points. */
export function formatTaxRate(basisPoints: number, language: Language): string {
  let format = rates.get(language)
  if (!format) {
    const style = { style: 'percent', maximumFractionDigits: 2 } as const
    rates.set(language, (format = new Intl.NumberFormat(locales[language], style)))
  }
  return format.format(basisPoints / 10_000)
}
