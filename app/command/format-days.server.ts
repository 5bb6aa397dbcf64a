import { dayOf } from '#app/shop/currency/day.ts'
import { endOfDay, homeTimeZone, startOfDay } from '#app/shop/currency/time-zones.ts'
import { WrongArguments } from './answer-command.server.ts'

/** The first moment of a day in UTC. @throws {WrongArguments} where it is no day. */
export function dayAt(option: string, text: string): number {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN
  // A 31st of June would be taken for the 1st of July.
  if (Number.isNaN(at) || dayOf(at) !== text)
    throw new WrongArguments(`${option} ${text} is not a day like 2027-01-31.`)
  return at
}

/**
 * The first moment of a day of the home market, and the first one after it, ms UTC: shoppers there are shown the day
 * that was typed. @throws {WrongArguments} where it is no day.
 */
export function homeDay(option: string, text: string): { begins: number; ends: number } {
  dayAt(option, text)
  return { begins: startOfDay(text, homeTimeZone), ends: endOfDay(text, homeTimeZone) }
}

/** `2026-11-21 15:04`, UTC. */
export const formatHomeMoment = (at: number) =>
  new Date(at).toISOString().slice(0, 16).replace('T', ' ')
