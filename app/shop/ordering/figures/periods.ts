import { dayAfter, dayBefore, dayMs, dayOf } from '#app/i18n/format/day.ts'

/** Both days belong to the period; each is `YYYY-MM-DD`. */
export type DayPeriod = { from: string; until: string }

export const periodSteps = ['day', 'week', 'month'] as const
export type PeriodStep = (typeof periodSteps)[number]

export const periodPresets = [
  '30-days',
  'this-month',
  'last-month',
  'this-year',
  'last-year',
] as const
export type PeriodPreset = (typeof periodPresets)[number]

/** No period begins before this day, when no shop of ours was there. */
export const earliestDay = '2000-01-01'
/** This is the year of an order and the ten whole years after it, for which orders are stored. */
export const longestYears = 11
/** A page shows at most so many days, weeks or months: the months of the longest period, which may begin within one. */
export const mostSteps = longestYears * 12 + 1

const daysBefore = (day: string, days: number) => dayOf(Date.parse(day) - days * dayMs)
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
const firstOfYear = (day: string) => `${day.slice(0, 4)}-01-01`

/** Returns the 30 days up to and with this one. */
export const thirtyDaysUntil = (until: string): DayPeriod => ({
  from: daysBefore(until, 29),
  until,
})

/** Returns the days of a preset; none of them is after `today`. */
export function presetPeriod(preset: PeriodPreset, today: string): DayPeriod {
  switch (preset) {
    case '30-days':
      return thirtyDaysUntil(today)
    case 'this-month':
      return { from: firstOfMonth(today), until: today }
    case 'last-month': {
      const until = dayBefore(firstOfMonth(today))
      return { from: firstOfMonth(until), until }
    }
    case 'this-year':
      return { from: firstOfYear(today), until: today }
    case 'last-year': {
      const until = dayBefore(firstOfYear(today))
      return { from: firstOfYear(until), until }
    }
  }
}

/** Returns the first day of the longest period that ends with a day. */
export function earliestFrom(until: string): string {
  const year = Number(until.slice(0, 4)) - longestYears
  return dayAfter(until.replace(/^\d{4}/, String(year)).replace('-02-29', '-02-28'))
}

export const countDaysOf = ({ from, until }: DayPeriod): number =>
  from > until ? 0 : (Date.parse(until) - Date.parse(from)) / dayMs + 1

/** Returns the day with which a step begins; a week begins on Monday (ISO 8601). */
export function startOfStep(day: string, step: PeriodStep): string {
  if (step === 'month') return firstOfMonth(day)
  return step === 'week' ? daysBefore(day, (new Date(day).getUTCDay() + 6) % 7) : day
}

function endOfStep(day: string, step: PeriodStep): string {
  if (step === 'day') return day
  if (step === 'week') return daysBefore(startOfStep(day, 'week'), -6)
  const next = new Date(firstOfMonth(day))
  next.setUTCMonth(next.getUTCMonth() + 1)
  return dayBefore(dayOf(next.getTime()))
}

/** Splits a period into days, weeks or months. The first and the last have only the days within the period. */
export function listSteps({ from, until }: DayPeriod, step: PeriodStep): DayPeriod[] {
  const steps: DayPeriod[] = []
  for (let first = from; first <= until; first = dayAfter(steps.at(-1)!.until)) {
    const last = endOfStep(first, step)
    steps.push({ from: first, until: last < until ? last : until })
  }
  return steps
}

/** Returns the step that makes between about ten and forty rows of a period. */
export function usualStep(period: DayPeriod): PeriodStep {
  const days = countDaysOf(period)
  if (days <= 45) return 'day'
  return days <= 200 ? 'week' : 'month'
}

/** Returns the wanted step, or the next longer one of which the period does not have too many. */
export function fittingStep(period: DayPeriod, wanted: PeriodStep): PeriodStep {
  const days = countDaysOf(period)
  // A period may begin and end within a week.
  const counts = { day: days, week: Math.ceil(days / 7) + 1, month: 0 }
  return periodSteps.slice(periodSteps.indexOf(wanted)).find((step) => counts[step] <= mostSteps)!
}

/** Returns the number of a week and its year (ISO 8601): those of its Thursday. */
export function isoWeekOf(day: string): { week: number; year: number } {
  const thursday = daysBefore(startOfStep(day, 'week'), -3)
  const daysOfYear = (Date.parse(thursday) - Date.parse(firstOfYear(thursday))) / dayMs
  return { week: Math.floor(daysOfYear / 7) + 1, year: Number(thursday.slice(0, 4)) }
}
