import { homeTimeZone, localDayOf, startOfDay } from '#app/i18n/format/time-zones.ts'
import { dayField } from '#app/shop/catalogue/text/typed-values.schema.ts'

/**
 * Reads the day of a payment into ms UTC: now for today, otherwise the beginning of the day in the home market; undefined
 * for what is no day.
 */
export function readPaymentDay(typed: string | null, now: number): number | undefined {
  const read = dayField.safeParse(typed ?? '')
  if (!read.success) return undefined
  const zone = homeTimeZone()
  return read.data === localDayOf(now, zone) ? now : startOfDay(read.data, zone)
}
