import { dayMs, dayOf } from '#app/i18n/format/day.ts'

/** Returns the holiday of a year, ms UTC. */
type HolidayRule = (year: number) => number

type Calendar = {
  rules: HolidayRule[]
  /** Returns the day that is free as well if a holiday falls on this day of a weekend. */
  substituteOf?: (at: number, others: Set<number>) => number
  /** Holds by year the holidays (`MM-DD`) that follow the moon. */
  dated?: Record<number, string>
}

const weekdayOf = (at: number) => new Date(at).getUTCDay()
const isWeekend = (at: number) => weekdayOf(at) === 0 || weekdayOf(at) === 6

/** Returns the rules of holidays that are the same day each year. */
const fixed = (...days: string[]): HolidayRule[] =>
  days.map((day) => (year) => Date.parse(`${year}-${day}`))

/** Returns the rules of holidays by their number of days after Easter Sunday. */
const byEaster = (...offsets: number[]): HolidayRule[] =>
  offsets.map((days) => (year) => easterOf(year) + days * dayMs)

/** Returns the nth weekday of a month, which counts from 1; Sunday is 0. */
const nth =
  (n: number, weekday: number, month: number): HolidayRule =>
  (year) => {
    const first = Date.UTC(year, month - 1, 1)
    return first + (((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7) * dayMs
  }

const lastMonday =
  (month: number): HolidayRule =>
  (year) => {
    const last = Date.UTC(year, month, 0)
    return last - ((weekdayOf(last) + 6) % 7) * dayMs
  }

/** Returns Easter Sunday by the algorithm of Meeus, Jones and Butcher (Nature, 20 April 1876). */
function easterOf(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1)
}

const goodFriday = -2
const easterMonday = 1
const ascension = 39
const whitMonday = 50
const corpusChristi = 60

/**
 * Holds the holidays of whole countries, as of 2026-11-27. Those of one German or Indian state or one Swiss canton are
 * left out, because the address does not say which apply. The package date-holidays is not used: its data are CC BY-SA,
 * it installs 45 MB, takes 0.1 s to load, and lacks Diwali, Holi and Id in India.
 */
const calendars: Record<string, Calendar> = {
  // The gazetted holidays of the central government (Department of Personnel and Training). Those by the moon are Holi,
  // Id-ul-Fitr, Ram Navami, Mahavir Jayanti, Buddha Purnima, Id-uz-Zuha, Muharram, Milad-un-Nabi, Janmashtami,
  // Dussehra, Diwali and Guru Nanak. Those after 2026 are calculated (timeanddate.com) and may still move by a day.
  IN: {
    rules: [...fixed('01-26', '08-15', '10-02', '12-25'), ...byEaster(goodFriday)],
    dated: {
      2026: '03-04 03-21 03-26 03-31 05-01 05-27 06-26 08-26 09-04 10-20 11-08 11-24',
      2027: '03-22 03-10 04-15 04-18 05-20 05-17 06-16 08-15 08-25 10-09 10-29 11-14',
      2028: '03-11 02-27 04-03 04-07 05-08 05-06 06-04 08-04 08-13 09-27 10-17 11-02',
    },
  },
  // Article 2 of the Unification Treaty and the holidays that all states have.
  DE: {
    rules: [
      ...fixed('01-01', '05-01', '10-03', '12-25', '12-26'),
      ...byEaster(goodFriday, easterMonday, ascension, whitMonday),
    ],
  },
  // Article L3133-1 of the Code du travail.
  FR: {
    rules: [
      ...fixed('01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'),
      ...byEaster(easterMonday, ascension, whitMonday),
    ],
  },
  // Bank holidays of England and Wales (gov.uk/bank-holidays).
  GB: {
    rules: [
      ...fixed('01-01', '12-25', '12-26'),
      ...byEaster(goodFriday, easterMonday),
      nth(1, 1, 5),
      lastMonday(5),
      lastMonday(8),
    ],
    substituteOf: nextFreeWeekday,
  },
  // Section 7 of the Arbeitsruhegesetz.
  AT: {
    rules: [
      ...fixed('01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'),
      ...byEaster(easterMonday, ascension, whitMonday, corpusChristi),
    ],
  },
  // The national day and the days on which the Swiss Post delivers nowhere.
  CH: {
    rules: [
      ...fixed('01-01', '08-01', '12-25', '12-26'),
      ...byEaster(goodFriday, easterMonday, ascension, whitMonday),
    ],
  },
  // Federal holidays, 5 U.S.C. 6103.
  US: {
    rules: [
      ...fixed('01-01', '06-19', '07-04', '11-11', '12-25'),
      nth(3, 1, 1),
      nth(3, 1, 2),
      lastMonday(5),
      nth(1, 1, 9),
      nth(2, 1, 10),
      nth(4, 4, 11),
    ],
    substituteOf: (at) => at + (weekdayOf(at) === 6 ? -dayMs : dayMs),
  },
}

function nextFreeWeekday(at: number, others: Set<number>): number {
  let day = at + dayMs
  while (isWeekend(day) || others.has(day)) day += dayMs
  return day
}

function listHolidays({ rules, substituteOf, dated }: Calendar, year: number): Set<string> {
  // The next year counts as well, because the day before may be free for its New Year's Day.
  const days = new Set([year, year + 1].flatMap((one) => rules.map((rule) => rule(one))))
  for (const day of [...days].sort((one, other) => one - other))
    if (substituteOf && isWeekend(day)) days.add(substituteOf(day, days))
  const byMoon = dated?.[year]?.split(' ') ?? []
  return new Set([...[...days].map(dayOf), ...byMoon.map((day) => `${year}-${day}`)])
}

const known = new Map<string, Set<string>>()

/**
 * Tells whether a day is a public holiday of a country; a country without a calendar has none. A year is calculated
 * once in a process.
 * @param day `YYYY-MM-DD`
 */
export function isHoliday(day: string, country: string): boolean {
  const calendar = calendars[country]
  if (!calendar) return false
  const key = country + day.slice(0, 4)
  let days = known.get(key)
  if (!days) known.set(key, (days = listHolidays(calendar, Number(day.slice(0, 4)))))
  return days.has(day)
}
