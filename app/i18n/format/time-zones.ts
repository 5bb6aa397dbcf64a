import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import type { Country } from '../markets.ts'
import { dayMs } from './day.ts'

/** Maps each country to an IANA time zone, that of the capital if there are several. */
const timeZones: Record<Country, string> = {
  IN: 'Asia/Kolkata',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  US: 'America/New_York',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CY: 'Asia/Nicosia',
  CZ: 'Europe/Prague',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MT: 'Europe/Malta',
  NL: 'Europe/Amsterdam',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
}

/** Returns the time zone of a market, or that of the home market for any other country. */
export const timeZoneOf = (country: string): string =>
  Object.hasOwn(timeZones, country) ? timeZones[country as Country] : homeTimeZone()

/** Days that the shopkeeper types are days of the home market. */
export const homeTimeZone = () => timeZones[shopIdentity().homeMarket]

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
    const time = {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    } as const
    clocks.set(
      timeZone,
      // The Swedish format of a timestamp is that of ISO 8601: `2026-12-16 23:59:59`.
      (clock = new Intl.DateTimeFormat('sv-SE', { ...digits, ...time, timeZone })),
    )
  }
  return clock
}

/** Returns by how many ms a time zone is ahead of UTC at a moment. */
function offsetAt(at: number, timeZone: string): number {
  const local = Date.parse(`${clockOf(timeZone).format(at).replace(' ', 'T')}Z`)
  return local - Math.floor(at / 1000) * 1000
}

/** Returns the day in a time zone, `YYYY-MM-DD`. */
export const localDayOf = (at: number, timeZone: string): string =>
  clockOf(timeZone).format(at).slice(0, 10)

/** Returns what a clock shows at a moment, `YYYY-MM-DD HH:MM`. */
export const localTimeOf = (at: number, timeZone: string): string =>
  clockOf(timeZone).format(at).slice(0, 16)

/**
 * Returns the moment at which a clock shows a full hour of a day, ms UTC; hour 24 is the end of the day. If the clock
 * skips the hour, this is the first moment after it.
 * @param day `YYYY-MM-DD`
 */
export function momentOf(day: string, hour: number, timeZone: string): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000
  // The offset differs between the two moments if the clocks change that night.
  const near = asUtc - offsetAt(asUtc, timeZone)
  return asUtc - offsetAt(near, timeZone)
}

/**
 * Returns the first moment of a day, ms UTC.
 * @param day `YYYY-MM-DD`
 */
export const startOfDay = (day: string, timeZone: string): number => momentOf(day, 0, timeZone)

/**
 * Returns the first moment after a day and `days` more, ms UTC.
 * @param day `YYYY-MM-DD`
 */
export function endOfDay(day: string, timeZone: string, days = 0): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + (days + 1) * dayMs)
  return startOfDay(next.toISOString().slice(0, 10), timeZone)
}

/** Returns whether a day begins at this moment. */
export const isMidnight = (at: number, timeZone: string): boolean =>
  startOfDay(localDayOf(at, timeZone), timeZone) === at

/** Returns the end of the home market's day that is `days` after a moment, ms UTC. */
export const endOfHomeDayAfter = (at: number, days: number): number =>
  endOfDay(localDayOf(at, homeTimeZone()), homeTimeZone(), days)
