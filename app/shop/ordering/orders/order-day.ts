import { localDayText, type Day } from '#app/i18n/format/format-order.ts'
import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import type { Language } from '#app/i18n/languages.ts'

/**
 * Returns the day of an order as all its pages, mails and papers state it: that in the country of
 * delivery, where its withdrawal period is counted, too. Only the day of issue of an invoice is that of the home market.
 */
export const orderDay = (
  { placedAt, country }: { placedAt: number; country: string },
  language: Language,
): Day => localDayText(placedAt, language, timeZoneOf(country))
