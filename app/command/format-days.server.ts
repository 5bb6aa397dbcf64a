import { parseDay } from '#app/i18n/format/day.ts'
import {
  endOfDay,
  homeTimeZone,
  localDayOf,
  localTimeOf,
  startOfDay,
} from '#app/i18n/format/time-zones.ts'
import { UsageError } from './answer-command.server.ts'

/**
 * Returns the first moment of a day of the home market and of the next day, in ms UTC. Shoppers
 * there see the day that was typed.
 * @throws {UsageError} for an invalid day.
 */
export function homeDay(option: string, text: string): { begins: number; ends: number } {
  if (parseDay(text) === undefined)
    throw new UsageError(`${option} ${text} is not a day like 2027-01-31.`)
  return { begins: startOfDay(text, homeTimeZone()), ends: endOfDay(text, homeTimeZone()) }
}

/** Holds the first moment of a term and the first one after it; null means that it has no end. */
type Term = { fromAt: number; untilAt: number | null }

/** Returns the first and the last day of a term in the home market, `YYYY-MM-DD`; null means that it has no end. */
export function homeDaysOf({ fromAt, untilAt }: Term) {
  const homeDayOf = (at: number) => localDayOf(at, homeTimeZone())
  // What was ended before it began has no last day.
  const until = untilAt === null ? null : homeDayOf(Math.max(untilAt - 1, fromAt))
  return { from: homeDayOf(fromAt), until }
}

/** Returns `2027-01-01 to 2027-01-31`, or `2027-01-01 to any day`. */
export function describeHomeDays(term: Term): string {
  const { from, until } = homeDaysOf(term)
  return `${from} to ${until ?? 'any day'}`
}

/** Formats a moment on the clock of the home market as `2026-11-21 15:04`. */
export const formatHomeMoment = (at: number): string => localTimeOf(at, homeTimeZone())
