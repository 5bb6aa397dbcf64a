import { parseDay } from '#app/i18n/format/day.ts'
import { endOfDay, homeTimeZone, startOfDay } from '#app/i18n/format/time-zones.ts'
import { UsageError } from './answer-command.server.ts'

/**
 * Returns the first moment of a day in UTC, in ms.
 * @throws {UsageError} for an invalid day.
 */
export function dayAt(option: string, text: string): number {
  const at = parseDay(text)
  if (at === undefined) throw new UsageError(`${option} ${text} is not a day like 2027-01-31.`)
  return at
}

/**
 * Returns the first moment of a day of the home market and of the next day, in ms UTC. Shoppers
 * there see the day that was typed.
 * @throws {UsageError} for an invalid day.
 */
export function homeDay(option: string, text: string): { begins: number; ends: number } {
  dayAt(option, text)
  return { begins: startOfDay(text, homeTimeZone()), ends: endOfDay(text, homeTimeZone()) }
}

/** Formats a moment in UTC as `2026-11-21 15:04`. */
export const formatHomeMoment = (at: number) =>
  new Date(at).toISOString().slice(0, 16).replace('T', ' ')
