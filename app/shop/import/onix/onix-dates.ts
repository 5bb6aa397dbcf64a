import { dayMs } from '../../currency/day.ts'
import { parseDatePublished } from '../catalogue-record.ts'
import { codeOf, textOf, type OnixNode } from './onix-node.ts'

/** `date`: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. `at`: its first moment, ms UTC. `isMoment`: it has an hour, too. */
export type OnixDate = { date: string; at: number; isMoment: boolean }

const digits = /^(\d{4})(?:-?(\d{2})(?:-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?(\d{2}))?(.*))?)?)?$/

/** Minutes of `Z`, `+0200`, `-03:00`; undefined for none, which is taken as UTC. */
function zoneMinutes(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/**
 * A date as ONIX writes it, told by its digits (its `dateformat` is wrong too often): `YYYY`, `YYYYMM`,
 * `YYYYMMDD`, with hyphens, or with a time behind. Undefined for what is in no calendar.
 */
export function parseOnixDate(text: string): OnixDate | undefined {
  const [, year, month, day, hour, minute = '0', second = '0', zone = ''] = digits.exec(text) ?? []
  if (year === undefined) return undefined
  // 00 stands for a day or month that is not known.
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

/** The date that a composite of role and date holds; 2.1 has the date in the element itself. */
export function readDate(node: OnixNode): { text: string; date: OnixDate | undefined } {
  const text = codeOf(node, 'Date') || textOf(node).trim()
  return { text, date: parseOnixDate(text) }
}

/** The end of what holds until a date: of its day, where no hour is said. */
export const endOf = ({ at, isMoment }: OnixDate): number => (isMoment ? at : at + dayMs)
