import { dayMs } from '#app/i18n/format/day.ts'
import { parseDatePublished } from '#app/shop/catalogue/products/catalogue-record.ts'
import { codeOf, textOf, type OnixNode } from './onix-node.ts'

/**
 * `date` is `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; `at` is its first moment in ms UTC; `isMoment` is
 * true if a time is stated.
 */
export type OnixDate = { date: string; at: number; isMoment: boolean }

const digits = /^(\d{4})(?:-?(\d{2})(?:-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?(\d{2}))?(.*))?)?)?$/

/** Returns the minutes of `Z`, `+0200` or `-03:00`; without a zone UTC is assumed. */
function zoneMinutes(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/**
 * Parses `YYYY`, `YYYYMM`, `YYYYMMDD`, also with hyphens or a time; undefined for an invalid date.
 * The format is detected from the digits, since `dateformat` is often wrong.
 */
export function parseOnixDate(text: string): OnixDate | undefined {
  const [, year, month, day, hour, minute = '0', second = '0', zone = ''] = digits.exec(text) ?? []
  if (year === undefined) return undefined
  // The digits 00 mean an unknown day or month.
  const known = [year, month, day].filter(
    (part, n) => part !== undefined && (n === 0 || part !== '00'),
  )
  const date = known.join('-')
  const first = parseDatePublished(date)
  if (first === undefined) return undefined
  if (hour === undefined) return { date, at: first, isMoment: false }
  const minutes = Number(hour) * 60 + Number(minute) - zoneMinutes(zone)
  return { date, at: first + minutes * 60_000 + Number(second) * 1000, isMoment: true }
}

/** Reads a composite of role and date; in ONIX 2.1 the element itself contains the date. */
export function readDate(node: OnixNode): { text: string; date: OnixDate | undefined } {
  const text = codeOf(node, 'Date') || textOf(node).trim()
  return { text, date: parseOnixDate(text) }
}

/** Returns the end of the day, unless an hour is stated. */
export const endOf = ({ at, isMoment }: OnixDate): number => (isMoment ? at : at + dayMs)
