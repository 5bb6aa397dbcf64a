import { defaultLanguage } from '#app/i18n/languages.ts'
import { marketOfLanguage, type Country } from './countries.ts'
import { dayMs } from './day.ts'

/** By IANA name; of a country with several, that of its capital. */
const timeZones: Record<Country, string> = {
  ...{ IN: 'Asia/Kolkata', DE: 'Europe/Berlin', FR: 'Europe/Paris', GB: 'Europe/London' },
  ...{ AT: 'Europe/Vienna', CH: 'Europe/Zurich', US: 'America/New_York', BE: 'Europe/Brussels' },
  ...{ BG: 'Europe/Sofia', CY: 'Asia/Nicosia', CZ: 'Europe/Prague', DK: 'Europe/Copenhagen' },
  ...{ EE: 'Europe/Tallinn', ES: 'Europe/Madrid', FI: 'Europe/Helsinki', GR: 'Europe/Athens' },
  ...{ HR: 'Europe/Zagreb', HU: 'Europe/Budapest', IE: 'Europe/Dublin', IT: 'Europe/Rome' },
  ...{ LT: 'Europe/Vilnius', LU: 'Europe/Luxembourg', LV: 'Europe/Riga', MT: 'Europe/Malta' },
  ...{ NL: 'Europe/Amsterdam', PL: 'Europe/Warsaw', PT: 'Europe/Lisbon', RO: 'Europe/Bucharest' },
  ...{ SE: 'Europe/Stockholm', SI: 'Europe/Ljubljana', SK: 'Europe/Bratislava' },
}

/** The clock of a market; of a country that is none, that of the home market. */
export const timeZoneOf = (country: string): string =>
  Object.hasOwn(timeZones, country) ? timeZones[country as Country] : homeTimeZone

/** Days that the shopkeeper types are days of the home market, the one of the default language. */
export const homeTimeZone = timeZones[marketOfLanguage(defaultLanguage)]

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
      // The Swedish way to write a moment is that of ISO 8601: `2026-12-16 23:59:59`.
      (clock = new Intl.DateTimeFormat('sv-SE', { ...digits, ...time, timeZone })),
    )
  }
  return clock
}

/** How far the clock of a zone is ahead of UTC at a moment, ms. */
function offsetAt(at: number, timeZone: string): number {
  const local = Date.parse(`${clockOf(timeZone).format(at).replace(' ', 'T')}Z`)
  return local - Math.floor(at / 1000) * 1000
}

/** The day in a zone, `YYYY-MM-DD`. */
export const localDayOf = (at: number, timeZone: string): string =>
  clockOf(timeZone).format(at).slice(0, 10)

/** The first moment of a day, ms UTC. @param day `YYYY-MM-DD` */
export function startOfDay(day: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`)
  // The offset may change between the two moments, where clocks are changed that night.
  const near = asUtc - offsetAt(asUtc, timeZone)
  return asUtc - offsetAt(near, timeZone)
}

/** The first moment after a day, and after so many `days` more, ms UTC. @param day `YYYY-MM-DD` */
export function endOfDay(day: string, timeZone: string, days = 0): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + (days + 1) * dayMs)
  return startOfDay(next.toISOString().slice(0, 10), timeZone)
}

/** Whether a day ends and another one begins at this moment. */
export const isMidnight = (at: number, timeZone: string): boolean =>
  startOfDay(localDayOf(at, timeZone), timeZone) === at

/** The end of the day of the home market that is so many days after a moment, ms UTC. */
export const endOfHomeDayAfter = (at: number, days: number): number =>
  endOfDay(localDayOf(at, homeTimeZone), homeTimeZone, days)
